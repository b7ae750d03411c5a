import { expect, test } from "vitest";
import { abortDownloads, descriptorsOf } from "../support/shop/aborted-downloads.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { categoryPath } from "../support/steps/phone.ts";

const { shop } = withOwnShop("node");

test("hundreds of aborted downloads leak no file descriptors", async () => {
  const page = await (await fetch(new URL(categoryPath, shop.origin))).text();
  const named = (pattern: RegExp) => [...new Set(page.match(pattern))].slice(0, 5);
  const pictures = named(/\/media\/216x268\/[\w./-]+/g).map((path) => path.replace("216x268", "1080x1340"));
  const scripts = named(/\/assets\/[\w./-]+\.js/g);
  expect(Math.min(pictures.length, scripts.length)).toBeGreaterThan(0);
  for (const path of [...pictures, ...scripts]) expect((await fetch(new URL(path, shop.origin))).ok, path).toBe(true);

  const paths = [...pictures, ...scripts, categoryPath, "/cart"];
  await abortDownloads(shop.origin, paths, { count: 50 });
  const before = descriptorsOf(shop.pid) ?? 0;
  await abortDownloads(shop.origin, paths, { count: 400 });
  await expect.poll(() => descriptorsOf(shop.pid) ?? 0, { timeout: 30_000 }).toBeLessThanOrEqual(before + 10);
  expect((await fetch(new URL(categoryPath, shop.origin))).status).toBe(200);
});
