// @ts-ignore -- the build is made before this host is bundled; its type is ShopBundle
import * as builtBundle from "../../build/server/index.js";
import type { ShopBundle } from "~/bundle";
import { parsePicturePath } from "~/lib/images";
import { createLog } from "~/lib/server/protection/log.server";
import type { ShopHandler } from "~/lib/server/render/shop-handler.server";
import { guestPageKey } from "~/lib/server/render/guest-page-key";
import type { GuestPage } from "~/lib/server/request/host-context";
import { createWorkerGuestPages } from "./worker-guest-pages";
import { createEdgePictures } from "./worker-pictures";
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
  readonly pages: ReturnType<typeof createWorkerGuestPages>;
  readonly pictures: ReturnType<typeof createEdgePictures>;
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
    const picture = parsePicturePath(new URL(request.url).pathname);
    if (picture) return open.pictures.send(picture, request);
    const answer = await answerPage(open, request, execution);
    // Pictures may be answered by Cloudflare without the worker (wrangler.toml), nothing else: that
    // cache knows neither cookies nor purges. Cloudflare removes the header.
    answer.headers.set("Cloudflare-CDN-Cache-Control", "no-store");
    return answer;
  },
};

async function answerPage(
  { shop, state, pages }: Open,
  request: Request,
  execution: ExecutionContext,
): Promise<Response> {
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
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
}

function openShop(env: Env, objects: StoreObjects): Open {
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
  return {
    shop,
    state,
    pages: createWorkerGuestPages(cache, { release: bundle.release, state }),
    pictures: createEdgePictures({
      origin: shop.config.mediaOrigins[0] ?? "",
      placeholder: (request) => env.ASSETS.fetch(new Request(new URL("/placeholder.svg", request.url))),
      log: createLog(shop.config.logLevel),
    }),
  };
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
