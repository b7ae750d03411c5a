import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

interface Shape {
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
}

interface ShapedLine {
  readonly origin: URL;
  /** Carried so far to the browser, with headers. */
  bytes(): number;
  close(): void;
}

const packetBytes = 1_400;

/**
 * A slow line in front of a server. DevTools throttles and counts neither prefetched documents nor
 * what a service worker fetches, and counts no broken-off answers.
 */
export async function openShapedLine(server: URL, { latencyMs, bytesPerSecond }: Shape): Promise<ShapedLine> {
  const agent = new Agent({ keepAlive: true });
  let carried = 0;
  let freeAt = 0;
  /** One packet at a time, so that answers share the line. */
  const carry = async (bytes: number) => {
    carried += bytes;
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    await wait(freeAt - performance.now());
  };
  const forward = async (asked: IncomingMessage, answer: ServerResponse) => {
    await wait(latencyMs);
    if (answer.destroyed) return;
    const { method, url: path, headers } = asked;
    const { hostname, port } = server;
    const onward = request({ hostname, port, method, path, headers, agent });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => answer.writableFinished || onward.destroy());
    asked.pipe(onward);
    const [reply] = (await once(onward, "response")) as [IncomingMessage]; // what this event has
    await carry(reply.rawHeaders.join(": \r\n").length);
    answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    answer.flushHeaders();
    const chunks: AsyncIterable<Buffer> = reply;
    for await (const chunk of chunks) {
      for (let start = 0; start < chunk.length && !answer.destroyed; start += packetBytes) {
        const packet = chunk.subarray(start, start + packetBytes);
        await carry(packet.length);
        answer.write(packet);
      }
    }
    answer.end();
  };
  const listener = createServer((asked, answer) => {
    // The browser gave up, or the server.
    forward(asked, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo; // a listening TCP server's address is never a string
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    bytes: () => carried,
    close() {
      listener.closeAllConnections();
      listener.close();
      agent.destroy();
    },
  };
}
