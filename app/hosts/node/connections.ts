import type { Server } from "node:http";
import type { Log } from "~/lib/server/protection/log.server";

/** A write waits 20 s for the backend, perhaps after a proof of the log-in that took as long, and its page is read after it. */
const LONGEST_ANSWER_MS = 50_000;

/** A connection on which nothing has moved for this long is closed, so that a reader who takes nothing does not hold its answer in memory. */
export const STALLED_MS = LONGEST_ANSWER_MS + 10_000;

/** How often connections that have become idle are closed: Node closes those that were idle when the server was closed, no later ones. */
const IDLE_CHECK_MS = 100;

/**
 * Takes no new connections and resolves once every request is answered. Connections that are open after `limitMs` are closed, with an error in the
 * log.
 */
export async function drain(server: Server, log: Log, limitMs = LONGEST_ANSWER_MS): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => {
    log("error", "stopped before every answer was sent");
    server.closeAllConnections();
  }, limitMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
}
