import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exchange } from "../support/browserless/exchange.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const CARD = "/media/216x268/catalog/product";
const PRODUCT = "/media/1080x1340/catalog/product";

interface Original {
  readonly status?: number;
  readonly bytes: number;
  readonly headers?: OutgoingHttpHeaders;
  /** In pieces, without a length. */
  readonly isChunked?: boolean;
}

/** A media origin that resizes nothing, as a plain Magento's. */
describe("pictures of a media origin without resizing, on workerd", () => {
  let original: Original;
  let asked: string[] = [];
  let afterwards: Original | null = null;
  const media = createServer(({ url = "" }, answer) => {
    const { status = 200, bytes, headers: own, isChunked } = asked.length > 0 && afterwards ? afterwards : original;
    asked.push(url);
    answer.writeHead(status, { "Content-Type": "image/jpeg", ...own, ...(!isChunked && { "Content-Length": bytes }) });
    for (let sent = 0; sent < bytes; sent += 10_000) answer.write(Buffer.alloc(Math.min(10_000, bytes - sent), 1));
    answer.end();
  });
  beforeAll(() => new Promise<void>((listening) => media.listen(0, "127.0.0.1", listening)));
  afterAll(() => {
    media.closeAllConnections();
    media.close();
  });
  const { shop } = withOwnShop("workerd", () => {
    const { port } = media.address() as AddressInfo; // listening on TCP
    return { MEDIA_ORIGINS: `http://127.0.0.1:${port}`, LOG_LEVEL: "error" };
  });
  beforeEach(() => {
    asked = [];
    afterwards = null;
  });

  const ask = (path: string) => exchange(new URL(path, shop.origin), { headers: { accept: "image/avif,image/webp" } });
  const facts = async (path: string) => {
    const { status, headers, body } = await ask(path);
    return { status, type: headers["content-type"], bytes: body.byteLength };
  };
  const isDrawing = ({ status, type, bytes }: Awaited<ReturnType<typeof facts>>) =>
    status === 404 && type === "image/svg+xml" && bytes < 5_000;

  test("a small original is sent as it is, to be kept for a week", async () => {
    original = { bytes: 290_000, headers: { "Cache-Control": "no-store" } };
    const { status, headers, body } = await ask(`${CARD}/small.jpg`);
    expect([status, headers["content-type"], body.byteLength]).toEqual([200, "image/jpeg", 290_000]);
    expect(headers["cache-control"]).toMatch(/^public, max-age=\d{6}/);
    expect(headers["vary"]).toBe("Accept");
    expect(headers["cloudflare-cdn-cache-control"]).toBeUndefined();
  });

  test.each([false, true])("a card never gets more than 300 KB (chunked: %s)", async (isChunked) => {
    original = { bytes: 2_400_000, isChunked };
    expect(await facts(`${CARD}/large.jpg`)).toSatisfy(isDrawing);
    expect(shop.said()).toContain("a picture is too large to be sent, and nothing resizes it");
  });

  test("a product page gets a larger one, up to 1 MB", async () => {
    original = { bytes: 900_000 };
    expect(await facts(`${PRODUCT}/p.jpg`)).toEqual({ status: 200, type: "image/jpeg", bytes: 900_000 });
    original = { bytes: 1_100_000 };
    expect(await facts(`${PRODUCT}/p.jpg`)).toSatisfy(isDrawing);
  });

  test("once Cloudflare's free pictures are used up, originals take their place", async () => {
    original = { status: 429, bytes: 20, headers: { "Cf-Resized": "err=9422", "Content-Type": "text/plain" } };
    afterwards = { bytes: 100_000 };
    expect(await facts(`${CARD}/new.jpg`)).toEqual({ status: 200, type: "image/jpeg", bytes: 100_000 });
    expect(asked).toHaveLength(2);
  });

  test("formats have addresses of their own at the media origin, whose caches need no Vary", async () => {
    original = { bytes: 1_000 };
    await ask(`${CARD}/a.jpg`);
    await exchange(new URL(`${CARD}/a.jpg`, shop.origin), { headers: { accept: "image/*" } });
    expect(asked.map((url) => new URL(url, shop.origin).searchParams.get("format"))).toEqual(["webp", "jpg"]);
  });

  test("a media origin that breaks off is a missing picture", async () => {
    original = { bytes: 5_000, headers: { "Content-Length": 9_000 }, isChunked: true };
    expect(await facts(`${CARD}/broken.jpg`)).toSatisfy(isDrawing);
  });

  test.each(["/", "/sitemap.xml", "/no-such-page", "/healthz", "/robots.txt", "/cart"])(
    "Cloudflare's cache before the worker keeps nothing else: %s",
    async (path) => {
      const { headers } = await exchange(new URL(path, shop.origin));
      expect(headers["cloudflare-cdn-cache-control"]).toBe("no-store");
    },
  );
});
