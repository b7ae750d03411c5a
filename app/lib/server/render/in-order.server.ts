import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server.browser";
import { isPending, markFailed, promisesIn, type Settled, settledOf, trackSettled } from "~/lib/deferred";
import type { PageData } from "~/framework/page.server";
import { PAGE_DATA } from "~/lib/page-data";
import { PendingParts } from "~/lib/document-context";
import { steadyNow } from "~/lib/async/steady-now";
import { raceTimeout } from "~/lib/async/timeouts";
import type { Log } from "~/lib/server/protection/log.server";

/** Milliseconds: a backend call may take 20 s, the page a little longer (product P178). */
export const streamTimeout = 25_000;

/** Completes rendered HTML, in which parts may be missing. */
type Fill = (html: string, isComplete: boolean) => string;

interface PageOptions {
  readonly fill: Fill;
  /** Speculation rules, which follow the page. */
  readonly rules: string | null;
  /** Null for a page that never hydrates. */
  readonly data: PageData | null;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Rendering once instead of twice, and a page for the next guest, are worth this wait. */
const WHOLE_WITHIN_MS = 40;

/** After a wait in vain: the first byte of the next pages comes at once. */
const SLOW_FOR_MS = 60_000;

/**
 * Parts that come this soon may be late because the process is busy or has just started: the next
 * wait is a second later.
 */
const BUSY_WITHIN_MS = 500;
const BUSY_FOR_MS = 1_000;

let isSlowUntil = 0;

/** Waits for the deferred parts of a page that is cached only if it is whole. */
export async function waitForQuickParts(data: PageData): Promise<void> {
  const start = steadyNow();
  if (start < isSlowUntil) return;
  const settling = Promise.all(promisesIn(data).map(trackSettled));
  if ((await raceTimeout(WHOLE_WITHIN_MS, settling)) !== null) return;
  isSlowUntil = steadyNow() + SLOW_FOR_MS;
  void settling.then(() => {
    const now = steadyNow();
    if (now - start < BUSY_WITHIN_MS) isSlowUntil = now + BUSY_FOR_MS;
  });
}

/**
 * One string, or a stream in document order. React's own stream encodes every fragment by itself
 * and moves deferred parts by script (docs/decisions/0007).
 */
export async function renderPage(
  toPage: () => ReactElement,
  { fill, rules, data, ...options }: PageOptions,
): Promise<string | ReadableStream<Uint8Array>> {
  const renderHtml = () => renderPass(toPage(), fill);
  const first = renderHtml();
  const rulesScript = rules === null ? "" : `<script type="speculationrules">${rules}</script>`;
  const end = async () => rulesScript + (data ? await dataScript(data) : "");
  return first.gap ? inOrder({ first, renderHtml, end, ...options }) : first.html + (await end());
}

/**
 * What a page hydrates with, in a script element that does not run. JSON is 1.0–1.6 KB of Brotli
 * smaller than Remix's turbo-stream, whose numbers do not compress. Loader data therefore has no
 * Date, Map or undefined in lists. Deferred data is settled.
 */
export async function dataScript(data: PageData): Promise<string> {
  await Promise.all(promisesIn(data).map(trackSettled));
  const json = JSON.stringify(data, (_, value: unknown) => (isPending(value) ? settledOf(value.promise) : value));
  // Each of these could end the element or hide its end.
  return `<script type="${PAGE_DATA}">${json.replaceAll(/<(?=\/?script|!)/gi, "\\u003c")}</script>`;
}

/** Deferred parts that settle this soon after another share its pass, in milliseconds. */
const TOGETHER_MS = 10;

const DOCTYPE = "<!DOCTYPE html>";

type Pass = ReturnType<typeof renderPass>;

/**
 * Renders the whole page with the data that has arrived. `gap`: the first pending part and its
 * offset in the HTML; null when the page is complete.
 */
export function renderPass(page: ReactElement, fill: Fill = (html) => html) {
  const missing: Promise<Settled<unknown>>[] = [];
  // Random, so that content of the page cannot contain it.
  const secret = crypto.randomUUID();
  const mark = (part: Promise<Settled<unknown>>) => `${secret} ${missing.push(part) - 1}`;
  const rendered = renderToString(createElement(PendingParts.Provider, { value: mark }, page));
  const html = DOCTYPE + fill(rendered, missing.length === 0);
  const marked = missing.length === 0 ? -1 : html.indexOf(secret);
  const part = missing[parseInt(html.slice(marked + secret.length), 10)];
  const gap = marked < 0 || !part ? null : { at: html.lastIndexOf("<", marked), part };
  return { html, gap, missing };
}

interface InOrder {
  readonly first: Pass;
  readonly renderHtml: () => Pass;
  readonly end: () => Promise<string>;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/**
 * Streams a page in document order. Whenever the first pending part settles, the whole page is
 * rendered again, and everything before the next pending part is sent. Nothing is moved into place,
 * so a browser without script shows each part when it arrives.
 */
export function inOrder({ signal, ...page }: InOrder): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  const pieces = piecesOf({ ...page, signal: aborter.signal });
  return new ReadableStream<Uint8Array>(
    {
      // Called when the last piece was read, so nothing is rendered ahead of a slow reader.
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (!done) return controller.enqueue(encoder.encode(value));
          if (!aborter.signal.aborted) controller.close();
          else controller.error(new Error("the shopper has left"));
        } catch (error) {
          page.log("error", "rendering failed", { error });
          controller.error(error);
        }
        signal.removeEventListener("abort", abort);
      },
      cancel: abort,
    },
    { highWaterMark: 1 },
  );
}

async function* piecesOf({ first, renderHtml, end, signal, log }: InOrder): AsyncGenerator<string, void> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  let [pass, sent] = [first, ""];
  while (pass.gap && !signal.aborted) {
    const { at, part } = pass.gap;
    yield pass.html.slice(startOf(pass.html, sent, log), at);
    sent = pass.html.slice(0, at);
    await Promise.race([trackSettled(part), aborted]);
    await raceTimeout(TOGETHER_MS, Promise.race([Promise.all(pass.missing.map(trackSettled)), aborted]));
    if (signal.aborted) return;
    try {
      pass = renderHtml();
    } catch (error) {
      log("error", "a deferred part could not be rendered", { error });
      markFailed(part);
      pass = renderHtml();
    }
  }
  if (signal.aborted) return;
  yield pass.html.slice(startOf(pass.html, sent, log)) + (await end());
}

/**
 * Offset from which to continue. If two renders differ (Date, Math.random), continue at the same
 * deferred part.
 */
function startOf(html: string, sent: string, log: Log): number {
  if (html.startsWith(sent)) return sent.length;
  log("error", "two passes over a page differ");
  const template = /<template/g;
  for (const _ of `${sent}<template`.matchAll(template)) template.exec(html);
  return Math.max(0, template.lastIndex - "<template".length);
}
