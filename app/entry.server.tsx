import { isRouteErrorResponse } from "@remix-run/react";
import type { HandleErrorFunction } from "@remix-run/server-runtime";
import { type LoadedPage, pageHandler, type PageRequest } from "~/framework/page.server";
import { SERVICE_WORKER } from "~/lib/client/marks";
import { DocumentContext } from "~/lib/document-context";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { CONNECTION_HINTS, connectionOf } from "~/lib/server/render/connection-hints";
import { cacheControl, mayBeStoredOffline, isGuestPage } from "~/lib/server/render/page-caching.server";
import { createRouteStyles } from "~/lib/server/render/document-styles.server";
import { renderPage, streamTimeout, waitForQuickParts } from "~/lib/server/render/in-order.server";
import {
  contentSecurityPolicy,
  digestSource,
  hashSource,
  hasThirdParties,
  type Policy,
  setSecurityHeaders,
} from "~/lib/server/protection/security-headers.server";
import { speculationRules } from "~/lib/server/render/speculation-rules.server";
import { type ScreenProperties, screenOf } from "~/lib/screen";
import { type Shop, shopFor } from "~/lib/server/request/shop.server";
import { CHAT_PROVIDERS } from "~/lib/third-parties/chat-providers";
import { TAG_ORIGINS } from "~/lib/third-parties/tags";
import { captchaOrigins } from "~/features/captcha/shown-captchas.server";
import { tagsFor } from "~/features/consent/visitor.server";
import { FIRST_USE_SCRIPT, FOLLOWED_PAGE_SCRIPT } from "~/frame/first-use-scripts";
import { frameDataOf } from "~/frame/load-root-data.server";
import { knownRootData, type RootData } from "~/lib/root-data";
import { memoize } from "~/lib/async/memoize";
import { byStylePart } from "~/lib/page-styles";
import printCss from "~/styles/print.css?url";
import pageStyles from "virtual:page-styles";

// For the hosts: they share one instance of everything with the routes.
export { createShopHandler } from "~/lib/server/render/shop-handler.server";
export { purgeReadCache } from "~/lib/server/request/shop.server";

export { streamTimeout };

export default pageHandler(sendPage);

async function sendPage(page: LoadedPage, { request, status, headers, context }: PageRequest): Promise<Response> {
  const shop = await shopFor(request, context);
  // The loaders are done, and their cookies in the headers; deferred parts are not.
  shop.cookies.close();
  page.data.loaderData["root"] ??= frameDataOf(shop, new URL(request.url));
  const { savesData, isFrugal } = connectionOf((name) => request.headers.get(name));
  const screen = screenOf(page.routes);
  const styles = routeStylesOf(page).forDocument();
  const rules = status === 200 && !isFrugal ? speculationRules() : null;
  const nonce = crypto.randomUUID();
  const isSecure = new URL(shop.config.publicOrigin ?? request.url).protocol === "https:";
  const { followedTo } = context;
  const inlineScripts = [FIRST_USE_SCRIPT, ...(rules ? [rules] : []), ...(followedTo ? [FOLLOWED_PAGE_SCRIPT] : [])];
  const ownPolicy = policyOf(shop, screen, {
    nonce,
    isSecure,
    frames: captchaOrigins(rootDataOf(page)),
    scripts: await Promise.all(inlineScripts.map(hashSource)),
  });
  const fieldDataPercent = shop.config.fieldData?.percent ?? 0;
  const hasOthers = hasThirdParties(ownPolicy);
  const { scripts, data } = page;
  const ofDocument = { styles: styles.placeholders, printCss, scripts, nonce, savesData, fieldDataPercent, followedTo };
  const parts = { ...ofDocument, hasThirdParties: hasOthers };
  const inlineStyles = createInlineStyles();
  const toDocument = () => (
    <DocumentContext.Provider value={{ ...parts, renderedParts: new Set(), inlineStyles }}>
      {page.toElement(request)}
    </DocumentContext.Provider>
  );
  const options = { fill: styles.fill, rules, data: savesData ? null : data, signal: request.signal, log: shop.log };
  if (context.storePage) await waitForQuickParts(data);
  const body = await renderPage(toDocument, options);
  const isComplete = typeof body === "string";
  const policy = { ...ownPolicy, styles: [...(await styles.sources()), ...(await inlineStyles.close())] };

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", ["Accept", "Cookie", ...CONNECTION_HINTS].join(", "));
  headers.set("Accept-CH", "ECT");
  headers.set("Content-Security-Policy", contentSecurityPolicy({ ...policy, isStreamed: !isComplete }));
  // A deferred part may still fail.
  if (isComplete && !shop.mayBeIncomplete && status === 200 && screen.cache === "public" && mayBeStoredOffline(shop))
    headers.set(SERVICE_WORKER.mayKeep, "offline");
  // For proxies that would buffer the stream.
  if (!isComplete) headers.set("X-Accel-Buffering", "no");
  // Remix drops the headers of thrown responses.
  if (status === 503) headers.set("Retry-After", String(shop.retryAfter()));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl(shop, screen));
  // Not for guests: Chromium would start a second process before the first paint (60 ms at CPU ×4).
  if (customerToken(shop.cookies) !== null) headers.set("Cross-Origin-Opener-Policy", "same-origin");
  setSecurityHeaders(headers, { isSecure });
  if (!isComplete) return new Response(body, { headers, status });
  const bytes = new TextEncoder().encode(body);
  if (!hasOthers && isGuestPage({ request, page, shop, screen, headers }))
    context.storePage?.({ html: bytes, headers: new Headers(headers), tags: [...shop.tagsRead] });
  // Tells the host that the body is complete.
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { headers, status });
}

/** Styles of the route, or all with the log-in dialog (docs/decisions/0038). */
function routeStylesOf(page: LoadedPage) {
  const routeId = page.routes.at(-1)?.id ?? "root";
  const name = rootDataOf(page).accountDialog ? "whole" : page.data.errors ? "root" : routeId;
  const data = page.data.loaderData[routeId];
  const view = data !== null && typeof data === "object" && "view" in data ? ` ${String(data.view)}` : "";
  return routeStyles([name + view, name].find((known) => known in pageStyles.pages) ?? "whole");
}

const routeStyles = memoize((name) => {
  const { rules, pages } = pageStyles;
  const sheet = byStylePart((part) => (pages[name]?.[part] ?? []).flatMap((at) => (rules[at] ? [rules[at]] : [])));
  return createRouteStyles(name, sheet);
});

function rootDataOf({ data }: LoadedPage): RootData {
  return knownRootData(data.loaderData["root"]);
}

/** Rules of content on the page (ui/prose). Those of deferred parts come after the headers. */
function createInlineStyles() {
  const hashed = new Set<string>();
  let isClosed = false;
  return {
    add(css: string): boolean {
      if (!isClosed) hashed.add(css);
      return hashed.has(css);
    },
    close(): Promise<string[]> {
      isClosed = true;
      return Promise.all([...hashed].map(digestSource));
    },
  };
}

type OwnPolicy = Pick<Policy, "nonce" | "isSecure" | "scripts" | "frames">;

/** Allows no third party, unless it is the chat or the shopper consented to analytics. */
function policyOf(shop: Shop, screen: ScreenProperties, own: OwnPolicy): Omit<Policy, "styles"> {
  const { config } = shop;
  const chat = screen.thirdParties === "chat" ? config.chat : null;
  return {
    ...own,
    isDev: import.meta.env.DEV,
    thirdParties: chat ? CHAT_PROVIDERS[chat.provider].origins : tagsFor(shop) ? TAG_ORIGINS : [],
    allowsInlineStyles: chat !== null,
    embeds: config.frameOrigins,
    media: config.mediaOrigins,
    // The external checkout may be the redirect target of a log-in form.
    formTargets: [
      ...shop.formTargets,
      ...(config.externalCheckoutUrl ? [new URL(config.externalCheckoutUrl).origin] : []),
    ],
    pictures: config.mapImageUrl ? [new URL(config.mapImageUrl).origin] : [],
  };
}

export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  return response;
}

/** CommerceErrors are logged where they are translated; 4xx are the client's mistakes. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  void shopFor(request, context).then(
    (shop) =>
      shop.log("error", "request failed", { method: request.method, path: new URL(request.url).pathname, error }),
    () => console.error(error),
  );
};
