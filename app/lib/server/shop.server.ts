import { currencyCookie, storeCookie } from "./chosen-view.server";
import { customerToken } from "./customer-token.server";
import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { type CommerceOptions, createCommerce } from "~/lib/commerce/commerce.server";
import { createReadCache } from "~/lib/commerce/transport/read-cache.server";
import type { ShopConfig } from "./config.server";
import { parseConfig } from "./config.server";
import { isForeignPost } from "./guard-request.server";
import { contentPictureUrl } from "~/lib/images";
import type { Log } from "./log.server";
import { createLog } from "./log.server";
import { type Cookies, openCookies } from "./cookies.server";
import { type FlashNotices, openFlashNotices } from "./flash-notices.server";
import type { ScreenFacts } from "~/lib/screen";
import { screens } from "./screens.server";
import { signerFor } from "./signed-value.server";

/** Everything a loader or action may use of the world, made for one request. */
export interface Shop {
  readonly commerce: Commerce;
  /** The same for another store view, for the way over to it. */
  readonly commerceIn: (view: { store: string; currency: string }) => Commerce;
  readonly cookies: Cookies;
  readonly notices: FlashNotices;
  readonly config: ShopConfig;
  readonly requestId: string;
  readonly log: Log;
  readonly isForeignPost: boolean;
  /** The facts of the screen that was asked for. */
  readonly screen: ScreenFacts;
  /** Tags of the cached reads this request was answered from. */
  readonly tagsRead: ReadonlySet<string>;
  /** Null where the host cannot tell. */
  readonly clientAddress: string | null;
  /** The captcha's answer, which goes with everything this request writes. */
  readonly proveHuman: (answer: string) => void;
  readonly isProvedHuman: () => boolean;
  /** Lets work outlive the response, and the shopper's connection. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Public catalogue data only, so one cache serves every request of the process. */
const readCache = createReadCache({ freeze: import.meta.env.DEV });
const shops = new WeakMap<AppLoadContext, Promise<Shop>>();

/** The Shop of a request; loaders that run side by side get the same one. */
export function shopFor(request: Request, context: AppLoadContext): Promise<Shop> {
  const known = shops.get(context);
  if (known) return known;
  const opening = openShop(request, context);
  shops.set(context, opening);
  return opening;
}

async function openShop(request: Request, context: AppLoadContext): Promise<Shop> {
  const config = context.config ?? configFromEnvironment();
  const requestId = context.requestId ?? crypto.randomUUID();
  const log = createLog(config.logLevel, { requestId });
  const isSecure = new URL(config.publicOrigin ?? request.url).protocol === "https:";
  const cookies = await openCookies(request, config.sessionSecret, isSecure);
  const waitUntil = context.waitUntil ?? (() => undefined);
  let captchaAnswer: string | null = null;
  let screen: ScreenFacts | undefined;
  const tagsRead = new Set<string>();
  const options: CommerceOptions = {
    endpoint: config.commerceEndpoint,
    store: cookies.get(storeCookie),
    currency: cookies.get(currencyCookie),
    get token() {
      return customerToken(cookies);
    },
    get captchaToken() {
      return captchaAnswer;
    },
    integrationToken: config.captcha?.fallbackToken ?? null,
    fetch: (input, init) => fetch(input, init),
    cache: {
      ...readCache,
      read: (wanted, reading) => {
        for (const tag of wanted.tags) tagsRead.add(tag);
        return readCache.read(wanted, reading);
      },
    },
    shareInFlight: context.shareInFlight ?? true,
    waitUntil,
    log,
    requestId,
    integrations: config.integrations,
    capabilities: config.backendHas,
    panelCategories: config.panelCategories,
    pricesIncludeTax: config.pricesIncludeTax,
    frameOrigins: config.frameOrigins,
    rewriteMedia: (url, width) => contentPictureUrl(url, width ?? 640),
  };
  return {
    commerce: createCommerce(options),
    commerceIn: (view) => createCommerce({ ...options, ...view }),
    cookies,
    notices: openFlashNotices(cookies),
    config,
    requestId,
    log,
    waitUntil,
    tagsRead,
    clientAddress: context.clientAddress ?? null,
    proveHuman: (answer) => void (captchaAnswer = answer),
    isProvedHuman: () => captchaAnswer !== null,
    get screen() {
      return (screen ??= screens().at(new URL(request.url).pathname));
    },
    isForeignPost: context.isForeignPost ?? isForeignPost(request, config.publicOrigin),
  };
}

/** Empties the read cache of this process and the host's document cache when the caller knows the secret. The digests are compared, so time tells nothing. */
export async function purgeCatalogue(request: Request, context: AppLoadContext, tag: string | null): Promise<boolean> {
  const { purgeSecret, sessionSecret } = context.config ?? configFromEnvironment();
  if (!purgeSecret) return false;
  const { digest } = signerFor(sessionSecret);
  const offered = await digest(request.headers.get("Authorization") ?? "");
  if (offered !== (await digest(`Bearer ${purgeSecret}`))) return false;
  readCache.purge(tag ?? undefined);
  await context.purgeDocuments?.(tag ?? undefined);
  return true;
}

let environmentConfig: ShopConfig | undefined;

/** remix-serve gives no load context: the settings are then the process's environment. */
function configFromEnvironment(): ShopConfig {
  const host = globalThis as { process?: { env: Record<string, string | undefined> } }; // absent on workerd
  environmentConfig ??= parseConfig(host.process?.env ?? {});
  return environmentConfig;
}
