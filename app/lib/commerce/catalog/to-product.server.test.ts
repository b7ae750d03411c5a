import { describe, expect, test } from "vitest";
import { card, inr, product } from "../../../../tests/contract/wire-shapes.ts";
import { toProduct, toSelection } from "./to-product.server";

const context = {
  clean: (html: string | null | undefined) => `clean(${html ?? ""})`,
  rate: 1,
  bases: { pages: [], media: [] },
  pricesIncludeFees: true,
};

const price = (rupees: number) => {
  const amounts = { regular_price: inr(rupees), final_price: inr(rupees), fixed_product_taxes: null };
  return { price_range: { minimum_price: amounts, maximum_price: amounts } };
};

describe("toProduct", () => {
  const page = toProduct(product, context);

  test("sorts the gallery by position and leaves out disabled pictures", () => {
    expect(page?.gallery).toEqual([
      { url: "/media/a.jpg", label: "" },
      { url: "/media/b.jpg", label: "Back" },
    ]);
  });

  test.each([
    ["https://www.youtube.com/watch?v=1", "https://www.youtube.com/watch?v=1"],
    ["javascript:alert(1)", undefined],
    [null, undefined],
  ])("maps the video URL %s to %s", (video_url, video) => {
    const still = { url: "a.jpg", label: "Still", position: 0, disabled: false, video_content: { video_url } };
    expect(toProduct({ ...product, media_gallery: [still] }, context)?.gallery[0]?.video).toBe(video);
  });

  test("prices a grouped product by the default quantities of its members", () => {
    const member = (qty: number, rupees: number) => ({
      qty,
      position: qty,
      product: { ...card, ...price(rupees), price_tiers: [{ quantity: 3, final_price: inr(rupees - 100) }] },
    });
    const set = (...items: unknown[]) => {
      const wire = { ...product, ...price(449), __typename: "GroupedProduct", items } as unknown; // the fields that are read
      return toProduct(wire as typeof product, context);
    };
    expect(set(member(1, 449), member(2, 1000), member(3, 500), member(0, 9))).toMatchObject({
      price: { final: { minor: 44_900 + 2 * 100_000 + 3 * 40_000 } },
      isPriceFrom: false,
    });
    // Without the merchant's numbers each member counts once.
    expect(set(member(0, 449), member(0, 9))).toMatchObject({
      price: { final: { minor: 45_800 } },
      isPriceFrom: false,
    });
  });

  test("keeps at most a hundred pictures", () => {
    const many = Array.from({ length: 120 }, (_, at) => ({
      url: `${at}.jpg`,
      label: null,
      position: at,
      disabled: null,
    }));
    expect(toProduct({ ...product, media_gallery: many }, context)?.gallery).toHaveLength(100);
  });

  test("sorts options by position and keeps only valid colours as swatches", () => {
    expect(page?.options.map(({ code }) => code)).toEqual(["color", "storage_capacity"]);
    expect(page?.options[0]?.values.map(({ swatch }) => swatch)).toEqual(["#101010", null, null]);
    expect(page?.options[1]?.values).toEqual([{ uid: "s128", index: 31, label: "128 GB", swatch: null }]);
  });

  test("takes breadcrumbs from the deepest category in the menu", () => {
    expect(page?.breadcrumbs).toEqual([
      { name: "Phones", path: "/phones.html" },
      { name: "5G phones", path: "/phones/5g.html" },
    ]);
  });

  test("sorts tier prices by quantity", () => {
    expect(page?.tierPrices.map(({ quantity }) => quantity)).toEqual([5, 10]);
  });

  test("drops tier prices that save nothing, and those of bundles", () => {
    const tier = (quantity: number, rupees: number) => ({ quantity, final_price: inr(rupees) });
    const price_tiers = [tier(1, 29_999.5), tier(2, 31_000), tier(5, 28_000)];
    expect(toProduct({ ...product, price_tiers }, context)?.tierPrices).toEqual([
      { quantity: 5, price: { minor: 2_800_000, currency: "INR" } },
    ]);
    const bundle = { ...product, __typename: "BundleProduct", items: [], price_tiers: [tier(5, 10)] } as unknown; // the fields that are read
    expect(toProduct(bundle as typeof product, context)?.tierPrices).toEqual([]);
  });

  test("uses the code of an option without a label", () => {
    const unnamed = { attribute_code: "voltage", label: "", position: 0, values: [] };
    expect(
      toProduct({ ...product, configurable_options: [unnamed] } as typeof product, context)?.options,
    ).toMatchObject([{ label: "voltage" }]); // the sample is configurable
  });

  test("cleans the texts and reads empty meta texts as null", () => {
    expect(page?.summaryHtml).toBe("clean(<p>A phone.</p>)");
    expect(page?.descriptionHtml).toMatch(/^clean\(/);
    expect([page?.metaTitle, page?.metaDescription]).toEqual([null, null]);
  });

  test("takes attributes from the facets, except the backend's date buckets", () => {
    const day = "2026-10-23T00:00:00+00:00";
    const facets = [
      { attribute_code: "brand", label: "Brand", options: [{ label: "Voyant", value: "7" }] },
      { attribute_code: "years", label: "Warranty in years", options: [{ label: "1", value: "212" }] },
      { attribute_code: "nfc", label: "NFC", options: [{ label: "1", value: "1" }] },
      { attribute_code: "created_at_bucket", label: "created_at_bucket", options: [{ label: day, value: day }] },
    ];
    expect(toProduct(product, { ...context, facets })?.attributes).toEqual([
      { label: "Brand", value: "Voyant" },
      { label: "Warranty in years", value: "1" },
      { label: "NFC", value: "Yes" },
    ]);
  });

  test("maps variants with their option values, and skips those without a product", () => {
    const picture = { url: "https://shop.example/media/red.jpg", label: null };
    const price_range = { minimum_price: { regular_price: inr(31999), final_price: inr(30999) } };
    const red = {
      ...{ sku: "VOY-ONE-RED", stock_status: "OUT_OF_STOCK" as const, only_x_left_in_stock: 0, price_range },
      ...{ small_image: picture, media_gallery: [{ ...picture, position: 1, disabled: false }] },
    };
    const variants = [
      { attributes: [{ code: "color", value_index: 4 }], product: red },
      { attributes: null, product: null },
    ];
    expect(page?.variants).toEqual([]);
    expect(
      toProduct(
        { ...product, __typename: "ConfigurableProduct", configurable_options: null, options: null, variants },
        context,
      )?.variants,
    ).toEqual([
      {
        sku: "VOY-ONE-RED",
        values: { color: 4 },
        price: { regular: { minor: 3199900, currency: "INR" }, final: { minor: 3099900, currency: "INR" } },
        inStock: false,
        onlyLeft: null,
        picture: { url: "/media/red.jpg", label: "" },
        gallery: [{ url: "/media/red.jpg", label: "" }],
      },
    ]);
  });

  test("has no options for a simple product", () => {
    expect(toProduct({ ...product, options: null, __typename: "SimpleProduct" }, context)?.options).toEqual([]);
  });
});

describe("toSelection", () => {
  const chosen = {
    media_gallery: [{ url: "/media/black.jpg", label: null, position: 1, disabled: false }],
    variant: {
      sku: "VOY-ONE-BLK-128",
      stock_status: "OUT_OF_STOCK" as const,
      only_x_left_in_stock: 0,
      small_image: null,
      price_range: { ...card.price_range, minimum_price: { regular_price: inr(32999), final_price: inr(30999) } },
    },
  };
  const wire = {
    __typename: "ConfigurableProduct" as const,
    name: "Voyant One",
    configurable_product_options_selection: chosen,
  };

  test("returns the variant of a complete selection", () => {
    expect(toSelection(wire)).toEqual({
      variant: {
        sku: "VOY-ONE-BLK-128",
        price: { regular: { minor: 3299900, currency: "INR" }, final: { minor: 3099900, currency: "INR" } },
        inStock: false,
        onlyLeft: null,
        picture: null,
      },
      gallery: [{ url: "/media/black.jpg", label: "" }],
    });
  });

  test("has no variant while the selection is incomplete", () => {
    const open = { ...wire, configurable_product_options_selection: { ...chosen, variant: null } };
    expect(toSelection(open).variant).toBeNull();
  });

  test.each([null, undefined, { __typename: "SimpleProduct" as const, name: "Cable" }])("is empty for %o", (given) => {
    expect(toSelection(given)).toEqual({ variant: null, gallery: [] });
  });
});
