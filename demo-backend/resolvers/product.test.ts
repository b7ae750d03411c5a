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

describe("configurable_product_options_selection", () => {
  const fields =
    "... on ConfigurableProduct{configurable_product_options_selection(configurableOptionValueUids:$v){options_available_for_selection{attribute_code option_value_uids} variant{sku} media_gallery{url}}}";
  const select = async (v: string[]) =>
    (await product("PH-NOVA", fields, { v })).configurable_product_options_selection;

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
