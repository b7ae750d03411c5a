import { beforeEach, expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { createReadCache } from "~/lib/commerce/transport/read-cache.server";
import { connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { product, store } from "../../../../tests/contract/wire-shapes.ts";
import { urlKeyOf } from "./paths.server";

const server = useScriptedBackend();
const sku = asId<Sku>("VOY-ONE");
const PATH = "/phones/voyant-one.html";
const route = { __typename: "SimpleProduct", relative_url: "voyant-one.html", redirect_code: 0, sku };

beforeEach(() => {
  server.on("Route", data({ route }));
  server.on("Product", data({ products: { items: [{ ...product, sku }], aggregations: [] } }));
  const extras = { related_products: [], upsell_products: [], crosssell_products: [] };
  const reviews = { items: [], page_info: { total_pages: 0 } };
  server.on("ProductExtras", data({ products: { items: [{ sku, ...extras, reviews }] } }));
});

const asked = () =>
  server.seen.map(({ operation }) => operation).filter((name) => /^(Route|Product|ProductExtras)$/.test(name));
const filters = (operation: string) =>
  server.seen.filter((request) => request.operation === operation).map(({ variables }) => variables["filter"]);

test("an unknown path is resolved side by side with the product of its URL key", async () => {
  const shop = connectTo(server);
  await shop.content.store();
  expect(await shop.catalog.resolveToShow(PATH)).toEqual({ type: "product", sku });
  const read = await Promise.all([shop.catalog.product(sku), shop.catalog.related(sku), shop.reviews.latest(sku)]);
  expect(read[0]).toMatchObject({ sku });
  expect(asked().sort()).toEqual(["Product", "ProductExtras", "Route"]);
  expect(filters("Product")).toEqual([{ url_key: { eq: "voyant-one" } }]);
});

test("a purge forgets the path, but not how products' paths end", async () => {
  const late: ReturnType<typeof data> = (...reply) => void setTimeout(() => data(store)(...reply), 100);
  server.on("Store", data(store), late);
  const cache = createReadCache({ now: () => 0 });
  await connectTo(server, { cache }).content.store();
  await connectTo(server, { cache }).catalog.resolveToShow(PATH);
  cache.purge();
  const shop = connectTo(server, { cache });
  await shop.catalog.resolveToShow(PATH);
  await shop.catalog.product(sku);
  expect(filters("Product").at(-1)).toEqual({ url_key: { eq: "voyant-one" } });
});

test("another product with this URL key is not shown", async () => {
  const other = data({ products: { items: [{ ...product, sku: "OTHER" }], aggregations: [] } });
  server.on("Product", other, data({ products: { items: [{ ...product, sku }], aggregations: [] } }));
  const shop = connectTo(server);
  await shop.content.store();
  await shop.catalog.resolveToShow(PATH);
  expect(await shop.catalog.product(sku)).toMatchObject({ sku });
  expect(filters("Product")).toEqual([{ url_key: { eq: "voyant-one" } }, { sku: { eq: sku } }]);
});

test("a path that was known before is resolved alone, also in the background", async () => {
  let time = 0;
  const cache = createReadCache({ now: () => time });
  await connectTo(server, { cache }).catalog.resolve(PATH);
  time += 2 * 60_000;
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  await connectTo(server, { cache, waitUntil }).catalog.resolveToShow(PATH);
  await Promise.all(work);
  expect(asked()).toEqual(["Route", "Route"]);
});

test("a path that cannot be a product's is resolved alone", async () => {
  const shop = connectTo(server);
  await shop.content.store();
  for (const path of ["/about-us", "/wp-login.php", "/a.b.html"]) await shop.catalog.resolveToShow(path);
  expect(asked()).toEqual(["Route", "Route", "Route"]);
});

test.each([
  ["/phone.html", ".html", "phone"],
  ["/a/b/phone.html", ".html", "phone"],
  ["/phone", "", "phone"],
  ["/phones/", "/", "phones"],
  ["/phone", ".html", null],
  ["/.html", ".html", null],
  ["/wp-login.php", "", null],
])("the URL key of %s with the suffix '%s' is %s", (url, suffix, key) => {
  expect(urlKeyOf(url, suffix)).toBe(key);
});
