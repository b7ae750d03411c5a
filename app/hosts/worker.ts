// @ts-ignore -- the build is made before this host is bundled; its type is ShopBundle
import * as builtBundle from "../../build/server/index.js";
import { handlerOf, type ShopBundle } from "~/bundle";
import { PICTURE_GROUND } from "~/lib/images";
import { createAttempts } from "~/lib/server/attempts.server";
import type { HostContext } from "~/lib/server/host-context";
import { type AttemptsNamespace, createSharedAttempts } from "./worker-attempts";
import { createEdgeAnswers } from "./worker-answers";
import { createEdgeDocuments, type EdgeDocument } from "./worker-documents";

interface Env {
  ASSETS: { fetch(request: Request): Promise<Response> };
  ATTEMPTS?: AttemptsNamespace;
  [setting: string]: unknown;
}
export { AttemptCounter } from "./worker-attempts";

interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
}

const bundle = builtBundle as unknown as ShopBundle; // made by our own build
const { addressAt, forgetAnswers, guardRequest, isAddressTooLong, parsePicturePath } = bundle.entry.module;
const { ConfigError, describeUnknownSettings, parseConfig, settingsSchema } = bundle.entry.module;
const { reachesBackend, setSecurityHeaders, timeRequest } = bundle.entry.module;
const { asksForData, documentKey, fillPage, isAnonymous, renewDocument, serves, withoutCookies } = bundle.entry.module;
const handle = handlerOf(bundle, "production");

let config: ReturnType<typeof parseConfig> | undefined;
const cache = (caches as unknown as { default: Cache }).default; // the edge's own addition
const documents = createEdgeDocuments(cache, { release: bundle.release, onPurge: forgetAnswers });
const attemptsHere = createAttempts();
const answers = createEdgeAnswers(cache, { release: bundle.release, generation: documents.generation });

export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    if (isAddressTooLong(url.pathname + url.search)) return new Response(null, { status: 414 });
    if (url.pathname === "/healthz") return new Response("ok\n", { headers: { "Cache-Control": "no-store" } });
    try {
      config ??= readConfig(env);
    } catch (error) {
      if (error instanceof ConfigError) return notSetUp(error);
      throw error;
    }
    if (url.pathname === "/readyz") return readiness(await reachesBackend(config));
    const picture = parsePicturePath(url.pathname);
    if (picture) return fetchPicture(config.mediaOrigins[0] ?? "", picture, { request, env });

    const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
    const at = addressAt(config.publicOrigin ?? url.origin, url.pathname + url.search);
    if (!at) return new Response(null, { status: 400 });
    const guarded = guardRequest(new Request(at, request), config.publicOrigin);
    const timing = timeRequest();
    const context: HostContext = {
      config,
      requestId,
      watch: timing.watch,
      waitUntil: (work) => execution.waitUntil(work),
      workOutlives: false,
      answers,
      ...(config.attemptsStore === "durable-object" &&
        env.ATTEMPTS && { attempts: createSharedAttempts(env.ATTEMPTS, attemptsHere) }),
      clientAddress: request.headers.get("CF-Connecting-IP"),
      isForeignPost: guarded.isForeignPost,
      purgeDocuments: documents.purge,
    };
    const answer = await answerPage(guarded.request, context);
    const response = new Response(answer.body, answer);
    setSecurityHeaders(response.headers, { isSecure: (config.publicOrigin ?? request.url).startsWith("https:") });
    response.headers.set("X-Request-Id", requestId);
    response.headers.set("Server-Timing", timing.header());
    return response;
  },
};

/** A page out of the document cache where it serves this shopper, else from Remix. */
async function answerPage(request: Request, context: HostContext): Promise<Response> {
  const { method, headers } = request;
  const asked = { method, url: new URL(request.url), header: (name: string) => headers.get(name) };
  const key = context.config.maintenance === null ? documentKey(asked) : null;
  if (key === null) return handle(request, { ...context });
  const generation = await documents.generation();
  const keepDocument: HostContext["keepDocument"] = (page, under = key) =>
    context.waitUntil(documents.keep(under, page, generation));
  const document = await documents.find(key);
  const service = document && serves(document.page, asked);
  if (!document || !service) {
    const sent = asksForData(asked) ? withoutCookies(asked) : request;
    return handle(sent, { ...context, ...(isAnonymous(asked) && { keepDocument }) });
  }
  if (documents.claimRenewal(key, document)) {
    const renewing = renewDocument(handle, withoutCookies(asked), {
      ...context,
      requestId: crypto.randomUUID(),
      keepDocument,
    });
    context.waitUntil(renewing.then((isKept) => (isKept ? undefined : documents.drop(key))));
  }
  if (service === "whole") return toResponse(document, request);
  const html = await new Response(document.body).text();
  return fillPage(request, { ...context }, { ...document.page, html });
}

function toResponse({ page, body }: EdgeDocument, request: Request): Response {
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set("ETag", page.etag);
  if (!request.headers.get("If-None-Match")?.includes(page.etag)) return new Response(body, { headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

function readiness(isReady: boolean): Response {
  const headers = { "Cache-Control": "no-store" };
  return isReady
    ? new Response("ready\n", { headers })
    : new Response("the backend does not answer\n", { status: 503, headers });
}

/** Of the worker's variables and secrets; bindings are no text. Warns of those that are no setting. */
function readConfig(env: Env): ReturnType<typeof parseConfig> {
  const texts = Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const names = texts.map(([name]) => name);
  const unknown = describeUnknownSettings(names, Object.keys(settingsSchema.shape), { isOurs: true });
  // eslint-disable-next-line no-console -- before there is a configuration there is no log
  for (const sentence of unknown) console.warn(sentence);
  return parseConfig(Object.fromEntries(texts));
}

/** A worker cannot refuse to start, so every request is answered with the settings that are missing or malformed, without their values. */
function notSetUp({ message }: Error): Response {
  // eslint-disable-next-line no-console -- before there is a configuration there is no log
  console.error(message);
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${message}\n`, { status: 503, headers });
}

/** Media types without script in them: an SVG, opened by itself, would run its own on the shop's origin. */
const RASTER_IMAGE = /^image\/(?:avif|webp|jpeg|png|gif)\b/i;

/**
 * Pictures from the backend's media, resized by the edge's image service (`cf.image`) or by Adobe Commerce's image parameters. A plain Magento
 * ignores both and sends the original size.
 */
async function fetchPicture(
  origin: string,
  { width, height, path }: { width: number; height: number; path: string },
  { request, env }: { request: Request; env: Env },
): Promise<Response> {
  const source = new URL(`/media/${path}`, origin);
  source.searchParams.set("width", String(width));
  if (height > 0) source.searchParams.set("height", String(height));
  source.searchParams.set("format", "auto");
  const accept = request.headers.get("Accept") ?? "";
  const format = accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : "jpeg";
  const answer = await fetch(source, {
    // Never follow to another origin.
    redirect: "manual",
    headers: { Accept: accept },
    cf: {
      cacheEverything: true,
      image: {
        ...{ width, ...(height > 0 ? { height } : {}) },
        ...{ fit: "scale-down", format, ...(format === "jpeg" ? { background: PICTURE_GROUND } : {}) },
      },
    },
  } as RequestInit); // `cf` is Cloudflare's extension
  const type = answer.headers.get("Content-Type") ?? "";
  if (!answer.ok || !RASTER_IMAGE.test(type)) {
    // Sent with status 404: browsers render its body, so the placeholder also works without script.
    const drawing = await env.ASSETS.fetch(new Request(new URL("/placeholder.svg", request.url)));
    const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=60" };
    return new Response(drawing.body, { status: 404, headers });
  }
  return new Response(answer.body, {
    headers: {
      "Content-Type": type,
      "Cache-Control": answer.headers.get("Cache-Control") ?? "public, max-age=86400",
      Vary: "Accept",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
