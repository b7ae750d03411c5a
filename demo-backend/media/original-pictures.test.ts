import { appendFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOriginalPictures, type OriginalPictures } from "./original-pictures.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bijli-originals-"));
});
afterEach(() => rm(folder, { recursive: true }));

const jobs = (color = "#c5c9ce") => [
  { file: "catalog/product/k/e/kettle-1.png", spec: { kind: "kettle" as const, color }, view: "front" as const },
  { file: "wysiwyg/hero-phones.jpg", banner: "hero-phones" as const },
];
const kettle = "catalog/product/k/e/kettle-1.png";
const immediately = async () => undefined;
const timesDrawn = async (path: string) => (await readFile(join(folder, "drawn.txt"), "utf8")).split(path).length - 1;

test("draws each picture once, and again only when its drawing changes", async () => {
  expect(await createOriginalPictures(folder, jobs()).drawAll(immediately)).toBe(3);
  expect(await createOriginalPictures(folder, jobs()).drawAll(immediately)).toBe(0);
  expect(await createOriginalPictures(folder, jobs("#b3343a")).drawAll(immediately)).toBe(1);
  const hero = await sharp(await readFile(join(folder, "wysiwyg/hero-phones.jpg"))).metadata();
  expect(hero).toMatchObject({ width: 1280, height: 520, format: "jpeg", chromaSubsampling: "4:4:4" });
});

test("draws products to scale on the same baseline, without background", async () => {
  const size = (scale: number, at: number) => ({
    file: `catalog/product/k/e/kettle-${at}.png`,
    spec: { kind: "kettle" as const, color: "#c5c9ce", scale },
    view: "front" as const,
  });
  const pictures = createOriginalPictures(folder, [size(1, 1), size(0, 2)]);
  const large = await solidPart(pictures, size(1, 1).file);
  const small = await solidPart(pictures, size(0, 2).file);
  expect(small.height / large.height).toBeCloseTo(0.8, 1);
  expect(Math.abs(small.bottom - large.bottom)).toBeLessThan(8);
  expect(large.width).toBeLessThan(1000);
});

async function solidPart(pictures: OriginalPictures, path: string) {
  expect(await pictures.ensure(path)).toBe(true);
  const { width, height, format } = await sharp(join(folder, path)).metadata();
  expect([width, height, format]).toEqual([1080, 1340, "png"]);
  const alpha = await sharp(join(folder, path)).extractChannel("alpha").toBuffer();
  const { info } = await sharp(alpha)
    .trim({ background: "#000", threshold: 100 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bottom: info.height - (info.trimOffsetTop ?? 0) };
}

test("draws a picture once for concurrent requests and a background run", async () => {
  const pictures = createOriginalPictures(folder, jobs());
  const requests = Array.from({ length: 5 }, () => pictures.ensure(kettle));
  const background = pictures.drawAll(immediately);
  expect(await Promise.all([...requests, pictures.ensure(kettle)])).not.toContain(false);
  await background;
  expect(await timesDrawn(kettle)).toBe(1);
  expect(await pictures.ensure("catalog/product/n/o/no-such-1.jpg")).toBe(false);
});

test("draws a requested picture before the rest of the queue", async () => {
  const pictures = createOriginalPictures(folder, jobs());
  let rest = (): void => undefined;
  const background = pictures.drawAll(() => new Promise((resolve) => (rest = resolve)));
  expect(await pictures.ensure(kettle)).toBe(true);
  expect(await readdir(folder)).not.toContain("wysiwyg");
  await pictures.close();
  rest();
  expect(await background).toBe(0);
});

test("continues an interrupted run after a truncated record", async () => {
  const stopped = createOriginalPictures(folder, jobs());
  let turns = 0;
  const drawn = await stopped.drawAll(async () => {
    turns += 1;
    if (turns === 2) await stopped.close();
  });
  expect(drawn).toBe(1);
  await appendFile(join(folder, "drawn.txt"), "\n0123456789 wysi");
  expect(await createOriginalPictures(folder, jobs()).drawAll(immediately)).toBe(2);
  expect(await createOriginalPictures(folder, jobs()).drawAll(immediately)).toBe(0);
});
