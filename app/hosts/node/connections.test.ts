import { createServer, request, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { drain, closeSlowReaders } from "./connections";

let openServer: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  openServer?.closeAllConnections();
  openServer?.close();
  openServer = undefined;
});

/** A server that holds its one answer, and somebody who waits for it on a connection that stays open. */
async function open() {
  let answering: (response: ServerResponse) => void = () => undefined;
  const asked = new Promise<ServerResponse>((resolve) => (answering = resolve));
  const server = createServer((_, response) => answering(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const answered = new Promise<string>((resolve, reject) => {
    request({ port, host: "127.0.0.1", headers: { connection: "keep-alive" } }, (reply) => resolve(text(reply)))
      .on("error", reject)
      .end();
  });
  answered.catch(() => undefined);
  return { server, answered, response: await asked };
}

test("whoever has asked is answered, and the connection they keep open holds nothing up", async () => {
  const { server, answered, response } = await open();
  const log = vi.fn();
  const drained = drain(server, log);
  response.end("thank you");
  expect(await answered).toBe("thank you");
  await drained;
  expect(log).not.toHaveBeenCalled();
});

test("an answer has as long as the longest may take", async () => {
  const { server, answered, response } = await open();
  const log = vi.fn();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const drained = drain(server, log);
  vi.advanceTimersByTime(49_000);
  response.end("thank you");
  expect(await answered).toBe("thank you");
  await drained;
  expect(log).not.toHaveBeenCalled();
});

test("an answer that takes longer than any may is cut off, and the log says so", async () => {
  const { server, answered } = await open();
  const log = vi.fn();
  await drain(server, log, 20);
  await expect(answered).rejects.toThrow();
  expect(log).toHaveBeenCalledWith("error", "stopped before every answer was sent");
});

const BYTES = 50 * 1024 * 1024;

/** A server whose answers are larger than the connection's buffers. */
async function openLarge(): Promise<number> {
  const piece = Buffer.alloc(1024 * 1024);
  const opened = createServer((_request, response) => {
    let left = BYTES / piece.byteLength;
    const more = () => {
      while (left-- > 0) if (!response.write(piece)) return void response.once("drain", more);
      response.end();
    };
    more();
  });
  openServer = opened;
  closeSlowReaders(opened, { bytesPerSecond: 10 * 1024 * 1024, everyMs: 1_000 });
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return (opened.address() as AddressInfo).port; // listening on TCP
}

function ask(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  return socket;
}

const connections = () => new Promise<number>((resolve) => openServer?.getConnections((_, count) => resolve(count)));

test("a reader who takes nothing loses the connection; one who reads gets everything, and may be silent after it", async () => {
  const port = await openLarge();
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
