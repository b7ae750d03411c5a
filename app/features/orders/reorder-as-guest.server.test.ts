import { expect, test } from "vitest";
import { Browser, redirectOf } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import { sampleCart } from "~/features/checkout/testing/sample-cart";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { LineRequest } from "~/lib/commerce/model/cart";
import type { Commerce } from "~/lib/commerce/model/commerce";
import { CommerceError } from "~/lib/commerce/model/errors";
import { fail, type Problem } from "~/lib/commerce/model/problem";
import { reorderAsGuest } from "./reorder.server";

const shirts = sampleOrder.lines.map((lamp) => ({
  ...lamp,
  ...{ id: "2", name: "Shirt", sku: "SHIRT", path: "/shirt.html", quantity: 3 },
}));
const order = { ...sampleOrder, lines: [...sampleOrder.lines, ...shirts] };
const PAGE = "/order-lookup/order?number=000000007";

interface Rejects {
  readonly all?: boolean;
  readonly problems?: readonly Problem[];
  /** Skus of products with required options. */
  readonly choosing?: readonly string[];
}

async function reorder({ all = false, problems = [], choosing = [] }: Rejects) {
  const added: LineRequest[] = [];
  const add = async (_id: unknown, lines: readonly LineRequest[]) => {
    added.push(...lines);
    return all
      ? fail({ code: "stock", message: "Out of stock." })
      : { ok: true as const, cart: sampleCart(), problems };
  };
  const product = async (sku: string) => {
    if (sku === "LAMP" && !choosing.includes(sku)) throw new CommerceError("unavailable", "no answer");
    return choosing.includes(sku) ? { composite: null, options: ["size"] } : null;
  };
  const areas = { cart: { add }, catalog: { product } } as unknown as Partial<Commerce>; // all that is used
  const browser = new Browser(fakeBackend(null), null, () => areas);
  const { answer, notices } = await browser.visit(({ shop }) => reorderAsGuest(shop, order));
  return { at: redirectOf(answer), notices: notices.map(({ text }) => text), added, browser };
}

test("all lines of a guest's order are added to the cart", async () => {
  const { at, notices, added, browser } = await reorder({});
  expect(at).toBe("/cart");
  expect(added).toMatchObject([
    { sku: "LAMP", quantity: 1 },
    { sku: "SHIRT", quantity: 3 },
  ]);
  expect(notices).toEqual(["Items from order 000000007 are in your cart."]);
  expect(browser.has("cart")).toBe(true);
});

test("lines that the backend rejects are named", async () => {
  const { at, notices } = await reorder({ problems: [{ code: "stock", message: "Shirt: out of stock." }] });
  expect(at).toBe("/cart");
  expect(notices).toEqual(["The other items from order 000000007 are in your cart.", "Shirt: out of stock."]);
});

test("if it rejects everything the order page is shown again", async () => {
  expect(await reorder({ all: true })).toMatchObject({ at: PAGE, notices: ["Out of stock."] });
});

test("a product with options is not added without them, but linked", async () => {
  const { at, notices, added } = await reorder({ choosing: ["SHIRT"] });
  expect(at).toBe("/cart");
  expect(added).toMatchObject([{ sku: "LAMP" }]);
  expect(notices).toEqual([
    "The other items from order 000000007 are in your cart.",
    "Choose the options of Shirt again.",
  ]);
});

test("an order of such products only shows the order page again", async () => {
  expect(await reorder({ choosing: ["LAMP", "SHIRT"] })).toMatchObject({ at: PAGE, added: [] });
});
