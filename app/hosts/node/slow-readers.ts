import type { Server } from "node:http";
import type { Socket } from "node:net";

interface Waiting {
  /** Bytes the reader has taken so far. */
  readonly taken: number;
  readonly since: number;
}

/**
 * Ends connections whose reader takes less than `bytesPerSecond` of what waits for it: one that takes a byte a minute would otherwise hold its answer and
 * its socket for ever. What was handed over in one piece is known to have arrived only as a whole, so it is given the time it may take.
 */
export function dropSlowReaders(server: Server, { bytesPerSecond = 1024, everyMs = 15_000 } = {}): void {
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
