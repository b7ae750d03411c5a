import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";
import { readMediaPath, readPictureRequest } from "./picture-request.ts";

describe("readMediaPath", () => {
  test.each([
    ["/media/catalog/product/h/p/hp-studio-1.jpg", "catalog/product/h/p/hp-studio-1.jpg"],
    ["/media/wysiwyg/hero.jpg", "wysiwyg/hero.jpg"],
    ["/media/logo/stores/1/asha.gif", "logo/stores/1/asha.gif"],
    ["/media/favicon/stores/1/asha.jpeg", "favicon/stores/1/asha.jpeg"],
    ["/media/logo/stores/1/asha.svg", null],
    ["/media/catalog/product/../../shop.db", null],
    ["/media/catalog/product/%2e%2e/%2e%2e/shop.jpg", null],
    ["/media/catalog/product/..%2f..%2fshop.jpg", null],
    ["/media/catalog/product/h/.sized/x.jpg", null],
    ["/media/catalog/product/h/p/hp-studio-1.png", "catalog/product/h/p/hp-studio-1.png"],
    ["/media/catalog/product/h/x.svg", null],
    ["/media/shop.jpg", null],
    ["/media/catalog/product/%zz.jpg", null],
  ])("maps %s to %s", (pathname, path) => {
    expect(readMediaPath(pathname)).toBe(path);
  });
});

describe("readPictureRequest", () => {
  test.each([
    ["width=480&format=auto&quality=82", { width: 480, height: null, crop: false, format: "auto", quality: 80 }],
    [
      "width=200&height=200&fit=cover&format=webp",
      { width: 200, height: 200, crop: true, format: "webp", quality: 80 },
    ],
    ["quality=1&format=gif", { width: null, height: null, crop: false, format: null, quality: 30 }],
    ["width=99999", null],
    ["width=1.5", null],
    ["height=-3", null],
  ])("parses %s", (query, expected) => {
    expect(readPictureRequest(new URLSearchParams(query))).toEqual(expected);
  });
});

describe("GET /media", () => {
  let backend: TestBackend;
  let picture: string;
  beforeAll(async () => {
    backend = await openTestBackend();
    const { body } = await backend.ask('{products(filter:{sku:{eq:"HP-HUSH"}}){items{small_image{url}}}}');
    picture = body.data.products.items[0].small_image.url;
  });
  afterAll(() => backend.close());
  const accepting = (accept: string, headers = {}) => ({ headers: { accept, ...headers } });

  test("serves a picture of the demo and revalidates it by ETag", async () => {
    const response = await fetch(picture);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000");
    const again = await fetch(picture, accepting("*/*", { "if-none-match": response.headers.get("etag") ?? "" }));
    expect(again.status).toBe(304);
  });

  test("serves WebP until the AVIF is ready, and JPEG to other browsers", async () => {
    const url = `${picture}?width=64&format=auto`;
    const first = await fetch(url, accepting("image/avif,image/webp,*/*"));
    expect(first.headers.get("content-type")).toBe("image/webp");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    await expect
      .poll(async () => (await fetch(url, accepting("image/avif,image/webp"))).headers.get("content-type"), {
        timeout: 20_000,
      })
      .toBe("image/avif");
    const plain = await fetch(url, accepting("image/*"));
    expect(plain.headers.get("content-type")).toBe("image/jpeg");
    // JPEG has no transparency: the background is the light theme's tile.
    const corner = await sharp(await plain.arrayBuffer())
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner].every((channel) => channel > 235 && channel < 250)).toBe(true);
  });

  test("rejects unknown pictures, unknown sizes and other methods", async () => {
    expect((await fetch(`${backend.url}/media/catalog/product/n/o/no-such-1.jpg`)).status).toBe(404);
    expect((await fetch(`${picture}?width=5`)).status).toBe(400);
    expect((await fetch(picture, { method: "POST" })).status).toBe(405);
  });

  test("prefers a merchant's file to the demo's", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "bijli-own-media-"));
    await mkdir(join(dataDir, "media/wysiwyg"), { recursive: true });
    await sharp({ create: { width: 40, height: 20, channels: 3, background: "#b0303f" } })
      .webp()
      .toFile(join(dataDir, "media/wysiwyg/hero-phones.webp"));
    const own = await openTestBackend({ dataDir });
    try {
      const answer = await fetch(`${own.url}/media/wysiwyg/hero-phones.webp?width=20&format=webp`);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual([20, 10]);
    } finally {
      await own.close();
      await rm(dataDir, { recursive: true });
    }
  });

  test("serves the logo in its own format, as the store's configuration names it", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "bijli-logo-"));
    const logo = join(dataDir, "Asha mark.gif");
    await sharp({ create: { width: 96, height: 32, channels: 3, background: "#b0303f" } })
      .gif()
      .toFile(logo);
    const branded = await openTestBackend({ dataDir, logo, settings: { storeConfig: { logo_height: 30 } } });
    try {
      const { body } = await branded.ask("{ storeConfig { header_logo_src logo_width logo_height } }");
      const config = body.data.storeConfig;
      expect(config).toEqual({ header_logo_src: "stores/1/logo.gif", logo_width: 96, logo_height: 30 });
      const response = await fetch(`${branded.url}/media/logo/${config.header_logo_src}`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/gif"]);
    } finally {
      await branded.close();
      await rm(dataDir, { recursive: true });
    }
  });

  test("serves a placeholder for a product without a picture", async () => {
    expect((await fetch(`${backend.url}/media/catalog/product/placeholder/image.jpg`)).status).toBe(200);
  });
});
