import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop } from "../test-support/order-test-shop.ts";
import { readyCart, steps } from "../test-support/order-test-steps.ts";
import { runOrder } from "./order-command.ts";

const folder = mkdtempSync(join(tmpdir(), "order-command-"));
const oneOrder = join(folder, "one-order");
const dataDir = join(folder, "shop");

beforeAll(async () => {
  mkdirSync(oneOrder);
  const shop = await openTestShop(join(oneOrder, "shop.db"));
  const cart = await readyCart(shop, { sku: "CABLE", quantity: 2 });
  await shop.ask(steps.place, { i: { cart_id: cart } });
  await shop.close();
});
beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(oneOrder, dataDir, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function order(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runOrder([...words, "--data", dataDir], (line) => lines.push(line));
  return lines.join("\n");
}

test("lists orders and shows one", async () => {
  expect(await order("list")).toMatch(/000000001 {2}2026-11-20 10:00 {2}Pending +₹647\.00 {2}ravi@example\.com/);
  const shown = await order("show", "1");
  expect(shown).toContain("2 × CABLE  USB-C Cable");
  expect(shown).toContain("paid by Cash on delivery; Standard delivery - 3 to 5 days");
});

test("ships with tracking, completes and refunds an order", async () => {
  const shipped = await order("ship", "1", "--carrier", "India Post", "--track", "EB1IN");
  expect(shipped).toContain("Processing");
  expect(shipped).toContain("shipment 000000001, India Post EB1IN");
  expect(await order("complete", "000000001")).toContain("Complete");
  expect(await order("refund", "1")).toMatch(/Closed[\s\S]*credit memo 000000001/);
});

test.each([
  [["cancel"], "name its number"],
  [["cancel", "7"], "there is no order 7"],
  [["wrap", "1"], '"wrap" is none of'],
  [["refund", "1"], "cannot be changed, it is not invoiced"],
  [["list", "--colour"], "order: "],
])("rejects %j with a message", async (words, message) => {
  await expect(order(...words)).rejects.toThrow(message);
});

test("a running shop sees stock released by a cancellation", async () => {
  const shop = await openTestShop(join(dataDir, "shop.db"));
  try {
    const status = async () => {
      const { products } = await shop.ask('{ products(filter: { sku: { eq: "LAST" } }) { items { stock_status } } }');
      return products.items[0].stock_status;
    };
    const cart = await readyCart(shop, { sku: "LAST", quantity: 1 });
    await shop.ask(steps.place, { i: { cart_id: cart } });
    expect(await status()).toBe("OUT_OF_STOCK");
    await order("cancel", "2");
    expect(await status()).toBe("IN_STOCK");
  } finally {
    await shop.close();
  }
});
