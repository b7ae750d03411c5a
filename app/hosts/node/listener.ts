import type { IncomingMessage, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { ShopConfig } from "~/lib/server/config.server";
import { createPictures } from "./pictures";
import { sendResponse } from "./send-response";
import type { NodeSettings } from "./settings";
import { openSource } from "./source";

type Listen = (request: IncomingMessage, response: ServerResponse) => void;

/** The shop as a node:http listener: health, static files, pictures, then Remix. */
export async function createListener(options: {
  config: ShopConfig;
  settings: NodeSettings;
  isDev: boolean;
}): Promise<{ listen: Listen; close(): Promise<void> }> {
  const { config, settings, isDev } = options;
  const source = await openSource(isDev);
  const pictures = createPictures({ origin: config.mediaOrigins[0] ?? "", cacheDir: `${settings.dataDir}/pictures` });

  const listen: Listen = (incoming, outgoing) => {
    if (incoming.url === "/healthz") return void outgoing.writeHead(200, { "Cache-Control": "no-store" }).end("ok\n");
    source.serveStatic(incoming, outgoing, () => {
      answer(incoming, outgoing).catch((error: unknown) => {
        console.error(error);
        if (!outgoing.headersSent) outgoing.writeHead(500, { "Content-Type": "text/plain" });
        outgoing.end("An error occurred\n");
      });
    });
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { bundle, handle } = await source.load();
    const { guardRequest, parsePicturePath, setSecurityHeaders } = bundle.entry.module;
    const url = requestUrl(incoming, config.publicOrigin);
    if (!url) return void outgoing.writeHead(400).end();
    const picture = parsePicturePath(url.pathname);
    if (picture) return pictures.send(picture, incoming, outgoing);

    const requestId = randomUUID();
    const aborter = new AbortController();
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) aborter.abort();
    });
    const guarded = guardRequest(toRequest(incoming, url, aborter.signal), config.publicOrigin);
    const response = await handle(guarded.request, {
      config,
      requestId,
      waitUntil: () => undefined,
      shareInFlight: true,
      clientAddress: clientAddress(incoming, settings.trustedProxies),
      isForeignPost: guarded.isForeignPost,
    });
    const headers = new Headers(response.headers);
    setSecurityHeaders(headers, { isSecure: url.protocol === "https:" });
    headers.set("X-Request-Id", requestId);
    await sendResponse(incoming, outgoing, response, headers);
  }

  return { listen, close: () => source.close() };
}

function requestUrl(incoming: IncomingMessage, publicOrigin: string | null): URL | null {
  const origin = publicOrigin ?? `http://${incoming.headers.host ?? "localhost"}`;
  // A request line may carry "//host/…" or an absolute address; only its path is ours.
  const path = (incoming.url ?? "/").replace(/^[a-z]+:\/\/[^/]+/i, "").replace(/^\/{2,}/, "/");
  return URL.canParse(path, origin) ? new URL(path, origin) : null;
}

/** The connection's, or what the outermost of our own proxies wrote down; anything further left anybody may have written. */
function clientAddress(incoming: IncomingMessage, trustedProxies: number): string | null {
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  const told = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : null;
  return told || (incoming.socket.remoteAddress ?? null);
}

function toRequest(incoming: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    const name = incoming.rawHeaders[at] ?? "";
    if (!name.startsWith(":")) headers.append(name, incoming.rawHeaders[at + 1] ?? "");
  }
  const method = incoming.method ?? "GET";
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers, signal });
  const body = Readable.toWeb(incoming) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>; // one class, two type files
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit); // `duplex` is missing in the DOM types
}
