import type { ServerBuild } from "@remix-run/server-runtime";
import type * as entryServer from "./entry.server";

/** What the build exports: Remix's server build, whose entry module carries what the hosts need (see entry.server). */
export interface ShopBundle extends Omit<ServerBuild, "entry"> {
  entry: { module: typeof entryServer };
}

/** The same build, as Remix types it. */
export function asBuild(bundle: ShopBundle): ServerBuild {
  return bundle as unknown as ServerBuild; // only the entry module is typed closer here
}
