import { describe, expect, test } from "vitest";
import { card, inr, product } from "../../../../tests/contract/wire-shapes.ts";
import { toComposite, toSamples } from "./to-composite.server";
import { toProductSummary } from "./to-product-summary.server";

type Wire = Parameters<typeof toComposite>[0];
type Bundle = Extract<Wire, { __typename: "BundleProduct" }>;
type Selection = NonNullable<NonNullable<NonNullable<NonNullable<Bundle["items"]>[number]>["options"]>[number]>;

const {
  __typename: _kind,
  configurable_options: _options,
  ...rest
} = product as Extract<Wire, { __typename: "ConfigurableProduct" }>; // the sample is configurable
const priced = (regular: number, final = regular) => ({
  price_range: {
    minimum_price: { regular_price: inr(regular), final_price: inr(final), fixed_product_taxes: null },
    maximum_price: { regular_price: inr(regular), final_price: inr(final) },
  },
});

const selection = (id: number, rupees: number, more: Partial<Selection> = {}): Selection => ({
  id,
  uid: `uid-${id}`,
  label: `Part ${id}`,
  quantity: 1,
  is_default: false,
  can_change_quantity: false,
  position: id,
  price: 0,
  price_type: "FIXED",
  product: {
    stock_status: "IN_STOCK",
    price_tiers: null,
    price_range: { minimum_price: { final_price: inr(rupees) } },
  },
  ...more,
});

function bundle(items: Bundle["items"], more: Partial<Bundle> = {}): Bundle {
  return { ...rest, __typename: "BundleProduct", dynamic_price: true, special_price: null, items, ...more };
}

const item = (type: string, required: boolean, options: Selection[], position = 1) => ({
  option_id: position,
  title: `Option ${position}`,
  type,
  required,
  position,
  options,
});

const bases = { pages: ["https://shop.example/"], media: [] };
const read = (wire: Wire, rate = 1) => {
  const summary = toProductSummary(wire);
  return summary && toComposite(wire, summary, { rate, bases });
};

describe("toComposite: bundle", () => {
  test("sorts options by position and maps their types", () => {
    const wire = bundle([
      item("multi", false, [selection(4, 50)], 3),
      item("radio", true, [selection(2, 20), selection(1, 10, { is_default: true, quantity: 2 })], 1),
      item("select", false, [selection(3, 30)], 2),
    ]);
    const groups = read(wire)?.groups ?? [];
    expect(groups.map(({ takes, asSelect, isRequired }) => [takes, asSelect, isRequired])).toEqual([
      ["one", false, true],
      ["one", true, false],
      ["some", false, false],
    ]);
    expect(groups[0]?.components.map(({ id, quantity, isDefault }) => [id, quantity, isDefault])).toEqual([
      ["1", 2, true],
      ["2", 1, false],
    ]);
  });

  test("preselects the only part of a required option", () => {
    expect(read(bundle([item("select", true, [selection(1, 10)])]))?.groups[0]?.components[0]?.isDefault).toBe(true);
  });

  test("leaves out sold-out parts, which Magento returns without label and product", () => {
    const hidden = selection(1, 10, { label: null, product: null });
    const options = [item("radio", true, [hidden, selection(2, 20)]), item("select", false, [hidden], 2)];
    const [group, ...others] = read(bundle(options))?.groups ?? [];
    expect(others).toEqual([]);
    expect(group?.components.map(({ label, isDefault }) => [label, isDefault])).toEqual([["Part 2", true]]);
  });

  test("with dynamic price adds up its parts at its special price", () => {
    const wire = bundle([item("radio", true, [selection(1, 1000)])], { ...priced(1000, 900), special_price: 90 });
    expect(read(wire)).toMatchObject({
      basePrice: { minor: 0 },
      groups: [{ components: [{ price: { minor: 90_000 } }] }],
    });
  });

  test("with fixed price adds the prices of its parts to the base price", () => {
    const items = [
      item("radio", true, [selection(1, 1, { price: 500 }), selection(2, 1, { price: 700 })], 1),
      item("checkbox", false, [selection(3, 1, { price: 10, price_type: "PERCENT" })], 2),
    ];
    const composite = read(bundle(items, { ...priced(10_500), dynamic_price: false }));
    expect(composite?.basePrice.minor).toBe(1_000_000);
    expect(composite?.groups.map(({ components }) => components.map(({ price }) => price.minor))).toEqual([
      [50_000, 70_000],
      [100_000],
    ]);
  });

  test("with fixed price converts the prices of its parts from the base currency", () => {
    const items = [
      item("radio", true, [selection(1, 1, { price: 500 }), selection(2, 1, { price: 700 })], 1),
      item("checkbox", false, [selection(3, 1, { price: 10, price_type: "PERCENT" })], 2),
    ];
    const composite = read(bundle(items, { ...priced(126), dynamic_price: false }), 0.012);
    expect(composite?.basePrice.minor).toBe(12_000);
    expect(composite?.groups.map(({ components }) => components.map(({ price }) => price.minor))).toEqual([
      [600, 840],
      [1200],
    ]);
  });

  const percent = (id: number, share: number, more: Partial<Selection> = {}) =>
    selection(id, 1, { price: share, price_type: "PERCENT", ...more });

  test.each([
    ["a percentage", 1100, 1000, [[percent(1, 10)]]],
    ["an amount that is cheaper than a percentage", 1050, 1000, [[percent(1, 10), selection(2, 1, { price: 50 })]]],
    ["a percentage that is cheaper than an amount", 1100, 1000, [[percent(1, 10), selection(2, 1, { price: 500 })]]],
    ["several percentages and amounts", 1390, 1000, [[percent(1, 12.5, { quantity: 2 })], [selection(2, 1, { price: 90 }), percent(3, 50)], [percent(4, 5)]]],
    ["a rounded percentage", 1099.95, 999.95, [[percent(1, 10)]]],
    ["two percentages that are rounded separately", 1199.95, 999.95, [[percent(1, 10)], [percent(2, 10)]]],
  ])("with fixed price finds the exact base price when required options cost %s", (_, lowest, base, options) => {
    const items = options.map((selections, at) => item("radio", true, selections, at + 1));
    const composite = read(bundle(items, { ...priced(lowest), dynamic_price: false }));
    expect(composite?.basePrice.minor).toBe(Math.round(base * 100));
    const least = composite?.groups.map(({ components }) => Math.min(...components.map(({ price, quantity }) => price.minor * quantity))) ?? [];
    expect(least.reduce((sum, cost) => sum + cost, Math.round(base * 100))).toBe(Math.round(lowest * 100));
  }); // prettier-ignore

  test("with fixed price takes percentages of the special price", () => {
    const items = [item("radio", true, [percent(1, 10), percent(2, 20)])];
    const special = { ...priced(1100, 880), dynamic_price: false, special_price: 80 };
    const composite = read(bundle(items, special));
    expect(composite?.basePrice.minor).toBe(80_000);
    expect(composite?.groups[0]?.components.map(({ price }) => price.minor)).toEqual([8_000, 16_000]);
  });

  test("adds up to the lowest price for each of fifty prices", () => {
    const items = [item("radio", true, [percent(1, 33)]), item("select", true, [percent(2, 66.5)], 2)];
    for (let lowest = 100_000; lowest < 100_050; lowest += 1) {
      const composite = read(bundle(items, { ...priced(lowest / 100), dynamic_price: false }));
      const parts = composite?.groups.flatMap(({ components }) => components.map(({ price }) => price.minor)) ?? [];
      expect(parts.reduce((sum, part) => sum + part, composite?.basePrice.minor ?? 0)).toBe(lowest);
    }
  });
});

test("toComposite: grouped product sorts members and sets sold-out ones to quantity 0", () => {
  const member = (
    sku: string,
    position: number,
    qty: number,
    stock_status: "IN_STOCK" | "OUT_OF_STOCK" = "IN_STOCK",
  ) => ({
    qty,
    position,
    product: {
      ...card,
      ...priced(100),
      __typename: "SimpleProduct" as const,
      price_tiers: null,
      uid: sku,
      sku,
      stock_status,
    },
  });
  const items = [member("B", 2, 3, "OUT_OF_STOCK"), member("A", 1, 2)];
  const components = read({ ...rest, __typename: "GroupedProduct", items })?.groups[0]?.components;
  expect(components?.map(({ sku, quantity, price }) => [sku, quantity, price.minor])).toEqual([
    ["A", 2, 10_000],
    ["B", 0, 10_000],
  ]);
  const withoutNumbers = [member("A", 1, 0), member("B", 2, 0), member("C", 3, 0, "OUT_OF_STOCK")];
  const [group] = read({ ...rest, __typename: "GroupedProduct", items: withoutNumbers })?.groups ?? [];
  expect(group?.components.map(({ quantity }) => quantity)).toEqual([1, 1, 0]);
});

describe("toComposite: downloadable product", () => {
  const link = (uid: string, price: number, sort_order: number) => ({
    uid,
    title: uid,
    price,
    sort_order,
    sample_url: uid === "a" ? "https://shop.example/sample" : "javascript:alert(1)",
  });
  const wire = {
    ...rest,
    ...priced(199),
    __typename: "DownloadableProduct" as const,
    links_title: "Editions",
    links_purchased_separately: 1,
    downloadable_product_links: [link("b", 150, 2), link("a", 0, 1)],
    downloadable_product_samples: [
      { title: "Preview", sample_url: "https://shop.example/preview", sort_order: 1 },
      { title: "Script", sample_url: "javascript:alert(1)", sort_order: 2 },
      { title: "Elsewhere", sample_url: "https://evil.example/preview", sort_order: 3 },
    ],
  };

  test("lists links that are sold separately, and preselects the free one", () => {
    const [group] = read(wire)?.groups ?? [];
    expect(group).toMatchObject({ title: "Editions", takes: "some", isRequired: true });
    expect(
      group?.components.map(({ uid, price, isDefault, sampleUrl }) => [uid, price.minor, isDefault, sampleUrl]),
    ).toEqual([
      ["a", 0, true, "https://shop.example/sample"],
      ["b", 15_000, false, null],
    ]);
  });

  test("converts link prices from the base currency", () => {
    expect(read(wire, 0.012)?.groups[0]?.components.map(({ price }) => price.minor)).toEqual([0, 180]);
  });

  test("includes all links without extra price when sold together", () => {
    const [group] = read({ ...wire, links_purchased_separately: 0 })?.groups ?? [];
    expect(group).toMatchObject({ takes: "all", isRequired: false });
    expect(group?.components.every(({ price, isDefault }) => price.minor === 0 && isDefault)).toBe(true);
  });

  test("toSamples keeps only samples from the shop's own origin", () => {
    expect(toSamples(wire, bases)).toEqual([{ title: "Preview", url: "https://shop.example/preview" }]);
  });
});

test("toComposite returns null for a simple product", () => {
  expect(read({ ...rest, __typename: "SimpleProduct" })).toBeNull();
});
