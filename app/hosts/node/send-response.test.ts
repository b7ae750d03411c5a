import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGuestPages } from "./guest-pages";
import { sendResponse } from "./send-response";

const { dictionaries } = createGuestPages();
const page = "<p>a page</p>".repeat(50);
const { digest } = dictionaries.add(Buffer.from(page));

const server = createServer((incoming, outgoing) => {
  const type = incoming.url === "/picture" ? "image/webp" : "text/html";
  const caching =
    { "/checkout": "no-store", "/shared": "public, max-age=60" }[incoming.url ?? ""] ?? "private, no-cache";
  const headers = { "Content-Type": type, "Cache-Control": caching, Vary: "Accept, Cookie" };
  const response = new Response(incoming.url === "/stream" ? new Blob([page]).stream() : page, { headers });
  void sendResponse(response, { incoming, outgoing, dictionaries, storedPath: undefined });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

async function headersOf(path: string, headers: Record<string, string>, method = "GET") {
  const { port } = server.address() as AddressInfo; // listening on TCP
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ port, host: "127.0.0.1", path, method, headers, agent: false }, resolve).on("error", reject).end();
  });
  reply.resume();
  return reply.headers;
}

const withDictionary = { "available-dictionary": `:${digest.toString("base64")}:` };

describe("a shared cache is told that text depends on Accept-Encoding", () => {
  test.each(["GET", "HEAD"])("whatever this client accepts: %s", async (method) => {
    for (const path of ["/", "/stream"])
      for (const accepted of [{}, { "accept-encoding": "identity" }, { "accept-encoding": "br" }])
        expect((await headersOf(path, accepted, method)).vary).toBe("Accept, Cookie, Accept-Encoding");
  });

  test("and a difference on the dictionary", async () => {
    const sent = await headersOf("/", { "accept-encoding": "br, dcz", ...withDictionary });
    expect([sent["content-encoding"], sent.vary]).toEqual([
      "dcz",
      "Accept, Cookie, Accept-Encoding, Available-Dictionary",
    ]);
  });

  test.each([
    ["/checkout", "dcz"],
    ["/shared", "br"],
  ])("a shared cache may not store a difference: %s", async (path, encoding) => {
    const sent = await headersOf(path, { "accept-encoding": "br, dcz", ...withDictionary });
    expect([sent["content-encoding"], sent["use-as-dictionary"]]).toEqual([encoding, undefined]);
  });

  test("but a picture does not", async () => {
    expect((await headersOf("/picture", { "accept-encoding": "br" })).vary).toBe("Accept, Cookie");
  });
});

test.each([
  ["br;q=0", undefined],
  ["br; q=0.000, gzip", "gzip"],
  ["gzip;q=0, br;q=0.1", "br"],
  ["BR;Q=1", "br"],
  ["brotli, gzipped", undefined],
  ["dcz;q=0, br", "br"],
  ["dcz, br;q=0", "dcz"],
  ["", undefined],
])("Accept-Encoding: %s", async (accepted, encoding) => {
  const sent = await headersOf("/", { "accept-encoding": accepted, ...withDictionary });
  expect(sent["content-encoding"]).toBe(encoding);
});
