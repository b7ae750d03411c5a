import { RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/server-runtime";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.browser";
import { DocumentContext } from "./document";
import { contentSecurityPolicy, setSecurityHeaders } from "./lib/http/security-headers.server";
import { shopFor } from "./lib/shop.server";
import css from "./styles/base.css?inline";

// What the hosts take from the one bundle: so every rule exists once, in the same copy as the routes' own.
export { parseConfig } from "./lib/config.server";
export { guardRequest } from "./lib/http/guard-request.server";
export { setSecurityHeaders } from "./lib/http/security-headers.server";
export { parsePicturePath } from "./lib/images";
export { createLog } from "./lib/log.server";

/** Spec section 7: a request to the backend may take 20 s; the page around it a little longer. */
export const streamTimeout = 25_000;

/** Renders a page. It streams only to browsers that have proved they run script; everyone else gets it complete. */
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
  const rendering = new AbortController();
  const giveUp = () => rendering.abort();
  const timer = setTimeout(giveUp, streamTimeout);
  request.signal.addEventListener("abort", giveUp);
  let statusCode = status;
  const stream = await renderToReadableStream(
    <DocumentContext.Provider value={{ css, nonce, savesData: request.headers.get("Save-Data") === "on" }}>
      <RemixServer context={remix} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
    </DocumentContext.Provider>,
    {
      nonce,
      signal: rendering.signal,
      // Larger than any page: a boundary that is ready is never parked for script to move (docs/decisions/0007).
      progressiveChunkSize: 4_000_000,
      onError(error) {
        if (request.signal.aborted) return;
        statusCode = 500;
        shop.log("error", "rendering failed", { error });
      },
    },
  );
  // Once it is done there is nothing to give up; React would take a late signal for a failure.
  const done = stream.allReady.finally(() => {
    clearTimeout(timer);
    request.signal.removeEventListener("abort", giveUp);
  });
  done.catch(() => undefined);
  if (!shop.session.runsScript || isbot(request.headers.get("User-Agent"))) await done;

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Save-Data");
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce, isSecure, isDev: import.meta.env.DEV }));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  setSecurityHeaders(headers, { isSecure });
  return new Response(stream, { headers, status: statusCode });
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
