import { parse } from "graphql";
import { expect, test } from "vitest";
import { askedOf, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { card } from "../../../../tests/contract/wire-shapes.ts";
import { type Sku, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();

const sku = asId<Sku>("VOY-ONE");
const related = (answer: object) =>
  data({ products: { items: [{ related_products: [{ ...card, sku: "B", ...answer }], upsell_products: [] }] } });

test("cards are asked for the marks a backend has, beside their spread, wherever they stand", async () => {
  server.on("Related", related({ new: 1, sale: 1 }));
  const { related: found } = await connectTo(server, { capabilities: ["new", "sale"] }).catalog.related(sku);
  expect(found).toMatchObject([{ sku: "B", isNew: true, isOnSale: true }]);
  const [asked] = askedOf(server, "Related");
  expect(asked?.query.match(/new sale \.\.\.ProductCard/g)).toHaveLength(2);
  expect(() => parse(asked?.query ?? "")).not.toThrow();
});

test("a shop without such attributes is not asked for them; dates and prices say what they say", async () => {
  server.on("Related", related({ new_from_date: "2020-01-01 00:00:00" }));
  const { related: found } = await connectTo(server, { capabilities: [] }).catalog.related(sku);
  expect(found).toMatchObject([{ isNew: true, isOnSale: false }]);
  expect(askedOf(server, "Related")[0]?.query).not.toMatch(/\bsale\b/);
});

test("what is no card is asked as it is written", async () => {
  server.on("Route", data({ route: null }));
  await connectTo(server, { capabilities: ["new", "sale"] }).catalog.resolve("/a.html");
  expect(askedOf(server, "Route")[0]?.query).not.toMatch(/\bsale\b/);
});

test("cards have the attributes that the merchant shows in lists, with the labels of their options", async () => {
  const one = { kind: "SCALAR" };
  const fields = [
    ...["id", "name", "ram", "color", "screen_size", "canonical_url"].map((name) => ({ name, type: one })),
    ...["OBJECT", "LIST", "NON_NULL", "ENUM"].map((kind) => ({ name: `of_${kind.toLowerCase()}`, type: { kind } })),
  ];
  server.on("Capabilities", data({ product: { fields, possibleTypes: [] } }));
  const shown = { position: 2, use_in_product_listing: true };
  const items = [
    {
      attribute_code: "screen_size",
      input_type: "text",
      attribute_options: [],
      storefront_properties: { ...shown, position: 3 },
    },
    {
      attribute_code: "ram",
      input_type: "select",
      attribute_options: [{ label: "8 GB", value: "7" }],
      storefront_properties: shown,
    },
  ];
  server.on("Attributes", data({ customAttributeMetadata: { items } }));
  server.on("Related", related({ fact_ram: 7, fact_screen_size: "6.7 inch" }));
  const { related: found } = await connectTo(server).catalog.related(sku);
  expect(found).toMatchObject([{ sku: "B", facts: "8\u00a0GB\u00a0· 6.7\u00a0inch" }]);
  const [asked] = askedOf(server, "Related");
  expect(asked?.query.match(/fact_ram: ?ram/g)).toHaveLength(2);
  expect(() => parse(asked?.query ?? "")).not.toThrow();
  // Asked for what is no attribute, Magento answers nothing but an internal error.
  const codes = ["ram", "screen_size"].map((attribute_code) => ({ attribute_code, entity_type: "catalog_product" }));
  expect(askedOf(server, "Attributes").map(({ variables }) => variables)).toEqual([{ attributes: codes }]);
});
