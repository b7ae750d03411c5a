import { createServer, request, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { drain, logAcceptErrors, oneAtATime } from "./connections";

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

test("drain waits 89 seconds for an answer", async () => {
  const { server, answered, response } = await open();
  const log = vi.fn();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const drained = drain(server, log);
  vi.advanceTimersByTime(89_000);
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

test("connections that cannot be accepted are one line in a minute", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const server = createServer();
  const log = vi.fn();
  logAcceptErrors(server, log);
  const error = new Error("accept EMFILE");
  const emit = () => {
    for (let times = 0; times < 1_000; times += 1) server.emit("error", error);
  };
  emit();
  expect(log.mock.calls).toEqual([["error", "connections cannot be accepted", { error }]]);
  vi.advanceTimersByTime(59_999);
  emit();
  expect(log).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  emit();
  expect(log).toHaveBeenCalledTimes(2);
});

test("answers pipelined requests one at a time and in order, with their bodies", async () => {
  let running = 0;
  let most = 0;
  const server = createServer(
    oneAtATime((incoming, outgoing) => {
      most = Math.max(most, (running += 1));
      void text(incoming).then((body) => {
        setTimeout(() => {
          running -= 1;
          outgoing.end(`${incoming.url} ${body};`);
        }, 2);
      });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const socket = connect(port, "127.0.0.1");
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
  const post = (path: string, more = "") => `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\n${more}\r\n`;
  socket.write(get("/a") + post("/b") + "first" + get("/c") + post("/d", "Connection: close\r\n") + "se");
  setTimeout(() => socket.write("con"), 20);
  const answers = (await text(socket)).match(/\/[a-d] \w*;/g);
  expect(answers).toEqual(["/a ;", "/b first;", "/c ;", "/d secon;"]);
  expect(most).toBe(1);
  server.close();
});

test("drops the requests that wait when their connection is closed", async () => {
  const answered: string[] = [];
  let first: ServerResponse | undefined;
  const server = createServer(
    oneAtATime((incoming, outgoing) => {
      answered.push(incoming.url ?? "");
      first ??= outgoing;
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /a HTTP/1.1\r\nHost: shop\r\n\r\nGET /b HTTP/1.1\r\nHost: shop\r\n\r\n");
  await vi.waitFor(() => expect(first).toBeDefined());
  const closed = new Promise((resolve) => first?.once("close", resolve));
  first?.socket?.destroy();
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toEqual(["/a"]);
  server.close();
});
