import { parse } from "graphql";
import { expect, test } from "vitest";
import { type Sku, asId } from "~/lib/commerce/model/ids";
import { requestsFor, connectTo } from "../../../../tests/contract/connect";
import { data, status, useScriptedBackend } from "../../../../tests/contract/scripted-backend";
import { card } from "../../../../tests/contract/wire-shapes";

const server = useScriptedBackend();

const sku = asId<Sku>("VOY-ONE");
const noReviews = { upsell_products: [], reviews: { items: [], page_info: { total_pages: 0 } } };
const related = (answer: object) =>
  data({ products: { items: [{ ...noReviews, related_products: [{ ...card, sku: "B", ...answer }] }] } });

test("adds the backend's attributes new and sale to every card of a query", async () => {
  server.on("ProductExtras", related({ new: 1, sale: 1 }));
  const { related: found } = await connectTo(server, { capabilities: ["new", "sale"] }).catalog.related(sku);
  expect(found).toMatchObject([{ sku: "B", isNew: true, isOnSale: true }]);
  const [request] = requestsFor(server, "ProductExtras");
  expect(request?.query.match(/new sale \.\.\.ProductCard/g)).toHaveLength(3);
  expect(() => parse(request?.query ?? "")).not.toThrow();
});

test("does not request new and sale from a backend without these attributes", async () => {
  server.on("ProductExtras", related({ new_from_date: "2020-01-01 00:00:00" }));
  const { related: found } = await connectTo(server, { capabilities: [] }).catalog.related(sku);
  expect(found).toMatchObject([{ isNew: true, isOnSale: false }]);
  expect(requestsFor(server, "ProductExtras")[0]?.query).not.toMatch(/\bsale\b/);
});

test("leaves queries without cards unchanged", async () => {
  server.on("Route", data({ route: null }));
  await connectTo(server, { capabilities: ["new", "sale"] }).catalog.resolve("/a.html");
  expect(requestsFor(server, "Route")[0]?.query).not.toMatch(/\bsale\b/);
});

test("cards show the attributes that the merchant shows in lists, with option labels", async () => {
  const one = { kind: "SCALAR" };
  const fields = [
    ...["id", "name", "ram", "color", "screen_size", "canonical_url"].map((name) => ({ name, type: one })),
    ...["OBJECT", "LIST", "NON_NULL", "ENUM"].map((kind) => ({ name: `of_${kind.toLowerCase()}`, type: { kind } })),
  ];
  server.on("Capabilities", data({ product: { fields } }));
  const shown = { position: 2, use_in_product_listing: true };
  const items = [
    {
      attribute_code: "screen_size",
      input_type: "text",
      storefront_properties: { ...shown, position: 3 },
    },
    {
      attribute_code: "ram",
      input_type: "select",
      storefront_properties: shown,
    },
  ];
  server.on("Attributes", data({ customAttributeMetadata: { items } }));
  const options = { attribute_code: "ram", attribute_options: [{ label: "8 GB", value: "7" }] };
  server.on("AttributeOptions", data({ customAttributeMetadata: { items: [options] } }));
  server.on("ProductExtras", related({ fact_ram: 7, fact_screen_size: "6.7 inch" }));
  const { related: found } = await connectTo(server).catalog.related(sku);
  expect(found).toMatchObject([{ sku: "B", facts: "8\u00a0GB\u00a0· 6.7\u00a0inch" }]);
  const [request] = requestsFor(server, "ProductExtras");
  expect(request?.query.match(/fact_ram: ?ram/g)).toHaveLength(3);
  expect(() => parse(request?.query ?? "")).not.toThrow();
  // Asked about an unknown attribute, Magento answers only an internal error.
  const codes = ["ram", "screen_size"].map((attribute_code) => ({ attribute_code, entity_type: "catalog_product" }));
  expect(requestsFor(server, "Attributes").map(({ variables }) => variables)).toEqual([{ attributes: codes }]);
  // The same for options of an attribute without options.
  expect(requestsFor(server, "AttributeOptions").map(({ variables }) => variables)).toEqual([
    { attributes: [codes[0]] },
  ]);
});

test("cards show a yes/no attribute that is yes by its own label", async () => {
  const names = ["made_in_india", "energy_saver", "refurbished"];
  const fields = names.map((name) => ({ name, type: { kind: "SCALAR" } }));
  server.on("Capabilities", data({ product: { fields } }));
  const items = names.map((attribute_code, position) => ({
    ...{ attribute_code, input_type: "boolean" },
    storefront_properties: { position, use_in_product_listing: true },
  }));
  const aggregations = [{ attribute_code: "made_in_india", label: "Made in India", options: [] }];
  server.on("Attributes", data({ customAttributeMetadata: { items }, products: { aggregations } }));
  server.on("ProductExtras", related({ fact_made_in_india: 1, fact_energy_saver: 1, fact_refurbished: 0 }));
  const { related: found } = await connectTo(server).catalog.related(sku);
  expect(found).toMatchObject([{ facts: "Made\u00a0in\u00a0India\u00a0· Energy\u00a0saver" }]);
  expect(requestsFor(server, "AttributeOptions")).toEqual([]);
});

test("cards show the country of origin where the merchant shows it in lists", async () => {
  const code = "country_of_manufacture";
  server.on("Capabilities", data({ product: { fields: [{ name: code, type: { kind: "SCALAR" } }] } }));
  const shown = { position: 1, use_in_product_listing: true };
  const items = [{ attribute_code: code, input_type: "select", storefront_properties: shown }];
  server.on("Attributes", data({ customAttributeMetadata: { items } }));
  const options = { attribute_code: code, attribute_options: [{ label: "India", value: "IN" }] };
  server.on("AttributeOptions", data({ customAttributeMetadata: { items: [options] } }));
  server.on("ProductExtras", related({ [`fact_${code}`]: "IN" }));
  const { related: found } = await connectTo(server).catalog.related(sku);
  expect(found).toMatchObject([{ sku: "B", facts: "India" }]);
});

test("attributes that cannot be read are reported once, and not waited for again", async () => {
  server.on("Capabilities", data({ product: { fields: [{ name: "ram", type: { kind: "SCALAR" } }] } }));
  server.on("Attributes", ...Array.from({ length: 4 }, () => status(503, "down")));
  server.on("ProductExtras", related({}));
  const omitted: string[] = [];
  const { catalog } = connectTo(server, { reportOmission: (name) => void omitted.push(name) });
  expect((await catalog.related(sku)).related).toMatchObject([{ sku: "B" }]);
  expect(omitted).toEqual(["attributes of the merchant"]);
});
