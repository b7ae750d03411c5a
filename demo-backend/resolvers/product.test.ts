import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromUid, toUid } from "../rules/uid.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function product(sku: string, fields: string, variables: Record<string, unknown> = {}) {
  const declared = "v" in variables ? "query($v:[ID!])" : "";
  const { body } = await backend.ask(`${declared}{products(filter:{sku:{eq:"${sku}"}}){items{${fields}}}}`, variables);
  return body.data.products.items[0];
}
const value = (code: string, label: string) => {
  const { catalogue } = backend.store;
  const attribute = catalogue.attributeByCode(code);
  const option = catalogue.optionsOfAttribute(attribute?.id ?? 0).find((each) => each.label === label);
  return toUid(`configurable/${attribute?.id}/${option?.id}`);
};

describe("product", () => {
  test("returns prices, dates and texts as Magento does", async () => {
    const fields =
      "special_price special_from_date special_to_date new_from_date price_range{minimum_price{regular_price{value currency} final_price{value} discount{amount_off percent_off} fixed_product_taxes{label}}} options_container short_description{html} meta_title media_gallery{__typename label position disabled} canonical_url weight: uid reviews{items{summary} page_info{current_page page_size total_pages}}";
    expect(await product("HP-STUDIO", fields.replace(" weight: uid", ""))).toEqual({
      special_price: 6499,
      special_from_date: "2026-01-01 00:00:00",
      special_to_date: "2026-12-31 00:00:00",
      new_from_date: null,
      price_range: {
        minimum_price: {
          regular_price: { value: 7999, currency: "INR" },
          final_price: { value: 6499 },
          discount: { amount_off: 1500, percent_off: 18.75 },
          fixed_product_taxes: [],
        },
      },
      options_container: "container2",
      short_description: { html: "<p>Acme Studio Headphones &amp; more</p>" },
      meta_title: "Acme Studio Headphones",
      media_gallery: ["front and back", "back", "cameras"].map((label, at) => ({
        __typename: "ProductImage",
        label: `Acme Studio Headphones, ${label}`,
        position: at + 1,
        disabled: false,
      })),
      canonical_url: null,
      reviews: { items: [], page_info: { current_page: 1, page_size: 20, total_pages: 0 } },
    });
  });

  test("returns raw attribute values and no disabled related products", async () => {
    const read = await product(
      "PH-NOVA",
      "brand connectivity screen_size made_in_india related_products{sku} special_price only_x_left_in_stock",
    );
    expect(read).toMatchObject({
      screen_size: "6.7 inch",
      made_in_india: null,
      related_products: [{ sku: "CABLE-1M" }],
      special_price: null,
      only_x_left_in_stock: null,
    });
    expect(read.brand).toBeTypeOf("number");
    expect(read.connectivity).toMatch(/^\d+,\d+$/);
  });

  test("customAttributeMetadata labels raw values; unknown attributes have only a code", async () => {
    const ask = (code: string, fields: string) =>
      backend.ask(
        `{customAttributeMetadata(attributes:[{attribute_code:"${code}" entity_type:"catalog_product"}]){items{${fields}}}}`,
      );
    const { body } = await ask(
      "brand",
      "attribute_code attribute_type input_type storefront_properties{use_in_layered_navigation} attribute_options{label value}",
    );
    const [brand] = body.data.customAttributeMetadata.items;
    expect(brand).toMatchObject({
      attribute_code: "brand",
      attribute_type: "Int",
      input_type: "select",
      storefront_properties: { use_in_layered_navigation: "FILTERABLE_WITH_RESULTS" },
    });
    const { brand: raw } = await product("PH-NOVA", "brand");
    expect(brand.attribute_options).toContainEqual({ label: "Acme", value: String(raw) });
    expect((await ask("nope", "attribute_code")).body).toEqual({
      data: { customAttributeMetadata: { items: [{ attribute_code: "nope" }] } },
    });
  });
});

describe("configurable_product_options_selection", () => {
  const fields =
    "... on ConfigurableProduct{configurable_product_options_selection(configurableOptionValueUids:$v){options_available_for_selection{attribute_code option_value_uids} variant{sku} media_gallery{url}}}";
  const select = async (v: string[]) =>
    (await product("PH-NOVA", fields, { v })).configurable_product_options_selection;

  test("returns only options that can be bought", async () => {
    const { options_available_for_selection: available, variant } = await select([value("color", "Blue")]);
    expect(variant).toBeNull();
    expect(available).toEqual([
      { attribute_code: "color", option_value_uids: [value("color", "Blue")] },
      { attribute_code: "storage_capacity", option_value_uids: [value("storage_capacity", "256 GB")] },
    ]);
  });

  test("returns the variant of a complete selection", async () => {
    const { variant, media_gallery: pictures } = await select([
      value("color", "Black"),
      value("storage_capacity", "256 GB"),
    ]);
    expect(variant).toEqual({ sku: "PH-NOVA-BLACK-256GB" });
    expect(pictures.length).toBeGreaterThan(0);
  });

  test("returns nothing for a sold-out selection", async () => {
    expect(await select([value("color", "Blue"), value("storage_capacity", "128 GB")])).toEqual({
      options_available_for_selection: [],
      variant: null,
      media_gallery: [],
    });
  });
});

test("hidden sold-out products are null in bundles and groups", async () => {
  const setQuantity = backend.store.db.prepare(
    "UPDATE stock SET qty = ? WHERE product_id = (SELECT id FROM product WHERE sku = 'HP-HUSH')",
  );
  backend.settings.showOutOfStock = false;
  try {
    const group = await product("GROUP", "... on GroupedProduct{items{qty product{sku}}}");
    expect(group.items).toEqual([
      { qty: 1, product: null },
      { qty: 2, product: { sku: "HP-HUSH" } },
    ]);
    setQuantity.run(0);
    const kit = await product("KIT", "... on BundleProduct{items{options{label product{sku}}}}");
    expect(kit.items[0].options).toContainEqual({ label: null, product: null });
  } finally {
    backend.settings.showOutOfStock = true;
    setQuantity.run(5);
  }
});

test("parts of bundles, groups and downloads have Magento's ids", async () => {
  const kit = await product(
    "KIT",
    "... on BundleProduct{dynamic_price price_view ship_bundle_items items{uid title type required position options{uid label quantity is_default price price_type product{sku}}}}",
  );
  expect(kit).toMatchObject({ dynamic_price: true, price_view: "PRICE_RANGE", ship_bundle_items: "TOGETHER" });
  expect(fromUid(kit.items[1].options[0].uid)).toMatch(/^bundle\/2\/\d+\/2$/);
  expect(kit.items[0]).toMatchObject({
    title: "Headphones",
    type: "radio",
    required: true,
    options: [
      { label: "Acme Studio Headphones", is_default: true, price: 0, price_type: "FIXED" },
      { is_default: false },
    ],
  });

  const group = await product("GROUP", "... on GroupedProduct{items{qty position product{sku}}}");
  expect(group.items).toEqual([
    { qty: 1, position: 0, product: { sku: "HP-WIRE" } },
    { qty: 2, position: 1, product: { sku: "HP-HUSH" } },
  ]);

  const album = await product(
    "ALBUM",
    "... on DownloadableProduct{links_title links_purchased_separately downloadable_product_links{uid title price sort_order}}",
  );
  expect(album).toMatchObject({
    links_title: "Editions",
    links_purchased_separately: 1,
    downloadable_product_links: [
      { title: "MP3", price: 0, sort_order: 1 },
      { title: "FLAC", price: 150, sort_order: 2 },
    ],
  });
  expect(fromUid(album.downloadable_product_links[0].uid)).toMatch(/^downloadable\/\d+$/);
});

test("cmsPage and cmsBlocks report missing content as an error", async () => {
  const page = await backend.ask('{cmsPage(identifier:"nope"){title}}');
  expect(page.body).toEqual({
    errors: [
      {
        message: 'The CMS page with the "nope" ID doesn\'t exist.',
        locations: [{ line: 1, column: 2 }],
        path: ["cmsPage"],
      },
    ],
    data: { cmsPage: null },
  });
  const blocks = await backend.ask('{cmsBlocks(identifiers:["note","nope"]){items{identifier}}}');
  expect(blocks.body).toMatchObject({
    errors: [{ message: 'The CMS block with the "nope" ID doesn\'t exist.', path: ["cmsBlocks", "items", 1] }],
    data: { cmsBlocks: { items: [{ identifier: "note" }, null] } },
  });
});
