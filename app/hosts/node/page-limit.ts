import type { ServerResponse } from "node:http";
import { setImmediate as afterPolling } from "node:timers/promises";
import pLimit from "p-limit";
import { steadyNow } from "~/lib/async/steady-now";
import { raceTimeout } from "~/lib/async/timeouts";

/** A page whose data is read, or that is rendered, takes 2 MB. */
const MAX_AT_ONCE = 64;
const MAX_WAITING = 256;
const RETRY_AFTER_SECONDS = 5;

/**
 * A deferred part that takes longer no longer counts: a slow backend or reader must not stop the
 * others.
 */
const MAX_SENDING_MS = 1_000;

/** Guests wait this long for renders of the same page. */
const SHARED_RENDER_MS = 3_000;

interface Page<T> {
  readonly outgoing: ServerResponse;
  /** For a guest page: sends it if it is stored. */
  readonly stored: { readonly key: string; readonly send: () => Promise<boolean> } | null;
  render(): Promise<T>;
  send(rendered: T): Promise<void>;
}

/**
 * Bounds the memory and the waiting time of a process that gets more requests than it can answer.
 */
export function createPageLimit({ atOnce = MAX_AT_ONCE, waiting = MAX_WAITING } = {}) {
  const limit = pLimit(atOnce);
  const starts = pLimit(1);
  const renders = new Map<string, Promise<void>>();

  async function renderAndSend<T>({ outgoing, render, send }: Page<T>, endRender: () => void): Promise<void> {
    let sending: Promise<void> | undefined;
    try {
      await limit(async () => {
        // One start in each turn of the event loop. With cached data a page is rendered without
        // I/O, and a row of pages would block sockets and timers for seconds.
        await starts(() => afterPolling());
        // The client may have left while it waited.
        if (outgoing.destroyed) return;
        sending = send(await render());
        endRender();
        await raceTimeout(MAX_SENDING_MS, sending);
      });
      await sending;
    } finally {
      endRender();
    }
  }

  return {
    /**
     * Sends the stored page, or renders it and sends that. Many guests at one page that is not
     * stored share a render. False if too many requests wait already.
     */
    async run<T>(page: Page<T>): Promise<boolean> {
      const { stored } = page;
      const until = steadyNow() + SHARED_RENDER_MS;
      while (stored) {
        if (await stored.send()) return true;
        const render = renders.get(stored.key);
        const waitMs = until - steadyNow();
        if (!render || waitMs <= 0) break;
        await raceTimeout(waitMs, render);
      }
      if (limit.pendingCount >= waiting) return false;
      let endRender = () => {};
      if (stored) {
        const rendering = new Promise<void>((resolve) => (endRender = resolve));
        renders.set(stored.key, rendering);
        void rendering.then(() => renders.get(stored.key) === rendering && renders.delete(stored.key));
      }
      await renderAndSend(page, endRender);
      return true;
    },
  };
}

/** Plain HTML, because a page of the shop is what cannot be rendered now. */
const BUSY_PAGE = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Our shop is very busy</title>
<h1>Our shop is very busy</h1>
<p>Please go back and try again in a few seconds. Nothing was changed.</p>
</html>
`;

export function sendBusyPage(outgoing: ServerResponse): void {
  if (outgoing.destroyed) return;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": String(RETRY_AFTER_SECONDS),
  };
  outgoing.writeHead(503, headers).end(BUSY_PAGE);
}
