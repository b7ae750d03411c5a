import type { Server } from "node:http";
import type { Log } from "~/lib/server/protection/log.server";

/** A write may take 20 s, after a log-in check of up to 20 s. Then its page is read. */
const MAX_RESPONSE_MS = 50_000;

/** Idle timeout, so that a client that reads nothing does not keep its response in memory. */
export const IDLE_TIMEOUT_MS = MAX_RESPONSE_MS + 10_000;

/** Node only closes connections that are idle at the time of the call. */
const IDLE_CHECK_MS = 100;

/** Resolves once every request is answered. Closes the rest after `limitMs`, and logs it. */
export async function drain(server: Server, log: Log, limitMs = MAX_RESPONSE_MS): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => {
    log("error", "stopped before every answer was sent");
    server.closeAllConnections();
  }, limitMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
}
