import type { EntryContext } from "@remix-run/server-runtime";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server.browser";
import type { Log } from "./log.server";

/** A backend call may take 20 s, the page a little longer (product P178). */
export const streamTimeout = 25_000;

/** Whether a loader returned a promise, as `deferred` does for browsers with script. */
export function hasPartToCome({ staticHandlerContext }: EntryContext): boolean {
  return Object.values(staticHandlerContext.loaderData).some((data) => holdsPromise(data, 2));
}

function holdsPromise(value: unknown, depth: number): boolean {
  if (value instanceof Promise) return true;
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((part) => holdsPromise(part, depth - 1));
}

/**
 * Renders the page as one string. React's stream encodes every piece of text by itself and needs a Suspense boundary for the data; without both a
 * page costs about half (docs/decisions/0019). The data is serialised as Remix does it.
 */
export async function renderComplete(
  toPage: (remix: EntryContext) => ReactElement,
  remix: EntryContext,
  nonce: string,
): Promise<string> {
  const { serverHandoffStream, ...rest } = remix;
  const html = renderToString(toPage(rest));
  const isHydrated = rest.renderMeta?.didRenderScripts === true && serverHandoffStream;
  return `<!DOCTYPE html>${html}${isHydrated ? dataScript(await readAll(serverHandoffStream), nonce) : ""}`;
}

function dataScript(data: string, nonce: string): string {
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${escapeForScript(JSON.stringify(data))});${controller}.close();</script>`;
}

/** Escapes characters that could end a script element or a line in it; JSON reads them back. */
function escapeForScript(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** Streams the page. Rendering is aborted when the client disconnects or after the limit. */
export async function renderStreaming(
  page: ReactElement,
  { nonce, signal, log }: { nonce: string; signal: AbortSignal; log: Log },
): Promise<ReadableStream<Uint8Array>> {
  const rendering = new AbortController();
  const giveUp = () => rendering.abort();
  const timer = setTimeout(giveUp, streamTimeout);
  signal.addEventListener("abort", giveUp);
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: rendering.signal,
    // Larger than any page, so that a finished boundary is rendered in place instead of being moved by script (docs/decisions/0007).
    progressiveChunkSize: 4_000_000,
    onError(error) {
      if (!signal.aborted) log("error", "rendering failed", { error });
    },
  });
  // Afterwards there is nothing to abort; React would treat a late signal as an error.
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  };
  stream.allReady.then(end, end);
  return stream;
}
