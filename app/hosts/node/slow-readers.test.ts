import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { dropSlowReaders } from "./slow-readers";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server of 50 MB, more than the connection's buffers hold. */
async function open(): Promise<Socket> {
  const piece = Buffer.alloc(1024 * 1024);
  const opened = createServer((_request, response) => {
    let left = 50;
    const more = () => {
      while (left-- > 0) if (!response.write(piece)) return void response.once("drain", more);
      response.end();
    };
    more();
  });
  server = opened;
  dropSlowReaders(opened, { bytesPerSecond: 10 * 1024 * 1024, everyMs: 200 });
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  const socket = connect((opened.address() as AddressInfo).port, "127.0.0.1"); // listening on TCP
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  return socket;
}

const connections = () => new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));

test("a reader who takes nothing loses the connection", async () => {
  const socket = await open();
  socket.pause();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 5_000 }).toBe(0);
  socket.destroy();
});

test("one who reads gets everything, and may be silent after it", async () => {
  const socket = await open();
  let read = 0;
  socket.on("data", (piece: Buffer) => (read += piece.byteLength));
  await expect.poll(() => read, { timeout: 10_000 }).toBeGreaterThan(50 * 1024 * 1024);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await connections()).toBe(1);
});
