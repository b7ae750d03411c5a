import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { dropSlowReaders } from "./slow-readers";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const BYTES = 50 * 1024 * 1024;

/** A server whose answers are larger than the connection's buffers. */
async function open(): Promise<number> {
  const piece = Buffer.alloc(1024 * 1024);
  const opened = createServer((_request, response) => {
    let left = BYTES / piece.byteLength;
    const more = () => {
      while (left-- > 0) if (!response.write(piece)) return void response.once("drain", more);
      response.end();
    };
    more();
  });
  server = opened;
  dropSlowReaders(opened, { bytesPerSecond: 10 * 1024 * 1024, everyMs: 1_000 });
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return (opened.address() as AddressInfo).port; // listening on TCP
}

function ask(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  return socket;
}

const connections = () => new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));

test("a reader who takes nothing loses the connection; one who reads gets everything, and may be silent after it", async () => {
  const port = await open();
  const [idle, busy] = [ask(port), ask(port)];
  idle.pause();
  let taken = 0;
  busy.on("data", (piece: Buffer) => (taken += piece.byteLength));
  await expect.poll(() => taken, { timeout: 20_000 }).toBeGreaterThan(BYTES);
  await expect.poll(connections, { timeout: 20_000 }).toBe(1);
  busy.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  await expect.poll(() => taken, { timeout: 20_000 }).toBeGreaterThan(2 * BYTES);
  idle.destroy();
  busy.destroy();
});
