import { type Omission, optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { countryCookie, currencyCookie, storeCookie } from "~/lib/server/cookies/chosen-view.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { beginWrite, heldCart } from "./cart-hold.server";
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/server-runtime";
import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { type CommerceOptions, createCommerce } from "~/lib/commerce/commerce.server";
import { createBreaker } from "~/lib/commerce/transport/breaker.server";
import { worksWithoutScript } from "~/lib/commerce/transport/captcha-proof.server";
import { createReadCache } from "~/lib/commerce/transport/read-cache.server";
import { createAttempts } from "~/lib/server/protection/attempts.server";
import { parseConfig, type ShopConfig } from "~/lib/server/protection/config.server";
import { isForeignPost } from "~/lib/server/protection/guard-request.server";
import { INDIAN_DATES } from "~/lib/format/dates";
import { contentPictureUrl, parsePicturePath } from "~/lib/images";
import { createLog, type Log } from "~/lib/server/protection/log.server";
import { type CookieReader, openCookies } from "~/lib/server/cookies/cookies.server";
import { openFlashNotices } from "./flash-notices.server";
import { hasPersonalQuery } from "~/lib/third-parties/personal-text";
import { isPrefetch } from "./is-prefetch";
import type { ScreenProperties } from "~/lib/screen";
import { screens } from "./screens.server";
import { sameOriginPath } from "~/lib/urls/paths";

export type Shop = Readonly<Awaited<ReturnType<typeof openShop>>>;

type OfReader = "commerce" | "country" | "config" | "shared" | "log" | "dateStyle" | "reportOmission" | "waitUntil";

/**
 * For deferred reads, which may run after the headers were sent: cookies are read-only, notices
 * missing.
 */
export interface Reader extends Pick<Shop, OfReader> {
  readonly cookies: CookieReader;
}

/** What a loader gets. */
export interface ShopArgs {
  readonly shop: Shop;
  readonly request: Request;
  readonly url: URL;
  readonly params: LoaderFunctionArgs["params"];
}
export interface ShopActionArgs extends ShopArgs {
  readonly form: FormData;
}

export function notFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export function badRequest(): never {
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

/** Too many requests of this kind are answered now. */
export function busy(shop: Pick<Shop, "retryAfter">): never {
  const headers = { "Cache-Control": "no-store", "Retry-After": String(shop.retryAfter()) };
  throw new Response(null, { status: 503, statusText: "Service Unavailable", headers });
}

export function seeOther(path: string): Response {
  return redirect(path, 303);
}

export function redirectBack(source: FormData | URLSearchParams, fallback: string): Response {
  return seeOther(sameOriginPath(source.get("return-to"), fallback));
}

/** For every 503, in seconds. */
const RETRY_AFTER = 30;

/** Only public catalogue data, so one cache serves all requests of the process. */
const readCache = createReadCache();
const breaker = createBreaker();
/** Which forms of the backend need a captcha, where only its refusals tell. */
const rejectedCaptchas = new Set<CaptchaForm>();
const attemptsHere = createAttempts();
const shops = new WeakMap<AppLoadContext, Promise<Shop>>();

export function shopFor(request: Request, context: AppLoadContext): Promise<Shop> {
  const known = shops.get(context);
  if (known) return known;
  const opening = openShop(request, context);
  shops.set(context, opening);
  return opening;
}

/** `connect` is for tests. */
export async function openShop(request: Request, context: AppLoadContext, connect = createCommerce) {
  const config = configOf(context);
  const requestId = context.requestId ?? crypto.randomUUID();
  const write = createLog(config.logLevel, { requestId });
  let mayBeIncomplete = false;
  const log: Log = (level, ...rest) => {
    mayBeIncomplete ||= level === "error";
    write(level, ...rest);
  };
  const isSecure = new URL(config.publicOrigin ?? request.url).protocol === "https:";
  const cookies = await openCookies(request, {
    secrets: config.sessionSecrets,
    isSecure,
    onLateWrite: (name) => log("error", "cookie written after the headers were sent", { name }),
  });
  const shared = context.shared ?? null;
  const { waitUntil = () => undefined } = context;
  const captchaTokens = new Map<CaptchaForm, string>();
  let screen: ScreenProperties | undefined;
  const tagsRead = new Set<string>();
  const formTargets: string[] = [];
  const reportOmission = (name: string, { level, ...facts }: Omission) => {
    const { error } = facts;
    mayBeIncomplete ||= !isCommerceError(error) || error.isTransient;
    // Other errors are faults of the shop.
    const usual = error === undefined || isCommerceError(error) ? "warn" : "error";
    log(level ?? usual, "left out", { name, ...facts });
  };
  const options: CommerceOptions = {
    endpoint: config.commerceEndpoint,
    store: cookies.get(storeCookie),
    currency: cookies.get(currencyCookie),
    get token() {
      return customerToken(cookies);
    },
    takeCaptchaToken: (form) => {
      const token = captchaTokens.get(form) ?? null;
      captchaTokens.delete(form);
      return token;
    },
    rejectedCaptchas,
    captchaSettings: config.captcha,
    cartGuard: {
      beginWrite: (cart) => beginWrite({ cookies, shared, waitUntil }, cart),
      heldCart: (cart) => heldCart({ cookies, shared }, cart),
    },
    integrationToken: context.isIntegrationRefused?.() ? null : config.captchaFallbackToken,
    fetch: (input, init) => fetch(input, init),
    cache: {
      ...readCache,
      read: (cachedRead, load) => {
        for (const tag of cachedRead.tags) tagsRead.add(tag);
        return readCache.read(cachedRead, load);
      },
    },
    breaker,
    workOutlives: context.workOutlives ?? true,
    sharedCache: context.sharedCache,
    waitUntil,
    log,
    reportOmission,
    requestId,
    trace: context.trace,
    integrations: config.integrations,
    capabilities: config.backendHas,
    recognise: config.recognise,
    panelCategories: config.panelCategories,
    productAttributes: config.productAttributes,
    pricesIncludeTax: config.pricesIncludeTax,
    frameOrigins: config.frameOrigins,
    mediaOrigin: config.mediaOrigins[0] ?? "",
    parseMedia: parsePicturePath,
    rewriteMedia: (url, width) => contentPictureUrl(url, width ?? 640),
  };
  const commerce = connect(options);
  let country: Promise<string> | undefined;
  const readCountry = async () => {
    const limit = { name: "country", budgetMs: TIME_BUDGETS.country };
    const read = () => optional({ reportOmission, waitUntil }, limit, commerce.content.country());
    return cookies.get(countryCookie) ?? (await read()) ?? "IN";
  };
  return {
    commerce,
    /** Read on a first visit. Without an answer it is India, and the page is not cached. */
    country: (): Promise<string> => (country ??= readCountry()),
    /** For another store view; null is the backend's default. */
    commerceIn: (view: Pick<CommerceOptions, "store" | "currency">) => connect({ ...options, ...view }),
    /** Of the store view; Indian while the backend does not answer. */
    dateStyle: () =>
      optional({ reportOmission, waitUntil }, { name: "store", fallback: INDIAN_DATES }, commerce.content.store()),
    cookies,
    notices: openFlashNotices(cookies),
    /** Other origins that forms of the page are sent to; its loader adds them. */
    formTargets,
    config,
    requestId,
    log,
    /**
     * Records and logs an omitted part. The page is then cached only briefly, unless the error is
     * permanent.
     */
    reportOmission,
    /** Lets work outlive the response and the connection. */
    waitUntil,
    tagsRead: tagsRead as ReadonlySet<string>, // written above only
    /** Something failed or was left out: the page may lack a part. */
    get mayBeIncomplete() {
      return mayBeIncomplete;
    },
    attempts: context.attempts ?? attemptsHere,
    shared,
    clientAddress: context.clientAddress ?? null,
    captchaTokens,
    /** Whether shoppers without script can send this form although it has a captcha. */
    worksWithoutScript: (form: CaptchaForm) => worksWithoutScript(form, options),
    /** For a 503: seconds until the backend may answer again. */
    retryAfter: () => config.maintenance ?? Math.max(RETRY_AFTER, Math.ceil(breaker.backoffMs() / 1000)),
    mayDefer: mayDefer(request),
    /** Whether script opens the page; the previous one is shown until the data arrives. */
    isClientNavigation: isClientNavigation(request),
    isDataRequest: context.isDataRequest ?? false,
    isPrefetch: isPrefetch((name) => request.headers.get(name)),
    /**
     * This page's URL or the one before it, which tags read, contains an email or phone number, for
     * example as a search.
     */
    hasPersonalUrl: hasPersonalQuery(request.url) || hasPersonalQuery(request.headers.get("Referer") ?? ""),
    get screen() {
      return (screen ??= screens().at(new URL(request.url).pathname));
    },
    isForeignPost: context.isForeignPost ?? isForeignPost(request, config.publicOrigin),
  };
}

const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|inspectiontool|mediapartners|whatsapp/i;

/**
 * A data request has a page to show meanwhile; a crawler reads once. For a POST: the request of its
 * loaders.
 */
function mayDefer({ method, headers }: Request): boolean {
  const opensPage = method === "GET" && (headers.get("Accept") ?? "").includes("text/html");
  return opensPage && !CRAWLER.test(headers.get("User-Agent") ?? "");
}

/** Browsers without Fetch Metadata get complete data. */
function isClientNavigation({ method, headers }: Request): boolean {
  return method === "GET" && headers.get("Sec-Fetch-Dest") === "empty" && headers.get("Accept") === "*/*";
}

export function purgeReadCache(tag?: string): void {
  readCache.purge(tag);
}

let environmentConfig: ShopConfig | undefined;

/** remix-serve passes no load context: then from the environment. */
export function configOf({ config }: AppLoadContext): ShopConfig {
  const host = globalThis as { process?: { env: Record<string, string | undefined> } }; // absent on workerd
  return config ?? (environmentConfig ??= parseConfig(host.process?.env ?? {}));
}
