import type { ServerBuild } from "@remix-run/server-runtime";
import type * as entryServer from "./entry.server";

/** Exports of the build: Remix's server build, whose entry module has what the hosts need (see entry.server). */
export interface ShopBundle extends Omit<ServerBuild, "entry"> {
  entry: { module: typeof entryServer };
}

/** The same build with Remix's type. */
export function asBuild(bundle: ShopBundle): ServerBuild {
  return bundle as unknown as ServerBuild; // only the entry module has a narrower type
}
