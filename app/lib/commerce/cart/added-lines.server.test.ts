import { describe, expect, test } from "vitest";
import type { LineRequest } from "~/lib/commerce/model/cart";
import { type Sku, asId } from "~/lib/commerce/model/ids";
import type { CartFragment } from "~/lib/commerce/wire/generated/graphql";
import { cableLine, cart, phoneLine } from "../../../../tests/contract/wire-shapes.ts";
import { judgeAdd } from "./add.server";

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
  errors: [{ code: "ITEM_QTY", message: "There are no source items with the in stock status" }],
};

describe("an add", () => {
  test("without errors went in", () => {
    expect(judgeAdd([want("CAB-1")], answer([cableLine]))).toEqual({ someWentIn: true, problems: [] });
  });

  test("that the backend refuses did not", () => {
    expect(judgeAdd([want("CAB-1", 9)], answer([], noStock))).toEqual({
      someWentIn: false,
      problems: [{ code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" }],
    });
  });

  test("of more of what is there already is refused although the line is there", () => {
    expect(judgeAdd([want("CAB-1")], answer([cableLine], noStock)).someWentIn).toBe(false);
  });

  test("of several lines tells which did not go in", () => {
    const { someWentIn, problems } = judgeAdd([want("CAB-1"), want("X")], answer([cableLine], unknown));
    expect(someWentIn).toBe(true);
    expect(problems.map(({ code }) => code)).toEqual(["PRODUCT_NOT_FOUND"]);
  });

  test("is not blamed for an older line that is sold out", () => {
    expect(judgeAdd([want("CAB-1")], answer([cableLine, soldOutPhone], soldOut))).toEqual({
      someWentIn: true,
      problems: [],
    });
  });

  test("that failed beside a sold-out line is told by its own error", () => {
    const { someWentIn, problems } = judgeAdd([want("X")], answer([soldOutPhone], unknown, soldOut));
    expect(someWentIn).toBe(false);
    expect(problems.map(({ code }) => code)).toEqual(["PRODUCT_NOT_FOUND"]);
  });

  test("of a line that is itself sold out is refused", () => {
    const wanted = want("VOY-ONE", 1, "black", "s128");
    expect(judgeAdd([wanted], answer([soldOutPhone, cableLine], soldOut)).someWentIn).toBe(false);
  });

  test.each([
    ["by its options", want("VOY-ONE", 2, "s128", "black"), true],
    ["by the variant's sku", want("VOY-ONE-BLK-128", 2), true],
    ["not with other options", want("VOY-ONE", 2, "white"), false],
  ])("of a configurable product is recognised %s", (_name, wanted, isThere) => {
    const soldOutCable: WireLine = { ...cableLine, errors: [{ code: "ITEM_QTY", message: soldOut.message }] };
    expect(judgeAdd([wanted], answer([phoneLine, soldOutCable], soldOut)).someWentIn).toBe(isThere);
  });
});
