import type { ServerBuild } from "@remix-run/server-runtime";
import type * as entryServer from "./entry.server";

/** Exports of the build: Remix's server build, whose entry module has what the hosts need (see entry.server). */
export interface ShopBundle extends Omit<ServerBuild, "entry"> {
  entry: ServerBuild["entry"] & { module: typeof entryServer };
  /** Different for every change of what runs on the server; added by `scripts/build.js`. */
  release: string;
}
