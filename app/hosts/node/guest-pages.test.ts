import { createHash } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, createZstdDecompress, zstdDecompressSync, type ZstdOptions } from "node:zlib";
import { expect, test } from "vitest";
import { createGuestPages } from "./guest-pages";

interface Sent {
  status?: number;
  headers: Record<string, string>;
  body?: Buffer;
}

function setUp({ maxBytes }: { maxBytes?: number } = {}) {
  const clock = { now: 0 };
  const pages = createGuestPages({ now: () => clock.now, ...(maxBytes ? { maxBytes } : {}) });
  const store = (key: string, html: string, tags: string[] = [], caching = "private, no-cache") => {
    const headers = new Headers({ "Content-Type": "text/html", "Cache-Control": caching });
    pages.store(key, { path: key, html: Buffer.from(html), tags, headers }, pages.generation);
  };
  const get = async (key: string, headers: Record<string, string> = {}, method = "GET"): Promise<Sent | null> => {
    const sent: Sent = { headers: {} };
    const outgoing = {
      removeHeader: () => undefined,
      writeHead(status: number, head: readonly string[]) {
        sent.status = status;
        for (let at = 0; at < head.length; at += 2) sent.headers[String(head[at]).toLowerCase()] = String(head[at + 1]);
      },
      end: (body?: Buffer) => void (body && (sent.body = body)),
    } as unknown as ServerResponse; // the parts that are used
    const incoming = { headers, method, httpVersion: "1.1" } as unknown as IncomingMessage;
    return (await pages.send(key, incoming, outgoing)) ? sent : null;
  };
  return { clock, pages, store, get };
}

const html = Array.from({ length: 400 }, (_, at) => `<li>${at * 7919}</li>`).join("");

test("sends a page for a minute, in an encoding that the browser accepts", async () => {
  const { clock, store, get } = setUp();
  expect(await get("/")).toBeNull();
  store("/", html);
  const sent = await get("/", { "accept-encoding": "br, gzip" });
  expect(sent?.status).toBe(200);
  expect(sent?.headers).toMatchObject({
    "content-encoding": "br",
    vary: "Accept-Encoding",
    "content-type": "text/html",
  });
  expect(brotliDecompressSync(sent?.body ?? Buffer.alloc(0)).toString()).toBe(html);
  expect((await get("/"))?.body?.toString()).toBe(html);
  clock.now = 61_000;
  expect(await get("/")).toBeNull();
});

test("answers HEAD with the length only, and 304 to a matching ETag", async () => {
  const { store, get } = setUp();
  store("/", html);
  const head = await get("/", {}, "HEAD");
  expect([head?.body, head?.headers["content-length"]]).toEqual([undefined, String(html.length)]);
  const again = await get("/", { "if-none-match": head?.headers["etag"] ?? "" });
  expect([again?.status, again?.body, again?.headers["content-type"]]).toEqual([304, undefined, undefined]);
  expect(again?.headers["x-request-id"]).not.toBe(head?.headers["x-request-id"]);
});

test("compresses a page better after its third request, and reuses that for the same HTML", async () => {
  const { clock, store, get } = setUp();
  store("/", html);
  const size = async () => (await get("/", { "accept-encoding": "br" }))?.body?.byteLength ?? 0;
  const first = await size();
  expect(await size()).toBe(first);
  await expect.poll(size, { timeout: 15_000 }).toBeLessThan(first);
  const best = await size();
  clock.now = 61_000;
  store("/", html);
  expect(await size()).toBe(best);
});

const chromium = { "sec-ch-ua": '"Chromium";v="156"', "accept-encoding": "gzip, br, zstd" };

function withDictionary(text: string) {
  const digest = createHash("sha256").update(text).digest("base64");
  return { ...chromium, "accept-encoding": "gzip, br, zstd, dcb, dcz", "available-dictionary": `:${digest}:` };
}

test("sends a page as the difference to one that the browser has", async () => {
  const { store, get } = setUp();
  store("/list", html);
  const next = `${html}<p>another page</p>`;
  store("/product", next);
  const first = await get("/list", chromium);
  expect(first?.headers).toMatchObject({
    "content-encoding": "br",
    "use-as-dictionary": 'match="/*", match-dest=("document")',
    "cache-control": "private, max-age=0, stale-while-revalidate=3600",
  });
  const sent = await get("/product", withDictionary(html));
  expect(sent?.headers).toMatchObject({
    "content-encoding": "dcz",
    "use-as-dictionary": 'match="/product", match-dest=("document")',
    vary: "Accept-Encoding, Available-Dictionary",
  });
  const { body = Buffer.alloc(0) } = sent ?? {};
  expect(body.byteLength).toBeLessThan(150);
  expect(body.subarray(8, 40)).toEqual(createHash("sha256").update(html).digest());
  const options = { dictionary: Buffer.from(html) } as ZstdOptions; // missing in the types
  expect(zstdDecompressSync(body.subarray(40), options).toString()).toBe(next);
});

test("a browser reads the beginning of a difference before its end has arrived", async () => {
  const { store, get } = setUp();
  store("/list", html);
  const words = Array.from(
    { length: 2_000 },
    (_, at) => `<p>${createHash("sha256").update(`${at}`).digest("hex")}</p>`,
  );
  const next = words.join("");
  store("/product", next);
  const { body = Buffer.alloc(0) } = (await get("/product", withDictionary(html))) ?? {};
  const options = { dictionary: Buffer.from(html) } as ZstdOptions; // missing in the types
  const decoder = createZstdDecompress(options).setEncoding("utf8");
  decoder.write(body.subarray(40, body.byteLength / 10));
  const [begun] = (await once(decoder, "data")) as [string]; // what this event has
  expect(next.startsWith(begun)).toBe(true);
});

test("offers no dictionary to other browsers or shared caches, and ignores unknown ones", async () => {
  const { store, get } = setUp();
  store("/list", html);
  store("/shared", html, [], "public, max-age=0, s-maxage=60");
  const offers = [await get("/list"), await get("/shared", chromium)].map((sent) => sent?.headers["use-as-dictionary"]);
  expect(offers).toEqual([undefined, undefined]);
  expect((await get("/list"))?.headers["cache-control"]).toBe("private, no-cache");
  expect((await get("/shared", withDictionary(html)))?.headers["content-encoding"]).toBe("br");
  expect((await get("/list", withDictionary("of another process")))?.headers["content-encoding"]).toBe("br");
});

test("a purge removes pages by tag, and discards those rendered before it", async () => {
  const { pages, store, get } = setUp();
  store("/phone", "a", ["product:1"]);
  store("/cable", "b", ["product:2"]);
  const before = pages.generation;
  pages.purge("product:1");
  expect([await get("/phone"), (await get("/cable"))?.body?.toString()]).toEqual([null, "b"]);
  pages.store("/phone", { path: "/phone", html: Buffer.from("old"), tags: [], headers: new Headers() }, before);
  expect(await get("/phone")).toBeNull();
  pages.purge(undefined);
  expect(await get("/cable")).toBeNull();
});

test("evicts the least recently used page over the size limit", async () => {
  const { store, get } = setUp({ maxBytes: 3_000 });
  for (const key of ["/1", "/2", "/3"]) {
    store(key, key.repeat(450));
    await get("/1");
  }
  expect(await Promise.all(["/1", "/2", "/3"].map(async (key) => (await get(key)) !== null))).toEqual([
    true,
    false,
    true,
  ]);
});

test("compresses a new page once for all guests who ask at the same time", async () => {
  const { store, get } = setUp();
  store("/", html);
  const sent = await Promise.all([1, 2, 3].map(() => get("/", { "accept-encoding": "gzip" })));
  const bodies = new Set(sent.map((one) => one?.body));
  expect(bodies.size).toBe(1);
});
