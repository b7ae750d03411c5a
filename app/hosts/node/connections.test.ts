import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { drain } from "./connections";

afterEach(() => vi.useRealTimers());

async function open() {
  let answering: (response: ServerResponse) => void = () => undefined;
  const incoming = new Promise<ServerResponse>((resolve) => (answering = resolve));
  const server = createServer((_, response) => answering(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const answered = new Promise<string>((resolve, reject) => {
    request({ port, host: "127.0.0.1", headers: { connection: "keep-alive" } }, (reply) => resolve(text(reply)))
      .on("error", reject)
      .end();
  });
  answered.catch(() => undefined);
  return { server, answered, response: await incoming };
}

test("drain waits for open requests, but not for keep-alive connections", async () => {
  const { server, answered, response } = await open();
  const log = vi.fn();
  const drained = drain(server, log);
  response.end("thank you");
  expect(await answered).toBe("thank you");
  await drained;
  expect(log).not.toHaveBeenCalled();
});

test("drain waits 49 seconds for an answer", async () => {
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

test("drain aborts an answer after its timeout and logs an error", async () => {
  const { server, answered } = await open();
  const log = vi.fn();
  await drain(server, log, 20);
  await expect(answered).rejects.toThrow();
  expect(log).toHaveBeenCalledWith("error", "stopped before every answer was sent");
});
