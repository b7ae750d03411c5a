import { expect, test } from "vitest";
import { Browser, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { CommerceError } from "~/lib/commerce/model/errors";
import { fail, type Problem } from "~/lib/commerce/model/problem";
import { reorderAsGuest } from "./reorder.server";

const shirts = sampleOrder.lines.map((lamp) => ({
  ...lamp,
  ...{ id: "2", name: "Shirt", sku: "SHIRT", path: "/shirt.html", quantity: 3 },
}));
const order = { ...sampleOrder, lines: [...sampleOrder.lines, ...shirts] };
const PAGE = "/order-lookup/order?number=000000007";

interface Setup {
  readonly all?: boolean;
  readonly problems?: readonly Problem[];
  /** Skus of products with required options. */
  readonly withOptions?: readonly string[];
}

async function reorder({ all = false, problems = [], withOptions = [] }: Setup) {
  const added: LineRequest[] = [];
  const add = async (_id: unknown, lines: readonly LineRequest[]) => {
    added.push(...lines);
    return all
      ? fail({ code: "stock", message: "Out of stock." })
      : { ok: true as const, cart: sampleCart(), problems };
  };
  const product = async (sku: string) => {
    if (sku === "LAMP" && !withOptions.includes(sku)) throw new CommerceError("unavailable", "no answer");
    return withOptions.includes(sku) ? { composite: null, options: [{ code: "size" }] } : null;
  };
  const areas = { cart: { add }, catalog: { product } };
  const browser = new Browser(fakeBackend(null), null, () => areas);
  const { answer, notices } = await browser.visit(({ shop }) => reorderAsGuest(shop, order));
  return { at: redirectOf(answer), notices: notices.map(({ text }) => text), added, browser };
}

test("reorderAsGuest adds all lines of the order to the cart", async () => {
  const { at, notices, added, browser } = await reorder({});
  expect(at).toBe("/cart");
  expect(added).toMatchObject([
    { sku: "LAMP", quantity: 1 },
    { sku: "SHIRT", quantity: 3 },
  ]);
  expect(notices).toEqual(["Items from order 000000007 are in your cart."]);
  expect(browser.has("cart")).toBe(true);
});

test("reorderAsGuest names lines that the backend rejects", async () => {
  const { at, notices } = await reorder({ problems: [{ code: "stock", message: "Shirt: out of stock." }] });
  expect(at).toBe("/cart");
  expect(notices).toEqual(["The other items from order 000000007 are in your cart.", "Shirt: out of stock."]);
});

test("reorderAsGuest redirects to the order when the backend rejects all lines", async () => {
  expect(await reorder({ all: true })).toMatchObject({ at: PAGE, notices: ["Out of stock."] });
});

test("reorderAsGuest asks for a product's options instead of adding it", async () => {
  const { at, notices, added } = await reorder({ withOptions: ["SHIRT"] });
  expect(at).toBe("/cart");
  expect(added).toMatchObject([{ sku: "LAMP" }]);
  expect(notices).toEqual([
    "The other items from order 000000007 are in your cart.",
    "Choose the options of Shirt again.",
  ]);
});

test("reorderAsGuest redirects to the order when all products need options", async () => {
  expect(await reorder({ withOptions: ["LAMP", "SHIRT"] })).toMatchObject({ at: PAGE, added: [] });
});
