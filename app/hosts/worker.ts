// @ts-ignore -- the build is made before this host is bundled; its type is ShopBundle
import * as builtBundle from "../../build/server/index.js";
import type { ShopBundle } from "~/bundle";
import { parsePicturePath, PICTURE_GROUND } from "~/lib/images";
import { createLog } from "~/lib/server/protection/log.server";
import { accepts } from "~/lib/server/render/accepts";
import type { ShopHandler } from "~/lib/server/render/shop-handler.server";
import { guestPageKey } from "~/lib/server/render/guest-page-key";
import type { GuestPage } from "~/lib/server/request/host-context";
import { createEdgeGuestPages } from "./worker-guest-pages";
import { createEdgeReadCache } from "./worker-read-cache";
import { createWorkerStore, type StoreObjects } from "./worker-store";
import { createWorkerState, type WorkerState } from "./worker-store-state";

interface Env {
  ASSETS: { fetch(request: Request): Promise<Response> };
  SHARED_STORE?: StoreObjects;
  [setting: string]: unknown;
}
export { SharedStoreObject } from "./worker-store-object";

interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void;
}

const bundle = builtBundle as unknown as ShopBundle; // made by our own build
const { createShopHandler, purgeReadCache } = bundle.entry.module;
const cache = (caches as unknown as { default: Cache }).default; // the edge's own addition

const NO_STORE = "SHARED_STORE is not bound: wrangler.toml has to have its Durable Object (docs/decisions/0073)";

interface Open {
  readonly shop: ShopHandler;
  readonly state: WorkerState;
  readonly pages: ReturnType<typeof createEdgeGuestPages>;
}

let open: Open | undefined;

export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    if (!env.SHARED_STORE) return notSetUp(new Error(NO_STORE));
    try {
      open ??= openShop(env, env.SHARED_STORE);
    } catch (error) {
      if (error instanceof Error && error.name === "ConfigError") return notSetUp(error);
      throw error;
    }
    const { shop, state, pages } = open;
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const picture = parsePicturePath(new URL(request.url).pathname);
    if (picture) return fetchPicture(shop.config.mediaOrigins[0] ?? "", picture, { request, env });
    await state.check(waitUntil);
    const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
    const key = guestPageKey(request.method, new URL(request.url), (name) => request.headers.get(name));
    const generation = state.generation();
    const storePage = (page: GuestPage) => waitUntil(pages.store(key ?? "", page, generation).catch(() => undefined));
    const render = () =>
      shop.fetch(request, {
        requestId,
        clientAddress: request.headers.get("CF-Connecting-IP"),
        waitUntil,
        storePage: key === null ? undefined : storePage,
      });
    const isClosed = (state.maintenance() ?? shop.config.maintenance) !== null;
    if (key === null || isClosed) return render();
    // To its end: a part that comes late may fail, and then the page is not stored.
    const renderWhole = async () => (await render()).arrayBuffer();
    const refresh = () => waitUntil(renderWhole().catch(() => undefined));
    const cached = await pages.find(key, request, refresh).catch(() => null);
    cached?.headers.set("X-Request-Id", requestId);
    return cached ?? render();
  },
};

function openShop(env: Env, objects: StoreObjects) {
  const settings = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const { ask, ...store } = createWorkerStore(objects, {
    location: settings["STORE_LOCATION"] ?? "apac",
    onDegraded(isDegraded) {
      const log = createLog(shop.config.logLevel);
      if (isDegraded) log("error", "the shared store does not answer, this isolate works alone");
      else log("info", "the shared store is used again");
    },
  });
  const state = createWorkerState({ ask, onPurge: purgeReadCache });
  const readCache = createEdgeReadCache(cache, { release: bundle.release, generation: state.generation });
  const shop = createShopHandler(bundle, settings, {
    mode: "production",
    workOutlives: false,
    ownsSettings: true,
    onPurge: state.purge,
    shared: { ...store, readCache, maintenance: state.maintenance, switchMaintenance: state.switchMaintenance },
  });
  return { shop, state, pages: createEdgeGuestPages(cache, { release: bundle.release, state }) };
}

/**
 * A worker cannot fail at start, so every request gets the names of the wrong settings, without
 * their values.
 */
function notSetUp({ message }: Error): Response {
  // eslint-disable-next-line no-console -- before there is a configuration there is no log
  console.error(message);
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${message}\n`, { status: 503, headers });
}

/** No SVG: opened by itself it would run its script on the shop's origin. */
const RASTER_IMAGE = /^image\/(?:avif|webp|jpeg|png|gif)\b/i;

/**
 * Resized by `cf.image` or Adobe Commerce's image parameters. A plain Magento sends the original
 * size.
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
  const format = accepts(accept, "image/avif") ? "avif" : accepts(accept, "image/webp") ? "webp" : "jpeg";
  const answer = await fetch(source, {
    // Never follow to another origin.
    redirect: "manual",
    headers: { Accept: accept },
    cf: {
      cacheEverything: true,
      image: {
        width,
        ...(height > 0 ? { height } : {}),
        fit: "scale-down",
        format,
        ...(format === "jpeg" ? { background: PICTURE_GROUND } : {}),
      },
    },
  } as RequestInit); // `cf` is Cloudflare's extension
  const type = answer.headers.get("Content-Type") ?? "";
  if (!answer.ok || !RASTER_IMAGE.test(type)) {
    // Status 404: browsers render its body, so the placeholder also works without script.
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
