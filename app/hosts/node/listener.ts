import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { parsePicturePath } from "~/lib/images";
import { urlAt } from "~/lib/server/protection/guard-request.server";
import { createLog } from "~/lib/server/protection/log.server";
import { connectionOf } from "~/lib/server/render/connection-hints";
import { guestPageKey } from "~/lib/server/render/guest-page-key";
import type { ShopHandler } from "~/lib/server/render/shop-handler.server";
import type { GuestPage } from "~/lib/server/request/host-context";
import { isPrefetch } from "~/lib/server/request/is-prefetch";
import type { Cdn } from "./cdn";
import { type Listen, oneAtATime } from "./connections";
import type { GuestPages } from "./guest-pages";
import { createPageLimit, sendBusyPage } from "./page-limit";
import { createPictures } from "./pictures";
import { sendResponse } from "./send-response";
import type { NodeSettings } from "./settings";
import type { Source } from "./source";
import { noTracing, type Tracing } from "./tracing";

const UNKNOWN_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);

/** Health checks are answered however busy the process is. */
const PROBES = new Set(["/healthz", "/readyz"]);

interface ListenerOptions {
  readonly settings: NodeSettings;
  readonly source: Pick<Source, "serveStatic" | "placeholder">;
  readonly loadShop: () => Promise<ShopHandler>;
  readonly guestPages: GuestPages | null;
  readonly cdn?: Cdn | null;
  readonly tracing?: Tracing;
}

/**
 * node:http listener: static files, pictures, cached guest pages, then the handler that all hosts
 * share.
 */
export async function createListener(options: ListenerOptions): Promise<Listen> {
  const { settings, source, loadShop, guestPages, cdn = null, tracing = noTracing } = options;
  const { config } = await loadShop();
  const log = createLog(config.logLevel);
  const pictures = createPictures({
    origin: config.mediaOrigins[0] ?? "",
    cacheDir: `${settings.dataDir}/pictures`,
    maxBytes: settings.pictureCacheBytes,
    placeholder: source.placeholder,
    headers: cdn?.tag(["pictures"]) ?? {},
    log,
  });

  const reads = createPageLimit();
  // Writes may wait 20 s for the backend, and must not hold up pages. After a longer queue they
  // would be answered too late.
  const writes = createPageLimit({ waiting: 64 });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "GET", headers } = incoming;
    if (UNKNOWN_METHODS.has(method)) return void outgoing.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    const url = urlAt(config.publicOrigin ?? `http://${headers.host ?? "localhost"}`, pathOf(incoming));
    if (!url) return void outgoing.writeHead(400).end();
    const picture = parsePicturePath(url.pathname);
    if (picture) return pictures.send(picture, incoming, outgoing);
    const key = guestPages && guestPageKey(method, url, (name) => headerOf(incoming, name));
    const generation = guestPages?.generation ?? 0;
    let storedPage: GuestPage | undefined;
    // Some CDNs ignore `Vary`: they only get pages for ordinary connections.
    const header = (name: string) => headerOf(incoming, name);
    const isOrdinary = !connectionOf(header).isFrugal && !isPrefetch(header);
    const storePage = (page: GuestPage) => {
      if (isOrdinary) cdn?.markPage(page.headers, page.tags);
      if (key) guestPages?.store(key, { ...page, path: url.pathname }, generation);
      storedPage = page;
    };
    const render = async () => {
      const shop = await loadShop();
      const aborter = new AbortController();
      const request = toRequest({ incoming, outgoing }, url, aborter.signal);
      outgoing.once("close", () => {
        // Undici holds the controller behind `request.signal` weakly. Naming the request here keeps
        // it alive.
        if (!outgoing.writableFinished && !request.signal.aborted) aborter.abort();
      });
      return shop.fetch(request, {
        requestId: randomUUID(),
        clientAddress: clientAddress(incoming, settings.trustedProxies),
        trace: tracing.trace,
        storePage: key === null ? undefined : storePage,
      });
    };
    const send = (response: Response) => {
      // Not after a purge meanwhile: the CDN would cache what it has just removed.
      if (storedPage && isOrdinary && generation === guestPages?.generation)
        cdn?.markPage(response.headers, storedPage.tags);
      return sendResponse(response, {
        incoming,
        outgoing,
        dictionaries: guestPages?.dictionaries,
        storedPath: storedPage && url.pathname,
      });
    };
    if (PROBES.has(url.pathname)) return send(await render());
    const stored = guestPages && key !== null ? { key, send: () => guestPages.send(key, incoming, outgoing) } : null;
    const pageLimit = method === "GET" || method === "HEAD" ? reads : writes;
    if (!(await pageLimit.run({ outgoing, stored, render, send }))) sendBusyPage(outgoing);
  }

  return oneAtATime((incoming, outgoing) => {
    source.serveStatic(incoming, outgoing, () => {
      const answering = tracing.request({ incoming, outgoing }, () => answer(incoming, outgoing));
      answering.catch((error: unknown) => {
        log("error", "answering failed", { method: incoming.method, error });
        if (!outgoing.headersSent) outgoing.writeHead(500, { "Content-Type": "text/plain" });
        outgoing.end("An error occurred\n");
      });
    });
  });
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join("; ") : value;
}

/** A request line may contain an absolute URL. */
function pathOf({ url = "/" }: IncomingMessage): string {
  return url.replace(/^[a-z]+:\/\/[^/]+/i, "");
}

/** Added by the outermost of our own proxies, if any; entries further left can be forged. */
function clientAddress(incoming: IncomingMessage, trustedProxies: number): string | null {
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  const address = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : null;
  return address || (incoming.socket.remoteAddress ?? null);
}

interface Connection {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

function toRequest(connection: Connection, url: URL, signal: AbortSignal): Request {
  const { method = "GET", headersDistinct } = connection.incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers, signal });
  const body = createReadableStreamFromReadable(detach(connection));
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit); // `duplex` is missing in the DOM types
}

/**
 * A separate stream: aborting the body must not close the connection before the response is sent.
 */
function detach({ incoming, outgoing }: Connection): PassThrough {
  const body = new PassThrough();
  incoming.pipe(body);
  incoming.once("error", (error) => body.destroy(error));
  // Drains the body, so that the connection can be reused even if no route reads it.
  body.once("close", () => incoming.resume());
  outgoing.once("finish", () => body.destroy());
  return body;
}
