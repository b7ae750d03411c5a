import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "~/lib/server/protection/log.server";

/** A write waits 20 s for the backend, perhaps after a proof of the log-in that took as long, and its page is read after it. */
const LONGEST_ANSWER_MS = 50_000;

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

/** Data that a reader has not taken yet. */
interface Waiting {
  /** Bytes the reader has taken so far. */
  readonly taken: number;
  readonly since: number;
}

/**
 * Closes connections whose reader takes less than `bytesPerSecond`: one that takes a byte a minute would hold its answer and its socket for ever. Node
 * reports a piece as written only when all of it is, so each piece is given the time that it may take.
 */
export function closeSlowReaders(server: Server, { bytesPerSecond = 1024, everyMs = 15_000 } = {}): void {
  const sockets = new Map<Socket, Waiting | null>();
  server.on("connection", (socket) => {
    sockets.set(socket, null);
    socket.once("close", () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of sockets) {
      const waiting = socket.writableLength;
      const taken = socket.bytesWritten - waiting;
      if (waiting === 0) sockets.set(socket, null);
      else if (before?.taken !== taken) sockets.set(socket, { taken, since: now });
      else if (now - before.since > Math.max(everyMs, (waiting / bytesPerSecond) * 1000)) socket.destroy();
    }
  }, everyMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
