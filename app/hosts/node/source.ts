import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { RequestHandler } from "@remix-run/node";
import { handlerOf, type ShopBundle } from "~/bundle";
import { openStaticFiles } from "./static-files";

type Next = () => void;

/** Source of code and static files: the build, or Vite in development. */
export interface Source {
  load(): Promise<{ bundle: ShopBundle; handle: RequestHandler }>;
  serveStatic(request: IncomingMessage, response: ServerResponse, next: Next): void;
  /** The placeholder for a missing picture. */
  placeholder: string;
  close(): Promise<void>;
}

export async function openBuild(folder: URL): Promise<Source> {
  const bundle = (await import(new URL("server/index.js", folder).href)) as ShopBundle; // made by our own build
  const client = fileURLToPath(new URL("client", folder));
  const loaded = { bundle, handle: handlerOf(bundle, "production") };
  return {
    load: () => Promise.resolve(loaded),
    serveStatic: openStaticFiles(client),
    placeholder: `${client}/placeholder.svg`,
    close: () => Promise.resolve(),
  };
}

export async function openVite(): Promise<Source> {
  const vite = await import("vite");
  const server = await vite.createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    async load() {
      const bundle = (await server.ssrLoadModule("virtual:remix/server-build")) as ShopBundle; // Remix's plugin makes it
      return { bundle, handle: handlerOf(bundle, "development") };
    },
    serveStatic: server.middlewares,
    placeholder: "public/placeholder.svg",
    close: () => server.close(),
  };
}
