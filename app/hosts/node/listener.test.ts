import { createHash } from "node:crypto";
import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync, type ZstdOptions } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { ShopHandler } from "~/lib/server/render/shop-handler.server";
import { parseConfig } from "~/lib/server/protection/config.server";
import { createCdn } from "./cdn";
import { createGuestPages } from "./guest-pages";
import { createListener } from "./listener";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function open(
  handle: (request: Request, context: Parameters<ShopHandler["fetch"]>[1]) => Response | Promise<Response>,
  more: Pick<Parameters<typeof createListener>[0], "cdn" | "guestPages"> = { guestPages: null },
): Promise<number> {
  const config = parseConfig({ COMMERCE_ENDPOINT: "http://127.0.0.1:3/graphql", SESSION_SECRET: "x".repeat(32) });
  const settings = {
    port: 0,
    host: "127.0.0.1",
    backendPort: 0,
    dataDir: "",
    pictureCacheBytes: 1,
    trustedProxies: 0,
    sharedStoreUrl: null,
    cdn: null,
    isTraced: false,
    env: {},
  };
  const source = {
    serveStatic: (_request: unknown, _response: unknown, next: () => void) => next(),
    placeholder: "public/placeholder.svg",
  };
  const shop = {
    config,
    unready: () => Promise.resolve(null),
    fetch: async (...requests: Parameters<ShopHandler["fetch"]>) => handle(...requests),
  };
  const loadShop = () => Promise.resolve(shop);
  const opened = createServer(await createListener({ settings, source, loadShop, ...more }));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return (opened.address() as AddressInfo).port; // listening on TCP
}

function get(port: number, headers: Record<string, string> = {}, method = "GET"): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    ask({ port, host: "127.0.0.1", method, headers }, resolve).on("error", reject).end();
  });
}

const bytes = (words: string) => new TextEncoder().encode(words);
const html = { headers: { "Content-Type": "text/html" } };

const dictionary = Buffer.from("<p>first</p><p>another page</p>");
const digest = createHash("sha256").update(dictionary).digest();
const withDictionary = { "accept-encoding": "br, dcz", "available-dictionary": `:${digest.toString("base64")}:` };

test.each([
  { coding: "br", headers: { "accept-encoding": "br" }, read: brotliDecompressSync },
  {
    coding: "dcz",
    headers: withDictionary,
    read: (sent: Buffer) => zstdDecompressSync(sent.subarray(40), { dictionary } as ZstdOptions), // missing in the types
  },
])("sends the first part compressed before the rest is ready: $coding", async ({ coding, headers, read }) => {
  let finish = () => {};
  const guestPages = createGuestPages();
  guestPages.store("/", { path: "/", html: dictionary, tags: [], headers: new Headers() }, 0);
  const respond = () => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(bytes("<p>first</p>"));
      finish = () => {
        controller.enqueue(bytes("<p>last</p>"));
        controller.close();
      };
    };
    return new Response(new ReadableStream({ start }), {
      headers: { ...html.headers, "Cache-Control": "private, no-cache" },
    });
  };
  const port = await open(respond, { guestPages });
  const reply = await get(port, { ...headers, cookie: "a=1" });
  const parts: Buffer[] = [];
  for await (const part of reply) {
    if (parts.length === 0) finish();
    parts.push(part as Buffer); // no encoding was set
  }
  expect(parts.length).toBeGreaterThan(1);
  expect(reply.headers["content-encoding"]).toBe(coding);
  expect(read(Buffer.concat(parts)).toString()).toBe("<p>first</p><p>last</p>");
});

const MAX_CHUNKS = 5_000;

test("applies backpressure, and aborts the request when the client disconnects", async () => {
  let produced = 0;
  let signal: AbortSignal | undefined;
  const port = await open((request) => {
    signal = request.signal;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      produced++;
      if (produced < MAX_CHUNKS) controller.enqueue(new Uint8Array(65_536));
    };
    return new Response(new ReadableStream({ pull }), { headers: { "Content-Type": "application/octet-stream" } });
  });
  const reply = await get(port);
  reply.pause();
  const settled = async (): Promise<number> => {
    const before = produced;
    await pause(200);
    return produced === before ? produced : settled();
  };
  // The connection's buffers hold some megabytes; an endless page does not fit.
  expect(await settled()).toBeLessThan(MAX_CHUNKS);
  reply.destroy();
  await expect.poll(() => signal?.aborted, { timeout: 15_000 }).toBe(true);
});

test.each([
  ["TRACE / HTTP/1.1\r\nHost: shop", 405],
  ["GET / HTTP/1.0", 200],
  ["GET / HTTP/1.1", 400],
  ["GET / HTTP/1.1\r\nHost: a b", 400],
])("answers the unusual request %j with %i", async (head, status) => {
  const port = await open(() => new Response("<p>page</p>", html));
  const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test.each([
  { coding: "br", read: brotliDecompressSync },
  { coding: "gzip", read: gunzipSync },
  { coding: undefined, read: (sent: Buffer) => sent },
])("sends a page of known length with its encoded length: $coding", async ({ coding, read }) => {
  const page = "<p>₹ 5</p>".repeat(1_000);
  const length = String(bytes(page).byteLength);
  const port = await open(() => new Response(page, { headers: { ...html.headers, "Content-Length": length } }));
  const reply = await get(port, coding ? { "accept-encoding": coding } : {});
  const sent = await buffer(reply);
  expect(reply.headers).toMatchObject({ "content-length": String(sent.byteLength) });
  expect(reply.headers["content-encoding"]).toBe(coding);
  expect(read(sent).toString()).toBe(page);
  const request = await get(port, coding ? { "accept-encoding": coding } : {}, "HEAD");
  expect(request.headers["content-length"]).toBeUndefined();
});

test("answers HEAD with headers only, and each cookie separately", async () => {
  const headers = new Headers(html.headers);
  headers.append("Set-Cookie", "a=1");
  headers.append("Set-Cookie", "b=2");
  const port = await open(() => new Response("<p>page</p>", { status: 203, headers }));
  const reply = await get(port, { "accept-encoding": "br" }, "HEAD");
  expect(await text(reply)).toBe("");
  expect(reply.statusCode).toBe(203);
  expect(reply.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  expect(reply.headers["content-encoding"]).toBeUndefined();
});

test("passes on a POST body unchanged, and an aborted one as an error", async () => {
  const bodies: string[] = [];
  const port = await open(async (request) => {
    bodies.push(await request.text().catch(() => "broken off"));
    return new Response(null, { status: 303, headers: { Location: "/" } });
  });
  const headers = { "content-type": "text/plain", "content-length": 100_000, host: "shop", origin: "http://shop" };
  const whole = ask({ port, host: "127.0.0.1", method: "POST", headers }).end("₹".repeat(33_333) + "!");
  await new Promise((resolve) => whole.on("response", resolve));
  const broken = ask({ port, host: "127.0.0.1", method: "POST", headers }).on("error", () => undefined);
  broken.write("x".repeat(50_000), () => setTimeout(() => broken.destroy(), 50));
  await expect.poll(() => bodies.length, { timeout: 15_000 }).toBe(2);
  expect(bodies).toEqual(["₹".repeat(33_333) + "!", "broken off"]);
});

test("answers the next request on a connection after an unread body", async () => {
  const port = await open(() => new Response("no forms here\n", { status: 405 }));
  const length = 900_000;
  const [post, next] = [`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}`, "GET / HTTP/1.1\r\nHost: shop"];
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(`${post}\r\n\r\n${"x".repeat(length)}${next}\r\nConnection: close\r\n\r\n`),
  );
  expect((await text(socket)).match(/^HTTP\/1.1 405/gm)).toHaveLength(2);
});

async function openBehindCdn({ cookie = "", onRender = () => {} } = {}) {
  const guestPages = createGuestPages();
  const cdn = createCdn({ provider: "cloudflare", purgeUrl: null, token: null }, () => undefined);
  const port = await open(
    (_request, { storePage }) => {
      const headers = new Headers({ ...html.headers, "Cache-Control": "private, no-cache" });
      if (cookie) headers.set("Set-Cookie", cookie);
      storePage?.({ html: bytes("<p>page</p>"), headers: new Headers(headers), tags: ["catalog"] });
      onRender();
      return new Response("<p>page</p>", { headers });
    },
    { guestPages, cdn },
  );
  const cachingOf = async (headers: Record<string, string> = {}) => {
    const reply = await get(port, headers);
    reply.resume();
    return [reply.headers["cache-control"], reply.headers["cache-tag"], reply.headers["server-timing"]];
  };
  return { guestPages, cachingOf };
}

const PRIVATE = ["private, no-cache", undefined, undefined];
const SHARED = ["public, max-age=0, s-maxage=60, stale-while-revalidate=60", "pages,catalog"];

test("a CDN may cache a guest page, rendered or from the cache", async () => {
  const { cachingOf } = await openBehindCdn();
  expect(await cachingOf()).toEqual([...SHARED, undefined]);
  expect(await cachingOf()).toEqual([...SHARED, "cached"]);
});

test.each([
  { cookie: "cart=1" },
  { authorization: "Basic YTpi" },
  { "save-data": "on" },
  { "sec-purpose": "prefetch" },
])("a CDN may not cache the answer to a request with %j", async (headers) => {
  const { cachingOf } = await openBehindCdn();
  expect(await cachingOf(headers)).toEqual(PRIVATE);
  expect(await cachingOf()).toEqual([...SHARED, undefined]);
  expect((await cachingOf(headers))[0]).toBe(PRIVATE[0]);
});

test("a CDN may not cache a page with Set-Cookie or rendered during a purge", async () => {
  expect(await (await openBehindCdn({ cookie: "viewed=1" })).cachingOf()).toEqual(PRIVATE);
  const purged: Awaited<ReturnType<typeof openBehindCdn>> = await openBehindCdn({
    onRender: () => purged.guestPages.purge("catalog"),
  });
  expect(await purged.cachingOf()).toEqual(PRIVATE);
});
