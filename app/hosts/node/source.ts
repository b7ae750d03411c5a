import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/server-runtime";
import type { RequestHandler } from "@remix-run/server-runtime";
import sirv from "sirv";
import { asBuild, type ShopBundle } from "~/hosts/bundle";

type Next = () => void;

/** Where code and static files come from: the build, or Vite while developing. */
export interface Source {
  load(): Promise<{ bundle: ShopBundle; handle: RequestHandler }>;
  serveStatic(request: IncomingMessage, response: ServerResponse, next: Next): void;
  close(): Promise<void>;
}

export function openSource(isDev: boolean): Promise<Source> {
  return isDev ? openVite() : openBuild();
}

async function openBuild(): Promise<Source> {
  const bundle = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ShopBundle; // made by our own build
  const files = sirv("build/client", {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader("X-Content-Type-Options", "nosniff");
      const isHashed = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  // Made once: it turns every route into the router's own form.
  const loaded = { bundle, handle: createRequestHandler(asBuild(bundle), "production") };
  return { load: () => Promise.resolve(loaded), serveStatic: files, close: () => Promise.resolve() };
}

async function openVite(): Promise<Source> {
  const vite = await import("vite");
  const server = await vite.createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    async load() {
      const bundle = (await server.ssrLoadModule("virtual:remix/server-build")) as ShopBundle; // Remix's plugin makes it
      return { bundle, handle: createRequestHandler(asBuild(bundle), "development") };
    },
    serveStatic: server.middlewares,
    close: () => server.close(),
  };
}
