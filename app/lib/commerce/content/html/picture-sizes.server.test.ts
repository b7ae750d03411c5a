import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { parsePicturePath } from "~/lib/images";
import { createContentCleaner } from "./clean-html.server";
import { createReadPictureSize, type ReadPictureSize } from "./picture-sizes.server";

const media = "https://shop.example/media/";
const bases = { pages: ["https://shop.example/"], media: [media] };
const rewriteMedia = (url: string, width?: number) => `/media/${String(width ?? 640)}x0/${url.slice(media.length)}`;

describe("pictures of a page", () => {
  const clean = async (html: string, readPictureSize: ReadPictureSize) => {
    const { cleanPage } = createContentCleaner(bases, {
      rewriteMedia,
      parseMedia: parsePicturePath,
      frameOrigins: [],
      readPictureSize,
    });
    return (await cleanPage(html)).html;
  };
  const sizes = vi.fn<ReadPictureSize>((path) =>
    Promise.resolve(path === "gone.jpg" ? null : { width: 800, height: 400 }),
  );

  test.each([
    ["", "640x0", 'width="640" height="320"'],
    ['width="320"', "320x0", 'height="160"'],
    ['height="100"', "640x0", 'width="200"'],
  ])("with %s get the missing part of the size they are served in", async (given, served, added) => {
    const picture = `src="/media/${served}/a.jpg" ${added} />`;
    expect(await clean(`<p><img src="${media}a.jpg" ${given}></p>`, sizes)).toContain(picture);
  });

  test("keep a whole size, and are not asked for it", async () => {
    sizes.mockClear();
    expect(await clean(`<img src="${media}a.jpg" width="10" height="10">`, sizes)).toContain('width="10" height="10"');
    expect(sizes).not.toHaveBeenCalled();
  });

  test("stay without a size if it is unknown", async () => {
    expect(await clean(`<img src="${media}gone.jpg">`, sizes)).not.toContain("width=");
  });

  test("have one for each width of the window", async () => {
    const figure = `<figure data-content-type="image"><img src="${media}a.jpg" data-element="desktop_image" class="pagebuilder-mobile-hidden"><img src="${media}b.jpg" data-element="mobile_image" class="pagebuilder-mobile-only"></figure>`;
    const read: ReadPictureSize = (path) =>
      Promise.resolve(path === "a.jpg" ? { width: 1600, height: 400 } : { width: 600, height: 600 });
    const html = await clean(figure, read);
    expect(html).toMatch(/<source [^>]*b\.jpg" width="600" height="600"/);
    expect(html).toMatch(/<img [^>]*a\.jpg"[^>]* width="1536" height="384"/);
  });

  test("are asked for once each, and no more than a first screen has", async () => {
    sizes.mockClear();
    const names = Array.from({ length: 40 }, (_, at) => `${at % 30}.jpg`);
    await clean(names.map((name) => `<img src="${media}${name}">`).join(""), sizes);
    expect(sizes).toHaveBeenCalledTimes(12);
  });
});

describe("the size in a file", () => {
  const backend = { cached: (_: unknown, load: () => Promise<unknown>) => load() } as unknown as Backend; // only its cache is used
  const read = (answer: () => Response | Promise<Response>) =>
    createReadPictureSize(backend, { mediaOrigin: "https://shop.example", fetch: async () => answer() })("a.jpg");
  const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: "red" } });

  test.each(["jpeg", "png", "webp", "gif"] as const)("%s", async (format) => {
    const bytes = await drawn.clone().toFormat(format).toBuffer();
    expect(await read(() => new Response(new Uint8Array(bytes), { status: 206 }))).toEqual({ width: 90, height: 60 });
  });

  test("of a photograph on its side is the one that is shown", async () => {
    const bytes = await drawn.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await read(() => new Response(new Uint8Array(bytes)))).toEqual({ width: 60, height: 90 });
  });

  test.each([
    ["an error page", () => new Response("<h1>Not found</h1>", { status: 404 })],
    ["something else", () => new Response("hello")],
    ["nothing", () => new Response(null)],
    ["no answer", () => Promise.reject(new Error("refused"))],
  ])("is unknown for %s", async (_, answer) => {
    expect(await read(answer)).toBeNull();
  });

  test("is read from the first bytes only", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    expect(await read(() => new Response(endless))).toBeNull();
    expect(sent).toBeLessThan(400_000);
  });
});
