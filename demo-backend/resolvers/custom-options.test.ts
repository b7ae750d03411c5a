import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProductSeed } from "../catalogue/seed.ts";
import { toUid } from "../rules/uid.ts";
import { fixtureSeed } from "../test-support/fixture-seed.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

describe("custom options of other product types", () => {
  const name = { title: "Name", input: "field" as const, required: true, price: 50 };
  const seed = {
    ...fixtureSeed,
    products: fixtureSeed.products.map((product): ProductSeed => {
      const customOptions = [{ ...name, title: `Name of ${product.sku}` }];
      // Magento allows custom options only on fixed-price bundles.
      if (product.type === "bundle") return { ...product, customOptions, priceType: "fixed", price: 9000 };
      if (product.type !== "configurable" && product.type !== "downloadable") return product;
      return { ...product, customOptions };
    }),
  };
  let named: TestBackend;
  beforeAll(async () => {
    named = await openTestBackend({ seed, quirks: true });
  });
  afterAll(() => named.close());

  async function addTo(type: string, sku: string, item: object, text: string | null) {
    const { catalogue } = named.store;
    const product = catalogue.productBySku(sku)?.id ?? 0;
    const given = text === null ? [] : [{ id: catalogue.customOptionsOf(product)[0]?.id, value_string: text }];
    const created = await named.ask("mutation { createEmptyCart }");
    const optionFields = "customizable_options { label values { value } }";
    const { body } = await named.ask(
      `mutation ($i: Add${type}ProductsToCartInput) { added: add${type}ProductsToCart(input: $i) { cart {
        prices { grand_total { value } } items { __typename quantity
        ... on ConfigurableCartItem { ${optionFields} configured_variant { sku } }
        ... on BundleCartItem { ${optionFields} bundle_options { values { label } } }
        ... on DownloadableCartItem { ${optionFields} links { title } } } } } }`,
      { i: { cart_id: created.body.data.createEmptyCart, cart_items: [{ ...item, customizable_options: given }] } },
    );
    return { cart: body.data?.added?.cart, message: body.errors?.[0]?.message };
  }

  const idOf = (sku: string) => named.store.catalogue.productBySku(sku)?.id ?? 0;
  const black = { parent_sku: "PH-NOVA", data: { sku: "PH-NOVA-BLACK-128GB", quantity: 1 } };
  const flac = () => ({
    data: { sku: "ALBUM", quantity: 1 },
    downloadable_product_links: [{ link_id: named.store.catalogue.downloadableLinksOf(idOf("ALBUM"))[1]?.id }],
  });
  const studio = () => {
    const [option] = named.store.catalogue.bundleOptionsOf(idOf("KIT"));
    const value = [String(option?.selections[0]?.id)];
    return { data: { sku: "KIT", quantity: 1 }, bundle_options: [{ id: option?.id, quantity: 1, value }] };
  };

  test.each([
    ["a variant", "Configurable", "PH-NOVA", () => black, { configured_variant: { sku: "PH-NOVA-BLACK-128GB" } }, 54_999 + 50],
    ["a download", "Downloadable", "ALBUM", flac, { links: [{ title: "FLAC" }] }, 199 + 150 + 50],
    ["a bundle", "Bundle", "KIT", studio, { bundle_options: [{ values: [{ label: "Acme Studio Headphones" }] }] }, 9000 + 50],
  ])("%s keeps its own options beside the required text", async (_, type, sku, item, choices, price) => {
    const { cart: filled } = await addTo(type, sku, item(), "ASHA");
    const customizable_options = [{ label: `Name of ${sku}`, values: [{ value: "ASHA" }] }];
    expect(filled).toMatchObject({ items: [{ quantity: 1, customizable_options, ...choices }], prices: { grand_total: { value: price } } });
    expect((await addTo(type, sku, item(), null)).message).toContain("required option(s) weren't entered");
  }); // prettier-ignore

  test("a line without the required text blocks further additions", async () => {
    const created = (await named.ask("mutation { createEmptyCart }")).body.data.createEmptyCart;
    const add = async (sku: string, more = {}) => {
      const items = [{ sku, quantity: 1, ...more }];
      const document = `mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }`;
      return (await named.ask(document, { c: created, i: items })).body.data.addProductsToCart.user_errors;
    };
    const link = named.store.catalogue.downloadableLinksOf(idOf("ALBUM"))[0]?.id;
    expect(await add("ALBUM", { selected_options: [toUid(`downloadable/${link}`)] })).toEqual([]);
    const message = "Some of the products below do not have all the required options.";
    expect(await add("CABLE-1M")).toEqual([{ message }]);
  });

  test("options are read only from the inputs of the product type", async () => {
    const [link] = named.store.catalogue.downloadableLinksOf(idOf("ALBUM"));
    const selected_options = [toUid(`downloadable/${link?.id}`)];
    const item = { data: { sku: "ALBUM", quantity: 1, selected_options } };
    expect((await addTo("Downloadable", "ALBUM", item, "ASHA")).message).toContain("Please specify product link(s).");
    const simple = { data: { sku: "PH-NOVA", quantity: 1 } };
    expect((await addTo("Simple", "PH-NOVA", simple, "ASHA")).message).toContain("You need to choose options");
    const other = { ...black, data: { sku: "CABLE-1M", quantity: 1 } };
    expect((await addTo("Configurable", "PH-NOVA", other, "ASHA")).message).toContain("specified product");
  });
});
