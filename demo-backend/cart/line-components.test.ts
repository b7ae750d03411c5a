import { describe, expect, test } from "vitest";
import type { BundleOptionRow, ProductRow } from "../store/catalogue-rows.ts";
import type { ChosenLine } from "./chosen-line.ts";
import { pricedPartsOf, type PricingCatalogue } from "./line-components.ts";

const now = new Date("2026-11-20T10:00:00Z");
const lamp = product(1, { price: 105_000, taxClassId: 5 });
const cable = product(2, { price: 29_900, taxClassId: 18, specialPrice: 24_900 });
const kit = product(3, { type: "bundle", bundlePriceType: "dynamic", price: 0 });
const fixedKit = product(4, { type: "bundle", bundlePriceType: "fixed", price: 99_900 });

const catalogue: PricingCatalogue = {
  productById: (id) => [lamp, cable, kit, fixedKit].find((one) => one.id === id),
  tierPricesOf: (id) => (id === cable.id ? [{ quantity: 10, price: 19_900 }] : []),
  taxClass: (id) => ({ id, code: `gst${id}`, label: "", rateBasisPoints: id * 100 }),
  bundleOptionsOf: (id) => [
    option(id, 10, lamp.id, id === fixedKit.id ? 50_000 : null),
    option(id, 20, cable.id, null),
  ],
  downloadableLinksOf: () => [],
  downloadableSettingsOf: () => undefined,
  customOptionsOf: () => [],
};

describe("pricedPartsOf", () => {
  test.each([
    [1, 24_900],
    [9, 24_900],
    [10, 19_900],
  ])("%i cables cost %i each", (quantity, unitPrice) => {
    expect(pricedPartsOf(line(cable, quantity), catalogue, now)).toEqual([{ unitPrice, rateBasisPoints: 1800 }]);
  });

  test("splits a dynamic bundle into parts with their own tax rates", () => {
    expect(pricedPartsOf(line(kit, 2, { 10: 1, 20: 10 }), catalogue, now)).toEqual([
      { unitPrice: 105_000, rateBasisPoints: 500 },
      { unitPrice: 199_000, rateBasisPoints: 1800 },
    ]);
  });

  test("prices a fixed bundle as one part plus the surcharges of its selections", () => {
    const parts = pricedPartsOf(line(fixedKit, 1, { 10: 2, 20: 1 }), catalogue, now);
    expect(parts).toEqual([{ unitPrice: 199_900, rateBasisPoints: 1800 }]);
  });
});

function line(sold: ProductRow, quantity: number, selections: Record<number, number> = {}): ChosenLine {
  const choices = Object.entries(selections).map(([id, count]) => ({
    kind: "bundle" as const,
    optionId: Number(id),
    selectionId: Number(id),
    quantity: count,
  }));
  return { product: sold, variant: null, choices, quantity };
}

function option(bundleId: number, id: number, productId: number, price: number | null): BundleOptionRow {
  const selection = { id, optionId: id, productId, qty: 1, canChangeQty: 1, isDefault: 1, price, position: 1 };
  return { id, productId: bundleId, title: "", input: "radio", required: 1, position: 1, selections: [selection] };
}

function product(id: number, overrides: Partial<ProductRow>): ProductRow {
  return {
    id,
    sku: `SKU${id}`,
    urlKey: `sku${id}`,
    name: `Product ${id}`,
    type: "simple",
    status: "enabled",
    visibility: "both",
    price: 0,
    specialPrice: null,
    specialFrom: null,
    specialTo: null,
    bundlePriceType: null,
    taxClassId: 18,
    weightGrams: 0,
    shortDescription: "",
    description: "",
    metaTitle: null,
    metaDescription: null,
    metaKeyword: null,
    newFrom: null,
    newTo: null,
    createdAt: "2026-01-01T00:00:00Z",
    position: 0,
    ratingSummary: 0,
    reviewCount: 0,
    ...overrides,
  };
}
