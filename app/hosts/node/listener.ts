import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import type { ShopConfig } from "~/lib/server/config.server";
import { createLog } from "~/lib/server/log.server";
import type { HostContext } from "~/lib/server/host-context";
import { createDocuments } from "./documents";
import { nobodysContext } from "./nobodys-context";
import { createPictures } from "./pictures";
import { sendDocument } from "./send-document";
import { sendResponse } from "./send-response";
import type { NodeSettings } from "./settings";
import type { Readiness } from "./readiness";
import type { Source } from "./source";
import { noTracing, type Tracing } from "./tracing";

/** A web Request cannot be made of these. */
const UNKNOWN_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);

type Listen = (request: IncomingMessage, response: ServerResponse) => void;

/** The shop as a node:http listener: health check, static files, pictures, then Remix. */
export function createListener(options: {
  config: ShopConfig;
  settings: NodeSettings;
  source: Source;
  readiness: Readiness;
  tracing?: Tracing;
}): Listen {
  const { config, settings, source, readiness, tracing = noTracing } = options;
  const log = createLog(config.logLevel);
  const pictures = createPictures({
    origin: config.mediaOrigins[0] ?? "",
    cacheDir: `${settings.dataDir}/pictures`,
    maxBytes: settings.pictureCacheBytes,
    placeholder: source.placeholder,
    log,
  });
  const documents = createDocuments();

  /** `key` where the page that is made may be kept for everybody. */
  function contextFor(key: string | null): HostContext {
    const { generation } = documents;
    return {
      ...nobodysContext(config),
      ...(key !== null && { keepDocument: (page, under = key) => documents.keep(under, page, generation) }),
      purgeDocuments: documents.purge,
    };
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { bundle, handle } = await source.load();
    const { addressAt, guardRequest, isAddressTooLong, parsePicturePath, setSecurityHeaders } = bundle.entry.module;
    const { asksForData, documentKey, fillPage, isAnonymous, renewDocument, serves } = bundle.entry.module;
    const { timeRequest, withoutCookies } = bundle.entry.module;
    if (UNKNOWN_METHODS.has(incoming.method ?? ""))
      return void outgoing.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    if (isAddressTooLong(incoming.url ?? "")) return void outgoing.writeHead(414).end();
    const url = addressAt(config.publicOrigin ?? `http://${incoming.headers.host ?? "localhost"}`, pathOf(incoming));
    if (!url) return void outgoing.writeHead(400).end();
    const picture = parsePicturePath(url.pathname);
    if (picture) return pictures.send(picture, incoming, outgoing);

    const asked = { method: incoming.method ?? "GET", url, header: (name: string) => headerOf(incoming, name) };
    const key = source.keepsPages ? documentKey(asked) : null;
    const document = key === null ? null : documents.find(key);
    const service = document && serves(document.page, asked);
    if (key !== null && document && service) {
      if (documents.claimRenewal(document)) {
        renewDocument(handle, withoutCookies(asked), contextFor(key)).then(
          (isKept) => isKept || documents.drop(key),
          (error: unknown) => log("error", "renewing a kept page failed", { error }),
        );
      }
      if (service === "whole") return sendDocument({ documents, document }, { incoming, outgoing });
    }

    const aborter = new AbortController();
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) aborter.abort();
    });
    const isOfNobody = key !== null && asksForData(asked);
    const request = isOfNobody ? withoutCookies(asked) : toRequest({ incoming, outgoing }, url, aborter.signal);
    const guarded = guardRequest(request, config.publicOrigin);
    const timing = timeRequest(tracing.watch);
    const context = {
      ...contextFor(isAnonymous(asked) ? key : null),
      watch: timing.watch,
      clientAddress: clientAddress(incoming, settings.trustedProxies),
      isForeignPost: guarded.isForeignPost,
    };
    const kept = service === "filled" ? document?.page : undefined;
    const answered = kept ? await fillPage(guarded.request, context, kept) : await handle(guarded.request, context);
    const response = new Response(answered.body, answered);
    setSecurityHeaders(response.headers, { isSecure: url.protocol === "https:" });
    response.headers.set("X-Request-Id", context.requestId);
    response.headers.set("Server-Timing", timing.header());
    const effort = kept ? "quickest" : "quick";
    await sendResponse(response, { incoming, outgoing, signal: aborter.signal, effort });
  }

  return (incoming, outgoing) => {
    if (incoming.url === "/healthz") return void outgoing.writeHead(200, { "Cache-Control": "no-store" }).end("ok\n");
    source.serveStatic(incoming, outgoing, () => {
      const work = () => (incoming.url === "/readyz" ? readiness.send(incoming, outgoing) : answer(incoming, outgoing));
      const answering = tracing.request({ incoming, outgoing }, work);
      answering.catch((error: unknown) => {
        log("error", "answering failed", { method: incoming.method, error });
        if (!outgoing.headersSent) outgoing.writeHead(500, { "Content-Type": "text/plain" });
        outgoing.end("An error occurred\n");
      });
    });
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join("; ") : value;
}

/** A request line may hold an absolute URL; only its path counts. */
function pathOf({ url = "/" }: IncomingMessage): string {
  return url.replace(/^[a-z]+:\/\/[^/]+/i, "");
}

/** The connection's address, or the one added by the outermost of our own proxies; entries further left can be forged. */
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

/** The body in a stream of its own: rejecting it midway must not close the connection before the response is sent. */
function detach({ incoming, outgoing }: Connection): PassThrough {
  const body = new PassThrough();
  incoming.pipe(body);
  incoming.once("error", (error) => body.destroy(error));
  // Drains the rest, so that the connection can be reused; also of a body that nobody reads, as where a page takes no forms.
  body.once("close", () => incoming.resume());
  outgoing.once("finish", () => body.destroy());
  return body;
}
