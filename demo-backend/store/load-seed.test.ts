import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CatalogueSeed } from "../catalogue/seed.ts";
import { fixtureSeed } from "../test-support/fixture-seed.ts";
import { openStore, type Store } from "./database.ts";
import { loadSeed } from "./load-seed.ts";

const now = new Date("2026-11-21T08:00:00Z");
let store: Store;

beforeEach(() => {
  store = openStore({ file: ":memory:" });
});
afterEach(() => store.close());

function withoutProduct(sku: string): CatalogueSeed {
  return { ...fixtureSeed, products: fixtureSeed.products.filter((product) => product.sku !== sku) };
}

describe("loadSeed", () => {
  test("loads an unchanged catalogue only once", () => {
    expect(loadSeed(store, fixtureSeed, now)).toEqual({ loaded: true });
    expect(loadSeed(store, fixtureSeed, now)).toEqual({ loaded: false });
  });

  test("creates a product for each variant", () => {
    loadSeed(store, fixtureSeed, now);
    const variant = store.catalogue.productBySku("PH-NOVA-BLACK-128GB");
    expect(variant).toMatchObject({
      name: "Acme Nova 5G Phone Black 128 GB",
      urlKey: "acme-nova-5g-phone-black-128-gb",
      visibility: "none",
      price: 54_999_00,
    });
    expect(store.content.rewrite("acme-nova-5g-phone-black-128-gb.html")).toBeUndefined();
  });

  test("numbers the shop's own categories from 3", () => {
    loadSeed(store, fixtureSeed, now);
    expect(store.categories.byId(3)).toMatchObject({
      key: "electronics",
      level: 2,
      path: "1/2/3",
      urlPath: "electronics",
    });
    expect(store.categories.byId(4)).toMatchObject({ key: "phones", level: 3, urlPath: "electronics/phones" });
  });

  test("escapes specifications into a table", () => {
    const product = {
      ...fixtureSeed.products[1],
      specifications: [["Size", '<6" & more']],
    } as CatalogueSeed["products"][number]; // one changed field
    loadSeed(store, { ...fixtureSeed, products: [product] }, now);
    expect(store.catalogue.productBySku("HP-STUDIO")?.description).toBe(
      '<p>Acme Studio Headphones.</p><table><tbody><tr><th scope="row">Size</th><td>&lt;6&quot; &amp; more</td></tr></tbody></table>',
    );
  });

  test("reports all errors at once", () => {
    const [phone, ...others] = fixtureSeed.products;
    const bad = {
      ...others[0],
      categories: ["nowhere"],
      related: ["NO-SUCH"],
      attributes: { brand: "Nobody", flavour: "x" },
    } as CatalogueSeed["products"][number]; // faulty on purpose
    expect(
      () => loadSeed(store, { ...fixtureSeed, products: [phone, phone, bad] as CatalogueSeed["products"] }, now), // known by the query
    ).toThrowError(
      /sku ph-nova is used more than once[\s\S]*unknown category nowhere[\s\S]*unknown sku NO-SUCH[\s\S]*brand has no option "Nobody"[\s\S]*unknown attribute flavour/,
    );
    expect(store.catalogue.productBySku("PH-NOVA")).toBeUndefined();
  });

  test("replaces the catalogue of a shop without carts", () => {
    loadSeed(store, fixtureSeed, now);
    loadSeed(store, withoutProduct("CABLE-1M-GONE"), now);
    const fewer = {
      ...fixtureSeed,
      products: fixtureSeed.products.filter(({ sku }) => ["HP-WIRE", "HP-HUSH"].includes(sku)),
    };
    expect(loadSeed(store, fewer, now)).toEqual({ loaded: true });
    expect(store.catalogue.productBySku("PH-NOVA")).toBeUndefined();
    expect(store.catalogue.productBySku("HP-WIRE")?.id).toBe(1);
  });

  test("keeps ids and stock of a shop with carts and disables removed products", () => {
    loadSeed(store, fixtureSeed, now);
    const before = store.catalogue.productBySku("HP-HUSH");
    if (!before) throw new Error("the fixture has HP-HUSH");
    store.db.exec(`UPDATE stock SET qty = 2, reserved = 1 WHERE product_id = ${before.id}`);
    store.db.exec(`INSERT INTO cart (masked_id, store_code, created_at, updated_at) VALUES ('c', 'default', '', '')`);
    const changed = withoutProduct("WARRANTY");
    loadSeed(store, { ...changed, products: [...changed.products].reverse() }, now);
    expect(store.catalogue.productBySku("HP-HUSH")?.id).toBe(before.id);
    expect(store.catalogue.stockOf(before.id)).toMatchObject({ qty: 2, reserved: 1 });
    expect(store.catalogue.productBySku("WARRANTY")?.status).toBe("disabled");
  });
});
