import { beforeEach, expect, test } from "vitest";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { type Sku, asId } from "~/lib/commerce/model/ids";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { card } from "../../../../tests/contract/wire-shapes.ts";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const skus = (...names: string[]) => names.map((name) => asId<Sku>(name));
const cardOf = (sku: string, stock_status: "IN_STOCK" | "OUT_OF_STOCK" = "IN_STOCK") => ({
  ...card,
  uid: sku,
  sku,
  stock_status,
});

test("bySku keeps the requested order and skips unknown SKUs", async () => {
  server.on("Cards", data({ products: { items: [cardOf("A"), cardOf("B")] } }));
  expect((await shop.catalog.bySku(skus("B", "NOPE", "A", "B"))).map(({ sku }) => sku)).toEqual(["B", "A"]);
  expect(requestsFor(server, "Cards")[0]?.variables).toMatchObject({
    filter: { sku: { in: ["B", "NOPE", "A"] } },
    pageSize: 3,
  });
});

test("bySku and crossSell send no request without SKUs", async () => {
  expect(await shop.catalog.bySku([])).toEqual([]);
  expect(await shop.catalog.crossSell([])).toEqual([]);
  expect(server.seen).toHaveLength(0);
});

test("ownPrices asks with the customer's token each time, and keeps nothing", async () => {
  const { price_range } = card;
  const customer = connectTo(server, { token: "own" });
  for (let visit = 0; visit < 2; visit += 1) {
    server.on(
      "OwnPrices",
      data({
        products: {
          items: [
            { sku: "A", price_range },
            { sku: null, price_range },
          ],
        },
      }),
    );
    expect(await customer.catalog.ownPrices(skus("A", "B"))).toEqual({
      A: { regular: { minor: 3299900, currency: "INR" }, final: { minor: 2999950, currency: "INR" } },
    });
  }
  const sent = requestsFor(server, "OwnPrices");
  expect(sent.map(({ headers }) => headers["authorization"])).toEqual(["Bearer own", "Bearer own"]);
});

test("crossSell skips duplicates and cart lines, and lists products in stock first", async () => {
  const items = [
    { crosssell_products: [cardOf("CASE", "OUT_OF_STOCK"), cardOf("A")] },
    { crosssell_products: [cardOf("CHARGER"), cardOf("CASE", "OUT_OF_STOCK"), null] },
    null,
  ];
  server.on("CrossSell", data({ products: { items } }));
  expect((await shop.catalog.crossSell(skus("A", "B"))).map(({ sku }) => sku)).toEqual(["CHARGER", "CASE"]);
});

test("pictures maps product paths to pictures, and requests each path once", async () => {
  const picture = { url: "https://shop.example/media/lamp.jpg", label: null };
  const items = [
    { ...card, url_key: "lamp", small_image: picture },
    { ...card, url_key: "fan", small_image: null },
  ];
  server.on("Cards", data({ products: { items: [...items, null] } }));
  const found = await connectTo(server).catalog.pictures(["/lamp.html", "/fan.html", "/lamp.html"]);
  expect(found).toEqual({ "/lamp.html": "https://shop.example/media/lamp.jpg" });
  expect(requestsFor(server, "Cards")[0]?.variables).toEqual({
    filter: { url_key: { in: ["fan", "lamp"] } },
    pageSize: 2,
  });
});

test("pictures sends no request without paths", async () => {
  expect(await connectTo(server).catalog.pictures([])).toEqual({});
  expect(requestsFor(server, "Cards")).toEqual([]);
});

test("byPath finds products by the last part of their path, with one request", async () => {
  server.on(
    "Cards",
    data({ products: { items: [{ ...cardOf("A"), url_key: "lamp", url_rewrites: [{ url: "lamp.html" }] }] } }),
  );
  const found = await shop.catalog.byPath(["/lights/lamp.html", "/fan.html"]);
  expect([...found].map(([path, { sku }]) => [path, sku])).toEqual([["/lights/lamp.html", "A"]]);
  expect(requestsFor(server, "Cards").at(-1)?.variables).toMatchObject({
    filter: { url_key: { in: ["fan", "lamp"] } },
  });
});
