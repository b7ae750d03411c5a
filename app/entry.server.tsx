import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/server-runtime";
import type { ReactElement } from "react";
import { DocumentContext } from "~/lib/document-context";
import { CONNECTION_HINTS, connectionOf } from "~/lib/server/connection-hints";
import { captchaOrigins } from "~/lib/server/captcha-origins.server";
import { contentSecurityPolicy, type Policy, setSecurityHeaders } from "~/lib/server/security-headers.server";
import { partScripts, stylesOf, withUsedStyles } from "~/lib/server/page-styles.server";
import { pictureLink, withPictureAhead } from "~/lib/server/picture-ahead.server";
import { renderPage, streamTimeout } from "~/lib/server/render-page.server";
import { dataAnswer, isDataAsked } from "~/lib/server/page-data.server";
import { screens } from "~/lib/server/screens.server";
import { dataKey, mayBeKept, toPublicData, toPublicPage } from "~/lib/server/public-page.server";
import { cacheControl, isPlain } from "~/lib/server/who-may-keep.server";
import { digestOf } from "~/lib/page-data";
import { type ScreenFacts, screenOf } from "~/lib/screen";
import { type Shop, shopFor } from "~/lib/server/shop.server";
import { speculationRules } from "~/lib/speculation-rules";
import { CHAT_PROVIDERS } from "~/lib/third-parties/chat-providers";
import { TAG_ORIGINS } from "~/lib/third-parties/tags";
import { tagsFor } from "~/features/consent/tags-for.server";
import printSheet from "~/styles/print.css?url";

// Exported for the hosts, so that they use the same instances as the routes, and what the build mends.
export { createRequestHandler } from "@remix-run/server-runtime";
export { ConfigError, parseConfig, settingsSchema } from "~/lib/server/config.server";
export { describeUnknownSettings } from "~/lib/server/unknown-settings";
export { reachesBackend } from "~/lib/server/readiness.server";
export { addressAt, guardRequest, isAddressTooLong } from "~/lib/server/guard-request.server";
export { setSecurityHeaders } from "~/lib/server/security-headers.server";
export { parsePicturePath } from "~/lib/images";
export { asksForData, documentKey, isAnonymous, serves, withoutCookies } from "~/lib/server/public-page.server";
export { fillPage } from "~/frame/fill-page.server";
export { renewDocument } from "~/lib/server/renew-document.server";
export { timeRequest } from "~/lib/server/server-timing.server";
export { createLog } from "~/lib/server/log.server";
export { forgetAnswers } from "~/lib/server/shop.server";

export { streamTimeout };

/** Cross-fade between documents where supported; not with Save-Data or on a slow connection. */
const transitions = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** Renders a page, or hands out the data of one that is drawn already. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  if (isDataAsked(request)) return dataAnswer(remix, status);
  const shop = await shopFor(request, context);
  // The loaders are done, and their cookies in the headers; late parts are not.
  shop.cookies.end();
  const isSecure = new URL(shop.config.publicOrigin ?? request.url).protocol === "https:";
  const nonce = crypto.randomUUID();
  const { savesData, isFrugal } = connectionOf((name) => request.headers.get(name));
  const matches = remix.staticHandlerContext.matches.map(({ route }) => route);
  const styles = stylesOf(matches.at(-1)?.id, remix);
  const css = isFrugal ? styles.first : styles.first + transitions;
  const screen = screenOf(matches);
  const notAhead = screens().beginnings(isNotAhead);
  const toPage = (whole: EntryContext): ReactElement => (
    <DocumentContext.Provider
      value={{
        ...{ css, lateCss: styles.late, printSheet, nonce },
        ...{ savesData, notAhead, drawnParts: new Set(), partScripts },
      }}
    >
      <RemixServer context={whole} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
    </DocumentContext.Provider>
  );
  const policy = policyOf(shop, screen, { nonce, isSecure });
  const { keepDocument } = context;
  const isKept = mayBeKept(request, remix, { shop, screen, headers, policy, isKept: keepDocument !== undefined });
  const { body, begun, data, cut } = await renderPage(toPage, remix, {
    isKept,
    finish: (html, alsoDrawn) => withUsedStyles(withPictureAhead(html), styles, nonce, alsoDrawn),
    signal: request.signal,
    log: shop.log,
  });
  const isWhole = typeof body === "string";

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", ["Accept", "Cookie", ...CONNECTION_HINTS].join(", "));
  headers.set("Accept-CH", "ECT");
  headers.set("Content-Security-Policy", contentSecurityPolicy(policy));
  // A part that is still to come may fail too.
  if (isWhole && !shop.mayLackPart && status === 200 && screen.keep === "anybody" && isPlain(shop))
    headers.set("X-May-Keep", "offline");
  const picture = isWhole ? null : pictureLink(begun);
  if (picture) headers.append("Link", picture);
  // For proxies that would hold the first piece back.
  if (!isWhole) headers.set("X-Accel-Buffering", "no");
  // Remix drops the headers of thrown responses.
  if (status === 503) headers.set("Retry-After", String(shop.retryAfter()));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl(shop, screen));
  setSecurityHeaders(headers, { isSecure });
  if (isKept && isWhole && !shop.mayLackPart) {
    const page = await toPublicPage({
      shop,
      html: body,
      cut,
      headers,
      policy,
      addedByScript: speculationRules(notAhead),
    });
    keepDocument?.(page);
    if (data !== null) keepDocument?.(toPublicData(data, page), dataKey(new URL(request.url), digestOf(data)));
  }
  if (!isWhole) return new Response(body, { headers, status });
  const bytes = new TextEncoder().encode(body);
  // Says to the host that nothing is to follow.
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { headers, status });
}

function policyOf(shop: Shop, screen: ScreenFacts, own: Pick<Policy, "nonce" | "isSecure">): Policy {
  const { config } = shop;
  return {
    ...own,
    isDev: import.meta.env.DEV,
    ...thirdPartyOrigins(shop, screen),
    frames: captchaOrigins(config),
    embeds: config.frameOrigins,
    // The external checkout may be the redirect target of a log-in form.
    formTargets: config.externalCheckout ? [new URL(config.externalCheckout).origin] : [],
    pictures: config.mapImage ? [new URL(config.mapImage).origin] : [],
  };
}

/** Third-party origins for this page's policy: none, unless it is the chat or the shopper consented to analytics. */
function thirdPartyOrigins(shop: Shop, screen: ScreenFacts): { guests: readonly string[]; drawsItself: boolean } {
  const { chat } = shop.config;
  if (chat && screen.thirdParties === "chat") {
    return { guests: CHAT_PROVIDERS[chat.provider].origins, drawsItself: true };
  }
  return { guests: tagsFor(shop) ? TAG_ORIGINS : [], drawsItself: false };
}

function isNotAhead({ fetchAhead }: ScreenFacts): boolean {
  return !fetchAhead;
}

/** Responses of loaders and actions to client-side navigations. */
export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  return response;
}

/** Logs unexpected errors. CommerceErrors are logged where they are translated; what a page does not take, as a form, is its sender's mistake. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  void shopFor(request, context).then(
    (shop) =>
      shop.log("error", "request failed", { method: request.method, path: new URL(request.url).pathname, error }),
    () => console.error(error),
  );
};
