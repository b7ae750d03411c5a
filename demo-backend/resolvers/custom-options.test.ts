import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ProductSeed } from "../catalogue/seed.ts";
import { toUid } from "../rules/uid.ts";
import { fixtureSeed } from "../test-support/fixture-seed.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let shop: TestBackend;
let cart: string;

beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.reset();
  shop.settings.quirks = false;
  cart = (await shop.ask("mutation { createEmptyCart }")).body.data.createEmptyCart;
});

const cartFields = `items { quantity prices { row_total_including_tax { value } } ... on SimpleCartItem {
  customizable_options { label type is_required values { label value price { value units } } } } }`;

function uids() {
  const product = shop.store.catalogue.productBySku("ENGRAVE");
  const options = new Map(
    shop.store.catalogue.customOptionsOf(product?.id ?? 0).map((option) => [option.title, option]),
  );
  return (title: string, value?: string) => {
    const option = options.get(title);
    const chosen = option?.values.find((each) => each.title === value);
    return toUid(["custom-option", option?.id, ...(chosen ? [chosen.id] : [])].join("/"));
  };
}

async function add(text: string | null, ...values: [title: string, value: string][]) {
  const uid = uids();
  const item = {
    sku: "ENGRAVE",
    quantity: 1,
    selected_options: values.map(([title, value]) => uid(title, value)),
    entered_options: text === null ? [] : [{ uid: uid("Engraving text"), value: text }],
  };
  const document = `mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { code message } cart { ${cartFields} } } }`;
  return (await shop.ask(document, { c: cart, i: [item] })).body.data.addProductsToCart;
}

describe("custom options", () => {
  test("add their prices, and different values make different lines", async () => {
    await add("ASHA", ["Capacity", "64 GB"], ["Wrapping", "Box"], ["Wrapping", "Ribbon & bow"]);
    await add("RAVI", ["Capacity", "32 GB"]);
    const { cart: filled } = await add(
      "ASHA",
      ["Wrapping", "Ribbon & bow"],
      ["Wrapping", "Box"],
      ["Capacity", "64 GB"],
    );
    const [asha, ravi] = filled.items;
    expect([asha.quantity, asha.prices.row_total_including_tax.value]).toEqual([2, 2 * (799 + 99 + 200 + 50 + 20)]);
    expect([ravi.quantity, ravi.prices.row_total_including_tax.value]).toEqual([1, 799 + 99]);
    expect(asha.customizable_options[0]).toMatchObject({ label: "Engraving text", type: "field", values: [{ value: "ASHA", price: { value: 99, units: "₹" } }] }); // prettier-ignore
  });
});

describe("mutations per product type", () => {
  const addByType = (name: string, fields: object) => {
    const type = `Add${name}ProductsToCartInput`;
    const document = `mutation ($i: ${type}) { add${name}ProductsToCart(input: $i) { cart { items { __typename quantity product { sku } } } } }`;
    return shop.ask(document, { i: { cart_id: cart, cart_items: [fields] } });
  };
  const idOf = (sku: string) => shop.store.catalogue.productBySku(sku)?.id ?? 0;

  test("add a variant, links and a bundle by their own inputs", async () => {
    const link = shop.store.catalogue.downloadableLinksOf(idOf("ALBUM"))[0]?.id;
    const option = shop.store.catalogue.bundleOptionsOf(idOf("KIT"))[0];
    const chosen = { id: option?.id, quantity: 1, value: [String(option?.selections[0]?.id)] };
    await addByType("Configurable", { parent_sku: "PH-NOVA", data: { sku: "PH-NOVA-Black-128GB", quantity: 1 } });
    await addByType("Downloadable", {
      data: { sku: "ALBUM", quantity: 1 },
      downloadable_product_links: [{ link_id: link }],
    });
    const { body } = await addByType("Bundle", { data: { sku: "KIT", quantity: 1 }, bundle_options: [chosen] });
    expect(body.data.addBundleProductsToCart.cart.items).toMatchObject([
      { __typename: "ConfigurableCartItem", product: { sku: "PH-NOVA" } },
      { __typename: "DownloadableCartItem" },
      { __typename: "BundleCartItem" },
    ]);
  }); // prettier-ignore
});

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
