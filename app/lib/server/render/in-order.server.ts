import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server.browser";
import { type Settled, trackSettled, markFailed } from "~/lib/deferred";
import { PendingParts } from "~/lib/pending-parts";
import { raceTimeout } from "~/lib/async/race-timeout";
import type { Log } from "~/lib/server/protection/log.server";

/** Parts that come this soon after another share its pass. */
const TOGETHER_MS = 10;

const DOCTYPE = "<!DOCTYPE html>";

export interface Pass {
  readonly html: string;
  /** The first place for which something is missing. Null when the page is whole. */
  readonly gap: { readonly at: number; readonly part: Promise<Settled<unknown>> } | null;
  /** Everything that has not come, wherever its place. */
  readonly missing: readonly Promise<Settled<unknown>>[];
}

/** Renders the whole page with what has come. */
export function renderPass(page: ReactElement): Pass {
  const missing: Promise<Settled<unknown>>[] = [];
  // Nobody who writes what the page shows can know it.
  const secret = crypto.randomUUID();
  const mark = (part: Promise<Settled<unknown>>) => `${secret} ${missing.push(part) - 1}`;
  const html = DOCTYPE + renderToString(createElement(PendingParts.Provider, { value: mark }, page));
  const marked = missing.length === 0 ? -1 : html.indexOf(secret);
  const part = missing[parseInt(html.slice(marked + secret.length), 10)];
  const gap = marked < 0 || !part ? null : { at: html.lastIndexOf("<", marked), part };
  return { html, gap, missing };
}

interface InOrder {
  readonly first: Pass;
  readonly renderAgain: () => Pass;
  /** What follows the page. */
  readonly end: () => Promise<string>;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/**
 * A page in the order of its document. As soon as the part at the first gap has come the whole page is rendered again, and what now
 * stands before the next gap is sent. Together the pieces are what one pass over all the data writes: nothing waits aside, nothing
 * is moved, so a browser without script shows each part when it comes.
 */
export function inOrder({ signal, ...page }: InOrder): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left = new AbortController();
  const leave = () => left.abort();
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  const pieces = piecesOf({ ...page, signal: left.signal });
  return new ReadableStream<Uint8Array>(
    {
      // Asked for when the piece before it was taken: for a slow reader nothing is rendered ahead.
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (!done) return controller.enqueue(encoder.encode(value));
          if (!left.signal.aborted) controller.close();
          else controller.error(new Error("the shopper has left"));
        } catch (error) {
          page.log("error", "rendering failed", { error });
          controller.error(error);
        }
        signal.removeEventListener("abort", leave);
      },
      cancel: leave,
    },
    { highWaterMark: 1 },
  );
}

async function* piecesOf({ first, renderAgain, end, signal, log }: InOrder): AsyncGenerator<string, void> {
  const gone = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  let [pass, sent] = [first, ""];
  while (pass.gap && !signal.aborted) {
    const { at, part } = pass.gap;
    yield pass.html.slice(startOf(pass.html, sent, log), at);
    sent = pass.html.slice(0, at);
    await Promise.race([trackSettled(part), gone]);
    await raceTimeout(TOGETHER_MS, Promise.race([Promise.all(pass.missing.map(trackSettled)), gone]));
    if (signal.aborted) return;
    try {
      pass = renderAgain();
    } catch (error) {
      log("error", "a late part could not be drawn", { error });
      markFailed(part);
      pass = renderAgain();
    }
  }
  if (signal.aborted) return;
  yield pass.html.slice(startOf(pass.html, sent, log)) + (await end());
}

/** Where a pass goes on from what was sent. A clock or a chance may have made it differ: then it does so at the same part. */
function startOf(html: string, sent: string, log: Log): number {
  if (html.startsWith(sent)) return sent.length;
  log("error", "two passes over a page differ");
  const template = /<template/g;
  for (const _ of `${sent}<template`.matchAll(template)) template.exec(html);
  return Math.max(0, template.lastIndex - "<template".length);
}
