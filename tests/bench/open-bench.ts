import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoBackend } from "../../demo-backend/create-demo-backend.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { openFileBackend, openShop } from "../support/shop/hosts.ts";
import { startProcess } from "../support/shop/process.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { chooseVariant, addPhoneToCart } from "../support/steps/shopping.ts";
import type { Bench, BenchPage } from "./facts.ts";
import { purgeSecret } from "./new-pages.ts";
import { toPlainPage } from "./plain-page.ts";

const dataFolder = ".cache/bench-shop";

export async function openBench(runs: number): Promise<{ bench: Bench; close(): Promise<void> }> {
  await freshData(dataFolder);
  const backend = await openFileBackend(dataFolder);
  const shop = await openShop("node", backend.endpoint, { NODE_ENV: "production", PURGE_SECRET: purgeSecret });
  const shopper = new Browserless(shop.origin);
  await addPhoneToCart(shopper);
  const pages: BenchPage[] = [
    { page: "home", path: "/", cookie: null },
    { page: "listing", path: categoryPath, cookie: null },
    { page: "product", path: phone.path, cookie: null },
    { page: "cart", path: "/cart", cookie: shopper.jar.header("/") },
  ];
  const plain = await openPlain(shop.origin, pages);
  const pids = { shop: shop.pid, plain: plain.pid };
  return {
    bench: { endpoint: backend.endpoint, shop: new URL(shop.origin), plain: plain.origin, pids, pages, runs },
    async close() {
      await plain.stop();
      await shop.stop();
      await backend.stop();
    },
  };
}

export async function chosenPhone(origin: string): Promise<string> {
  const shopper = new Browserless(origin);
  await shopper.goto(phone.path);
  await chooseVariant(shopper);
  return shopper.address();
}

/** A new database. */
export async function freshData(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const end of ["", "-wal", "-shm"]) rmSync(join(folder, `shop.db${end}`), { force: true });
  const backend = await createDemoBackend({ dataDir: folder });
  await backend.close();
}

export async function openPlain(shop: string, pages: readonly Pick<BenchPage, "path" | "cookie">[]) {
  const folder = mkdtempSync(join(tmpdir(), "bijli-plain-"));
  const ready: Record<string, string> = {};
  for (const { path, cookie } of pages) {
    const visitor = new Browserless(shop, cookie === null ? {} : { cookie });
    await visitor.goto(path);
    ready[path] = toPlainPage(visitor.page.html);
  }
  writeFileSync(join(folder, "pages.json"), JSON.stringify(ready));
  const open = /open at (http:\/\/\S+)/;
  const running = await startProcess({
    what: "the plain pages",
    args: ["--import", "tsx", "tests/bench/plain-server.ts", join(folder, "pages.json"), shop],
    env: {},
    isReady: (text) => open.test(text),
  });
  return {
    origin: new URL(open.exec(running.said())?.[1] ?? ""),
    pid: running.child.pid ?? 0,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
