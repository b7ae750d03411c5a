import { beforeEach, describe, expect, test } from "vitest";
import type { LineRequest } from "~/lib/commerce/model/cart";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { type CartId, type Sku, asId } from "~/lib/commerce/model/ids";
import type { CartFragment } from "~/lib/commerce/wire/generated/graphql";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { CART_ID, cableLine, cart, phoneLine } from "../../../../tests/contract/wire-shapes.ts";
import { judgeAdd } from "./add.server";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const id = asId<CartId>(CART_ID);
const amount = { value: 1299, currency: "INR" };
const amounts = { regular_price: amount, final_price: amount };

test("cart.add without lines throws and creates no cart", async () => {
  await expect(shop.cart.add(null, [])).rejects.toThrow();
  expect(server.seen).toEqual([]);
});

describe("cart.add with custom options", () => {
  const engraved = {
    sku: asId<Sku>("PEN"),
    quantity: 1,
    enteredOptions: [{ uid: btoa("custom-option/1"), value: "ASHA" }],
  };

  test("sends lines with custom options separately, because 2.4.6 would lose the options", async () => {
    server.on("AddCustomised", data({ added: { cart } }));
    server.on("AddToCart", data({ addProductsToCart: { cart: { ...cart, items: [cableLine] }, user_errors: [] } }));
    const added = await shop.cart.add(id, [engraved, { sku: asId<Sku>("CAB-1"), quantity: 1 }]);
    expect(added).toMatchObject({ ok: true, problems: [] });
    expect(requestsFor(server, "AddCustomised")[0]?.variables).toEqual({
      id: CART_ID,
      lines: [{ data: { sku: "PEN", quantity: 1 }, customizable_options: [{ id: 1, value_string: "ASHA" }] }],
    });
  });

  test("fails with the backend's message when a required option is missing", async () => {
    const message =
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
    server.on("AddCustomised", data({ added: null }, { message }));
    expect(await shop.cart.add(id, [engraved])).toMatchObject({ ok: false, problems: [{ message }] });
  });

  describe("of a product that has options of its own", () => {
    const engraving = { uid: btoa("custom-option/1"), value: "ASHA" };
    const customizable_options = [{ id: 1, value_string: "ASHA" }];
    const colour = btoa("configurable/93/49");
    const customised = (sku: string, selectedOptions: string[]) => ({
      ...{ sku: asId<Sku>(sku), quantity: 2, selectedOptions, enteredOptions: [engraving] },
    });
    const selection = (variant: object | null) => ({
      products: {
        items: [
          {
            __typename: "ConfigurableProduct",
            name: "Ring",
            configurable_product_options_selection: {
              ...{ options_available_for_selection: [], media_gallery: [], variant },
            },
          },
        ],
      },
    });
    const gold = {
      ...{ sku: "RING-GOLD", stock_status: "IN_STOCK", only_x_left_in_stock: null, small_image: null },
      price_range: { minimum_price: amounts, maximum_price: amounts },
    };

    test("looks up and sends the variant's SKU", async () => {
      server.on("Selection", data(selection(gold)));
      server.on("AddCustomisedVariants", data({ added: { cart } }));
      expect(await shop.cart.add(id, [customised("RING", [colour])])).toMatchObject({ ok: true, problems: [] });
      expect(requestsFor(server, "Selection")[0]?.variables).toMatchObject({ values: [colour] });
      expect(requestsFor(server, "AddCustomisedVariants")[0]?.variables).toEqual({
        id: CART_ID,
        lines: [{ parent_sku: "RING", data: { sku: "RING-GOLD", quantity: 2 }, customizable_options }],
      });
    });

    test("fails when no variant matches", async () => {
      server.on("Selection", data(selection(null)));
      const added = await shop.cart.add(id, [customised("RING", [colour])]);
      expect(added).toMatchObject({ ok: false, problems: [{ code: "NOT_SALABLE" }] });
    });

    test.each([
      ["selections of a bundle", "AddCustomisedBundles", ["bundle/5/9/1"], { bundle_options: [{ id: 5, quantity: 1, value: ["9"] }] }],
      ["links of a download", "AddCustomisedDownloads", ["downloadable/31"], { downloadable_product_links: [{ link_id: 31 }] }],
    ])("sends the %s", async (_, operation, uids, inputs) => {
      server.on(operation, data({ added: { cart } }));
      expect(await shop.cart.add(id, [customised("KIT", uids.map(btoa))])).toMatchObject({ ok: true });
      expect(requestsFor(server, operation)[0]?.variables).toEqual({
        id: CART_ID,
        lines: [{ data: { sku: "KIT", quantity: 2 }, customizable_options, ...inputs }],
      });
    }); // prettier-ignore

    test("sends each product type in its own mutation, and reports partial failures", async () => {
      server.on("AddCustomised", data({ added: { cart } }));
      server.on("AddCustomisedBundles", data({ added: null }, { message: "Please select all required options." }));
      const lines = [customised("KIT", [btoa("bundle/5/9/1")]), engraved];
      expect(await shop.cart.add(id, lines)).toMatchObject({
        ok: true,
        problems: [{ message: "Please select all required options." }],
      });
    });
  });
});

type WireLine = NonNullable<NonNullable<CartFragment["items"]>[number]>;
type Code = "INSUFFICIENT_STOCK" | "NOT_SALABLE" | "PRODUCT_NOT_FOUND" | "UNDEFINED";

const want = (sku: string, quantity = 1, ...selectedOptions: string[]): LineRequest => ({
  sku: asId<Sku>(sku),
  quantity,
  ...(selectedOptions.length > 0 ? { selectedOptions } : {}),
});
const answer = (items: WireLine[], ...user_errors: { code: Code; message: string }[]) => ({
  cart: { ...cart, items },
  user_errors,
});
const noStock = { code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" } as const;
const unknown = { code: "PRODUCT_NOT_FOUND", message: 'Could not find a product with SKU "X"' } as const;
const soldOut = { code: "UNDEFINED", message: "Some of the products are out of stock." } as const;
const soldOutPhone: WireLine = {
  ...phoneLine,
  errors: [{ message: "There are no source items with the in stock status" }],
};

describe("judgeAdd", () => {
  test("counts a line without errors as added", () => {
    expect(judgeAdd([want("CAB-1")], answer([cableLine]))).toEqual({ isPartlyAdded: true, problems: [] });
  });

  test("counts a rejected line as not added", () => {
    expect(judgeAdd([want("CAB-1", 9)], answer([], noStock))).toEqual({
      isPartlyAdded: false,
      problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
    });
  });

  test("counts a rejected addition to an existing line as not added", () => {
    expect(judgeAdd([want("CAB-1")], answer([cableLine], noStock)).isPartlyAdded).toBe(false);
  });

  test("reports which of several lines was not added", () => {
    const { isPartlyAdded, problems } = judgeAdd([want("CAB-1"), want("X")], answer([cableLine], unknown));
    expect(isPartlyAdded).toBe(true);
    expect(problems.map(({ code }) => code)).toEqual(["PRODUCT_NOT_FOUND"]);
  });

  test("ignores the error of an older line that is sold out", () => {
    expect(judgeAdd([want("CAB-1")], answer([cableLine, soldOutPhone], soldOut))).toEqual({
      isPartlyAdded: true,
      problems: [],
    });
  });

  test("reports the rejected line's own error beside an older sold-out line", () => {
    const { isPartlyAdded, problems } = judgeAdd([want("X")], answer([soldOutPhone], unknown, soldOut));
    expect(isPartlyAdded).toBe(false);
    expect(problems.map(({ code }) => code)).toEqual(["PRODUCT_NOT_FOUND"]);
  });

  test("counts a line that is itself sold out as not added", () => {
    const wanted = want("VOY-ONE", 1, "black", "s128");
    expect(judgeAdd([wanted], answer([soldOutPhone, cableLine], soldOut)).isPartlyAdded).toBe(false);
  });

  test.each([
    ["matches by its options", want("VOY-ONE", 2, "s128", "black"), true],
    ["matches by the variant's SKU", want("VOY-ONE-BLK-128", 2), true],
    ["does not match with other options", want("VOY-ONE", 2, "white"), false],
  ])("a configurable product %s", (_name, wanted, isMatch) => {
    const soldOutCable: WireLine = { ...cableLine, errors: [{ message: soldOut.message }] };
    expect(judgeAdd([wanted], answer([phoneLine, soldOutCable], soldOut)).isPartlyAdded).toBe(isMatch);
  });
});
