import type { Server } from "node:http";
import type { Log } from "~/lib/server/log.server";

/** A write waits 20 s for the backend, perhaps after a proof of the log-in that took as long, and its page is read after it. */
const LONGEST_ANSWER_MS = 50_000;

/** How often connections that have become idle are closed; a browser keeps its own open for the next request. */
const LOOK_MS = 100;

/**
 * Takes no new connection and resolves once everybody who asked is answered. Who takes longer than any answer may is cut off, which
 * the log says.
 */
export async function drain(server: Server, log: Log, limitMs = LONGEST_ANSWER_MS): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const limit = setTimeout(() => {
    log("error", "stopped before every answer was sent");
    server.closeAllConnections();
  }, limitMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
}
