import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestBackend } from "./test-support/test-backend.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bijli-backend-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("keeps carts in a data folder across restarts", async () => {
  const first = await openTestBackend({ dataDir });
  const { body } = await first.ask("mutation{createEmptyCart}");
  await first.close();
  const second = await openTestBackend({ dataDir });
  const read = await second.ask("query($c:String!){cart(cart_id:$c){id}}", { c: body.data.createEmptyCart });
  expect(read.body).toEqual({ data: { cart: { id: body.data.createEmptyCart } } });
  expect(() => second.reset()).toThrow(/stop it and delete/);
  await second.close();
});

test("moves a damaged database aside and tells how to start again", async () => {
  const file = join(dataDir, "shop.db");
  await writeFile(file, "this is no database".repeat(1000));
  await expect(openTestBackend({ dataDir })).rejects.toThrow(
    /is damaged\. It was moved to .*Start again to begin with a fresh shop/,
  );
  expect(existsSync(file)).toBe(false);
  expect((await readdir(dataDir)).some((name) => name.startsWith("shop.db.damaged-"))).toBe(true);
  const fresh = await openTestBackend({ dataDir });
  await fresh.close();
});

test("resets a shop in memory to its initial state", async () => {
  const backend = await openTestBackend();
  const { body } = await backend.ask("mutation{createEmptyCart}");
  backend.reset();
  const read = await backend.ask("query($c:String!){cart(cart_id:$c){id}}", { c: body.data.createEmptyCart });
  expect(read.body.errors[0].message).toContain("Could not find a cart with ID");
  await backend.close();
});

test("ends a special price at midnight Indian time", async () => {
  let now = new Date("2026-12-31T18:00:00Z");
  const backend = await openTestBackend({ now: () => now });
  const price = async () => {
    const { body } = await backend.ask(
      '{products(filter:{sku:{eq:"HP-STUDIO"}}){items{price_range{minimum_price{final_price{value}}}}}}',
    );
    return body.data.products.items[0].price_range.minimum_price.final_price.value;
  };
  expect(await price()).toBe(6499);
  now = new Date("2026-12-31T18:30:00Z");
  expect(await price()).toBe(7999);
  await backend.close();
});

test("serves a start page, a health check and 404 for unknown paths", async () => {
  const backend = await openTestBackend();
  const page = await fetch(backend.url);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain(backend.endpoint);
  expect(await (await fetch(`${backend.url}/healthz`)).text()).toBe("ok");
  expect((await fetch(`${backend.url}/nowhere`)).status).toBe(404);
  await backend.close();
});
