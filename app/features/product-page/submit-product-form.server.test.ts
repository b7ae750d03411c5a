import { describe, expect, test } from "vitest";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import { sampleCart } from "~/lib/testing/sample-cart";
import { sampleBundle, sampleEngraved, sampleGroup } from "~/features/product/testing/sample-composite";
import { sampleProduct, sampleVariant } from "~/lib/testing/sample-product";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { fail } from "~/lib/commerce/model/problem";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { testShop } from "~/lib/testing/shop";
import { addProduct } from "./submit-product-form.server";

interface Setting {
  product?: Product;
  variant?: ProductSelection["variant"];
  rejection?: string;
}

async function send(
  fields: Record<string, string>,
  { product = sampleProduct, variant = sampleVariant, rejection }: Setting = {},
) {
  const added: LineRequest[] = [];
  const shop = await testShop({
    catalog: { selection: async () => ({ variant, gallery: [] }) },
    content: { store: async () => ({ locale: "en-IN" }) },
    cart: {
      add: async (_id, lines) => {
        if (rejection) return fail({ code: "INSUFFICIENT_STOCK", message: rejection });
        added.push(...lines);
        return { ok: true, cart: sampleCart(), problems: [] };
      },
    },
  });
  const notices: string[] = [];
  shop.notices.add = ({ text }) => void notices.push(text);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await addProduct(shop, product, form).catch((thrown: unknown) => thrown as Response); // actions throw redirects
  return { answer, added, notices, cartId: cartIdOf(shop.cookies) };
}

const rejectionOf = ({ answer }: Awaited<ReturnType<typeof send>>) =>
  answer instanceof Response ? null : { status: answer.init?.status, state: answer.data.state };

describe("addProduct", () => {
  test("adds ticked extras with the product, one of each", async () => {
    const chosen = { intent: "add", color: "1", storage: "2", quantity: "3" };
    const { added } = await send({ ...chosen, extra: "WARRANTY" });
    expect(added.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["PHONE", 3],
      ["WARRANTY", 1],
    ]);
    for (const extra of ["PHONE", "", "X".repeat(65)])
      expect((await send({ ...chosen, extra })).added.map(({ sku }) => sku)).toEqual(["PHONE"]);
  });

  test("adds the picked variant and redirects with a notice", async () => {
    const sent = await send({ intent: "add", color: "1", storage: "2", quantity: "3" });
    expect(sent.added).toEqual([{ sku: "PHONE", quantity: 3, selectedOptions: ["black", "256"] }]);
    expect(sent.answer).toMatchObject({ status: 303 });
    expect(sent.notices).toEqual(["Added to your cart."]);
    expect(sent.cartId).toBe(sampleCart().id);
  });

  test("redirects to the checkout on Buy now", async () => {
    const sent = await send({ intent: "buy", color: "1", storage: "2", quantity: "1", "return-to": "/phone.html" });
    expect(sent.added).toHaveLength(1);
    expect(sent.answer instanceof Response && sent.answer.headers.get("location")).toBe("/checkout/user-account");
  });

  test("reports a missing option at its group and keeps the picks", async () => {
    const sent = await send({ color: "2", quantity: "1" });
    expect(rejectionOf(sent)).toMatchObject({
      status: 422,
      state: { error: { storage: ["Please choose storage."] }, initialValue: { color: "2" } },
    });
    expect(sent.added).toEqual([]);
  });

  test.each(["0", "-1", "1e9", "abc", "1.5", "", "10000"])("rejects the quantity %j", async (quantity) => {
    const sent = await send({ color: "1", storage: "1", quantity });
    expect(rejectionOf(sent)?.state.error?.["quantity"]).toHaveLength(1);
    expect(sent.added).toEqual([]);
  });

  test("shows the backend's message when rejected", async () => {
    const sent = await send(
      { color: "1", storage: "1", quantity: "9" },
      { rejection: "The requested qty is not available" },
    );
    expect(rejectionOf(sent)?.state.error?.[""]).toEqual(["The requested qty is not available"]);
    expect(sent.cartId).toBeNull();
  });

  test("rejects more than the remaining stock without a request and keeps the input", async () => {
    const sent = await send(
      { color: "1", storage: "1", quantity: "9" },
      { variant: { ...sampleVariant, onlyLeft: 4 } },
    );
    expect(rejectionOf(sent)).toMatchObject({
      status: 422,
      state: { error: { quantity: ["Only 4 left"] }, initialValue: { quantity: "9", color: "1" } },
    });
    expect(sent.added).toEqual([]);
  });

  test("rejects options without a variant", async () => {
    const sent = await send({ color: "1", storage: "1", quantity: "1" }, { variant: null });
    expect(rejectionOf(sent)?.state.error?.[""]).toEqual(["This option is out of stock. Please choose another."]);
    expect(sent.added).toEqual([]);
  });

  test("names an unsupported product type", async () => {
    const giftCard: Product = { ...sampleProduct, kind: "gift-card", typeName: "GiftCardProduct", options: [] };
    const sent = await send({ quantity: "1" }, { product: giftCard });
    expect(rejectionOf(sent)?.state.error?.[""]).toEqual([
      "Product Type GiftCardProduct not supported in add to cart yet",
    ]);
  });

  test("reports a missing required component and an invalid quantity", async () => {
    const sent = await send({ chosen: "1", "part-2": "20", "pieces-2": "x", quantity: "1" }, { product: sampleBundle });
    expect(rejectionOf(sent)?.state.error).toEqual({
      "part-1": ["Please choose screen."],
      "pieces-2": ["Enter a whole number from 1 to 9999."],
    });
  });

  test("requires a quantity of at least one product of a group", async () => {
    const none = await send({ "pieces-m1": "0", "pieces-m2": "0" }, { product: sampleGroup });
    expect(rejectionOf(none)?.state.error).toEqual({ "pieces-m1": ["Enter a quantity of at least 1."] });
    const some = await send({ "pieces-m1": "0", "pieces-m2": "3" }, { product: sampleGroup });
    expect(some.added).toEqual([{ sku: "BULB", quantity: 3 }]);
  });

  test("reports a missing or invalid text at its field", async () => {
    const sent = await send({ chosen: "1", "part-c1": " ", "part-c3": "soon" }, { product: sampleEngraved });
    expect(rejectionOf(sent)).toMatchObject({
      status: 422,
      state: { error: { "part-c1": ["This field is required"], "part-c3": ["Enter a date."] } },
    });
    const long = await send({ chosen: "1", "part-c1": "much too long for it" }, { product: sampleEngraved });
    expect(rejectionOf(long)?.state).toMatchObject({
      error: { "part-c1": ["The field should have at most 12 characters"] },
      initialValue: { "part-c1": "much too long for it" },
    });
  });

  test("adds a variant with its custom options", async () => {
    const product: Product = { ...sampleProduct, composite: sampleEngraved.composite };
    const sent = await send({ color: "1", storage: "2", chosen: "1", "part-c1": "ASHA" }, { product });
    expect(sent.added).toEqual([
      {
        sku: "PHONE",
        quantity: 1,
        selectedOptions: ["black", "256"],
        enteredOptions: [{ uid: "uid-c1", value: "ASHA" }],
      },
    ]);
  });
});
