import type { RequestHandler, ServerBuild } from "@remix-run/server-runtime";
import type * as entryServer from "./entry.server";

/** Exports of the build: Remix's server build, whose entry module has what the hosts need (see entry.server). */
export interface ShopBundle extends Omit<ServerBuild, "entry"> {
  entry: { module: typeof entryServer };
  /** Another one for every change of what runs on the server; added by `scripts/build.js`. */
  release: string;
}

/** Remix's handler of the build, made once: it converts all routes. */
export function handlerOf(bundle: ShopBundle, mode: "production" | "development"): RequestHandler {
  const build = bundle as unknown as ServerBuild; // only the entry module has a narrower type
  return bundle.entry.module.createRequestHandler(build, mode);
}
