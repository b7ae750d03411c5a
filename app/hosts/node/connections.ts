import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { steadyNow } from "~/lib/async/steady-now";
import { MAX_ANSWER_MS } from "~/lib/async/timeouts";
import type { Log } from "~/lib/server/protection/log.server";

/** Idle timeout, so that a client that reads nothing does not keep its response in memory. */
export const IDLE_TIMEOUT_MS = MAX_ANSWER_MS + 10_000;

/** At 10 to 40 KB each. Above it connections are closed unanswered. */
export const MAX_CONNECTIONS = 16_384;

/** Node only closes connections that are idle at the time of the call. */
const IDLE_CHECK_MS = 100;

/** Resolves once every request is answered. Closes the rest after `limitMs`, and logs it. */
export async function drain(server: Server, log: Log, limitMs = MAX_ANSWER_MS): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => {
    log("error", "stopped before every answer was sent");
    server.closeAllConnections();
  }, limitMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
}

const ACCEPT_ERROR_LOG_MS = 60_000;

/**
 * Logs at most once a minute that the system lets Node accept no connection, for example without a
 * free descriptor: Node tries again at once. Open connections are still answered.
 */
export function logAcceptErrors(server: Server, log: Log): void {
  let nextAt = -Infinity;
  server.on("error", (error) => {
    if (steadyNow() < nextAt) return;
    nextAt = steadyNow() + ACCEPT_ERROR_LOG_MS;
    log("error", "connections cannot be accepted", { error });
  });
}

export type Listen = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers the requests of a connection one after the other. Node hands over all pipelined requests
 * at once; a thousand pages rendered for one socket took 2.3 GB.
 */
export function oneAtATime(listen: Listen): Listen {
  /**
   * Requests that wait for the answer before them, by connection. Absent while nothing is answered.
   */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const answerNext = () => {
      const queue = waiting.get(socket) ?? [];
      const next = queue.shift();
      if (!next || socket.destroyed) return void waiting.delete(socket);
      // The body of the last one may still be on its way.
      if (queue.length === 0) socket.resume();
      next();
    };
    const answer = () => {
      outgoing.once("close", answerNext);
      listen(incoming, outgoing);
    };
    const queue = waiting.get(socket);
    if (queue) {
      queue.push(answer);
      // What is already read is still parsed: a queue is never longer than one chunk of a socket.
      return void socket.pause();
    }
    waiting.set(socket, []);
    answer();
  };
}
