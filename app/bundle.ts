import type { ServerBuild } from "@remix-run/server-runtime";
import type * as entryServer from "./entry.server";

/** Remix's server build, with an entry module for the hosts (entry.server). */
export interface ShopBundle extends Omit<ServerBuild, "entry"> {
  entry: ServerBuild["entry"] & { module: typeof entryServer };
  /** Changes with the server code; added by `scripts/build.js`. */
  release: string;
}
