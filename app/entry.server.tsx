import { RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/server-runtime";
import type { ReactElement } from "react";
import { DocumentContext } from "./document";
import { contentSecurityPolicy, setSecurityHeaders } from "./lib/http/security-headers.server";
import { hasPartToCome, renderComplete, renderStreaming, streamTimeout } from "./lib/render-page.server";
import { shopFor } from "./lib/shop.server";
import css from "./styles/base.css?inline";

// What the hosts take from the one bundle: so every rule exists once, in the same copy as the routes' own.
export { parseConfig } from "./lib/config.server";
export { guardRequest } from "./lib/http/guard-request.server";
export { setSecurityHeaders } from "./lib/http/security-headers.server";
export { parsePicturePath } from "./lib/images";
export { createLog } from "./lib/log.server";

export { streamTimeout };

/** Renders a page: whole, in one piece, unless a part of it is still to come (only browsers that run script get such). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const shop = await shopFor(request, context);
  const isSecure = new URL(shop.config.publicOrigin ?? request.url).protocol === "https:";
  const nonce = crypto.randomUUID();
  const savesData = request.headers.get("Save-Data") === "on";
  const toPage = (whole: EntryContext): ReactElement => (
    <DocumentContext.Provider value={{ css, nonce, savesData }}>
      <RemixServer context={whole} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
    </DocumentContext.Provider>
  );
  const body = hasPartToCome(remix)
    ? await renderStreaming(toPage(remix), { nonce, signal: request.signal, log: shop.log })
    : await renderComplete(toPage, remix, nonce);

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Save-Data");
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce, isSecure, isDev: import.meta.env.DEV }));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  setSecurityHeaders(headers, { isSecure });
  return new Response(body, { headers, status });
}

/** Answers of loaders and actions to a page that already runs script. */
export function handleDataRequest(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  return response;
}

/** The one place that logs what no screen expected. CommerceErrors are logged where they are translated. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  void shopFor(request, context).then(
    (shop) =>
      shop.log("error", "request failed", { method: request.method, path: new URL(request.url).pathname, error }),
    () => console.error(error),
  );
};
