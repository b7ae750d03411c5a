import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import type { ShopBundle } from "~/bundle";
import { openStaticFiles } from "./static-files";

type Next = () => void;

export interface Source {
  /** Returns the same object until a source file changes. */
  load(): Promise<ShopBundle>;
  serveStatic(request: IncomingMessage, response: ServerResponse, next: Next): void;
  mode: "production" | "development";
  placeholder: string;
  close(): Promise<void>;
}

export async function openBuild(folder: URL): Promise<Source> {
  const bundle = (await import(new URL("server/index.js", folder).href)) as ShopBundle; // made by our own build
  const client = fileURLToPath(new URL("client", folder));
  return {
    load: () => Promise.resolve(bundle),
    serveStatic: openStaticFiles(client),
    mode: "production",
    placeholder: `${client}/placeholder.svg`,
    close: () => Promise.resolve(),
  };
}

/** Hot reload shares the port of `server`. Resolves once all routes are loaded. */
export async function openVite(server: Server): Promise<Source> {
  const { createServer } = await import("vite");
  const start = performance.now();
  console.log("Preparing the first page …");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  // During a reload after an edit, Vite would return a half-loaded bundle, because it imports
  // itself (lib/server/request/screens.server).
  const inTurn = pLimit(1);
  const load = () => inTurn(() => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ShopBundle>); // made by Remix's plugin
  await load();
  console.log(`The first page is prepared, after ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  return {
    load,
    serveStatic: vite.middlewares,
    mode: "development",
    placeholder: "public/placeholder.svg",
    close: () => vite.close(),
  };
}
