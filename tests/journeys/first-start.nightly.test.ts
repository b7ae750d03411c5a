import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exchange } from "../support/browserless/exchange.ts";
import { freePort } from "../support/shop/hosts.ts";
import { startProcess, type Running } from "../support/shop/process.ts";

let folder: string;
let shop: Running | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bijli-first-start-"));
});
afterEach(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = /open at http:\/\/[\w.]+:(\d+)/;

/** `npm start` of the finished build, with its own backend and an empty data folder. */
async function start(): Promise<string> {
  const settings = { COMMERCE_ENDPOINT: "", PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, STOREFRONT_URL: "" };
  shop = await startProcess({
    what: "the shop",
    args: [resolve("build/node.js")],
    cwd: folder,
    env: { ...settings, DEMO_BACKEND_PORT: String(await freePort()) },
    isReady: (text) => open.test(text),
  });
  return `http://127.0.0.1:${open.exec(shop.said())?.[1] ?? ""}`;
}

async function picturesAt(origin: string, path: string): Promise<URL[]> {
  const { status, body } = await exchange(new URL(path, origin));
  expect(status).toBe(200);
  const sources = [...body.toString().matchAll(/<img[^>]+?src="(\/media\/[^"]+)"/g)].map(([, source]) => source ?? "");
  return [...new Set(sources)].map((source) => new URL(source.replaceAll("&amp;", "&"), origin));
}

async function requireWhole(picture: URL): Promise<void> {
  const { status, body } = await exchange(picture, { headers: { accept: "image/webp" } });
  expect(status, picture.pathname).toBe(200);
  // Decodes every pixel, so a partial file fails.
  await sharp(body, { failOn: "truncated" }).stats();
}

test("a shop with an empty data folder serves pages and pictures at once", async () => {
  const origin = await start();
  const pictures = await picturesAt(origin, "/");
  expect(pictures.length).toBeGreaterThan(5);
  await Promise.all([...pictures, ...pictures].map(requireWhole));
  expect(existsSync(join(folder, "media/catalog")), "a copy of the demo's pictures").toBe(false);

  if (shop?.child.pid !== undefined) process.kill(-shop.child.pid, "SIGKILL");
  const again = await start();
  await Promise.all((await picturesAt(again, "/new-products")).map(requireWhole));
  await Promise.all((await picturesAt(again, "/")).map(requireWhole));
});
