import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { steadyNow } from "~/lib/async/steady-now";
import { raceTimeout } from "~/lib/async/timeouts";
import { integrationProblem, lacksOriginFilter, reachBackend } from "~/lib/commerce/transport/probe.server";
import { createLog } from "~/lib/server/protection/log.server";
import { parseConfig, type ShopConfig } from "~/lib/server/protection/config.server";
import { settingsSchema } from "~/lib/server/protection/settings-schema.server";
import { urlAt, guardRequest } from "~/lib/server/protection/guard-request.server";
import type { HostContext } from "~/lib/server/request/host-context";
import { sealValues, type SharedStore, signAnswers } from "~/lib/server/request/shared-store.server";
import { setSecurityHeaders } from "~/lib/server/protection/security-headers.server";
import { followRedirect } from "./follow-redirect.server";
import { prefersMarkdown } from "./guest-page-key";
import { isPrefetch } from "~/lib/server/request/is-prefetch";
import { timeRequest } from "~/lib/server/protection/server-timing.server";
import { describeUnknownSettings } from "~/lib/server/protection/unknown-settings";

export interface Host {
  readonly mode: "production" | "development";
  /** False on workerd, where work may end with the request that began it. */
  readonly workOutlives: boolean;
  /** Whether all variables are meant for the shop, so that unknown names are reported. */
  readonly ownsSettings: boolean;
  readonly shared?: SharedStore | undefined;
  readonly onPurge?: HostContext["purgePages"];
}

type RequestContext = Pick<
  HostContext,
  "requestId" | "clientAddress" | "waitUntil" | "trace" | "storePage" | "followedTo"
>;

export type ShopHandler = ReturnType<typeof createShopHandler>;

/** Path and query; common proxies have the same limit. */
const URL_LIMIT = 8 * 1024;

/** Probes within this time share one backend call and one home page. */
const PROBE_MAX_AGE_MS = 2_000;

/** Time budget of the first home page. With a slower backend the shop starts with cold caches. */
const WARM_UP_LIMIT_MS = 3_000;

const INTEGRATION_PROBLEMS = {
  refused:
    "Magento refuses CAPTCHA_FALLBACK_TOKEN (its setting oauth/consumer/enable_integration_as_bearer is off, or the token is wrong)",
  "is-a-customer":
    "CAPTCHA_FALLBACK_TOKEN is not used: Magento takes its integration for the customer of the same number",
} as const;

const NO_ORIGIN_FILTER =
  'Lists have no filter by country of origin, which India demands: docs/your-shop.md, "Country of origin"';

/** The shop as a `fetch` handler. Throws a ConfigError that lists all invalid settings. */
export function createShopHandler(
  build: ServerBuild,
  settings: Readonly<Record<string, string | undefined>>,
  host: Host,
) {
  const names = host.ownsSettings ? Object.keys(settings) : [];
  for (const sentence of describeUnknownSettings(names, Object.keys(settingsSchema.shape), { isOurs: true })) {
    // eslint-disable-next-line no-console -- before there is a configuration there is no log
    console.warn(sentence);
  }
  const config = parseConfig(settings);
  const { readCache, attempts, isDegraded, hasOtherSecrets, maintenance, values } = host.shared ?? {};
  const hostContext = {
    workOutlives: host.workOutlives,
    purgePages: host.onPurge,
    switchMaintenance: host.shared?.switchMaintenance,
    sharedCache: readCache && signAnswers(readCache, config.sessionSecrets),
    attempts,
    shared: values && sealValues(values, config.sessionSecrets),
    isForeignPost: false,
    isDataRequest: false,
    isIntegrationRefused: () => integration !== null,
  };
  const handle = createRequestHandler(build, host.mode);
  let isWarm = false;
  const log = createLog(config.logLevel, { requestId: "start" });
  const backend = {
    endpoint: config.commerceEndpoint,
    fetch: (input: string, init?: RequestInit) => fetch(input, init),
  };
  let integration: Awaited<ReturnType<typeof integrationProblem>> = null;
  let isOriginChecked = false;
  let isReached = false;
  let probedAt = -Infinity;

  /** The shared store can switch maintenance on. */
  function currentConfig(): ShopConfig {
    const switched = maintenance?.() ?? null;
    return switched === null ? config : { ...config, maintenance: switched };
  }

  /**
   * Other probes get the last answer meanwhile: on workerd a promise of another request cannot be
   * awaited.
   */
  async function probeBackend(): Promise<void> {
    if (steadyNow() - probedAt < PROBE_MAX_AGE_MS) return;
    // Set before the answer, so that not every probe asks a slow backend.
    probedAt = steadyNow();
    isReached = await reachBackend(backend);
    if (!isReached) return;
    await Promise.all([checkIntegration(), checkOriginFilter()]);
    if (!isWarm) await warmUp();
  }

  /** Logs each problem once. */
  async function checkIntegration(): Promise<void> {
    const token = config.captchaFallbackToken;
    if (token === null) return;
    const found = await integrationProblem(backend, token).catch(() => integration);
    if (found !== null && found !== integration) log("error", INTEGRATION_PROBLEMS[found]);
    integration = found;
  }

  /** Once, at the first probe. */
  async function checkOriginFilter(): Promise<void> {
    if (isOriginChecked) return;
    isOriginChecked = true;
    if (await lacksOriginFilter(backend)) log("warn", NO_ORIGIN_FILTER);
  }

  async function warmUp(): Promise<void> {
    const request = new Request(new URL("/", config.publicOrigin ?? "http://localhost"));
    const requestId = crypto.randomUUID();
    const context = { ...hostContext, config: currentConfig(), requestId, clientAddress: null };
    const render = async () => {
      const response = await handle(request, context);
      await response.text();
      isWarm = response.ok;
    };
    const rendered = render().catch(() => undefined);
    await raceTimeout(WARM_UP_LIMIT_MS, rendered);
  }

  /**
   * Readiness check: the problem, or null if the backend answers and the home page can be rendered.
   */
  async function unready({ waitUntil }: Pick<RequestContext, "waitUntil"> = {}): Promise<string | null> {
    if (currentConfig().maintenance !== null) return null;
    const probing = probeBackend();
    // On workerd the probe would end when its client disconnects.
    waitUntil?.(probing.catch(() => undefined));
    await probing;
    if (!isReached) return "the backend does not answer";
    return isWarm ? null : "the home page cannot be made yet";
  }

  async function answerPage(request: Request, at: URL, requestContext: RequestContext): Promise<Response> {
    const addressed = at.href === request.url ? request : new Request(at, request);
    const guarded = guardRequest(addressed, config.publicOrigin);
    const timing = timeRequest(requestContext.trace);
    const { isForeignPost } = guarded;
    const answer = await handle(guarded.request, {
      ...hostContext,
      ...requestContext,
      config: currentConfig(),
      trace: timing.trace,
      isForeignPost,
      isDataRequest: at.pathname.endsWith(".data"),
    });
    if (isPrefetch((name) => request.headers.get(name)) && answer.headers.has("Set-Cookie")) {
      await answer.body?.cancel();
      return notPrefetched();
    }
    const posted = { request, answer: new Response(answer.body, answer), at };
    const response = await followRedirect(posted, (next, followedTo) =>
      answerUrl(next, urlAt(at.origin, followedTo), { ...requestContext, trace: timing.trace, followedTo }),
    );
    setSecurityHeaders(response.headers, { isSecure: at.protocol === "https:" });
    // A page prefetched before a write shows the cart and the customer of before. Answers of 204
    // change nothing that pages show.
    if (request.method === "POST" && response.status !== 204)
      response.headers.set("Clear-Site-Data", '"prefetchCache"');
    response.headers.set("X-Request-Id", requestContext.requestId);
    response.headers.set("Server-Timing", timing.header());
    return response;
  }

  async function answerUrl(request: Request, at: URL | null, requestContext: RequestContext): Promise<Response> {
    if (!at) return new Response(null, { status: 400 });
    // Remix would send a route's bare data and report an error, for anybody. Without it the query
    // is unchanged.
    if (at.searchParams.has("_data")) at.searchParams.delete("_data");
    return answerPage(request, at, requestContext);
  }

  return {
    config,
    unready,
    async fetch(request: Request, requestContext: RequestContext): Promise<Response> {
      const { origin, pathname, search } = new URL(request.url);
      if (pathname.length + search.length > URL_LIMIT) return new Response(null, { status: 414 });
      if (pathname === "/healthz") return plainText(200, "ok");
      if (pathname === "/readyz") {
        const problem = await unready(requestContext);
        if (problem !== null) return plainText(503, problem);
        if (isDegraded?.()) return plainText(200, "degraded: the shared store does not answer");
        if (hasOtherSecrets?.()) return plainText(200, "degraded: another process has another SESSION_SECRET");
        if (integration !== null) return plainText(200, `degraded: ${INTEGRATION_PROBLEMS[integration]}`);
        return plainText(200, "ready");
      }
      const answerAt = (asked: string) =>
        answerUrl(request, urlAt(config.publicOrigin ?? origin, asked), requestContext);
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (isRead && search === "" && prefersMarkdown(request.headers.get("Accept"))) {
        const markdown = await answerAt(pathname === "/" ? "/llms.txt" : markdownPath(pathname));
        // A cart or a form has none: its page is sent.
        if (markdown.status !== 404) return markdown;
        await markdown.body?.cancel();
      }
      return answerAt(
        pathname.endsWith(MARKDOWN) ? markdownPath(pathname.slice(0, -MARKDOWN.length)) : pathname + search,
      );
    },
  };
}

/** Suffix of a page's path for its Markdown (routes/markdown). */
const MARKDOWN = ".md";

function markdownPath(pathname: string): string {
  return `/markdown?${new URLSearchParams({ of: pathname }).toString()}`;
}

/**
 * A page that nobody has opened must not take a notice or change a cookie. The browser loads it
 * when it is opened.
 */
function notPrefetched(): Response {
  return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
}

function plainText(status: number, text: string): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(`${text}\n`, { status, headers });
}
