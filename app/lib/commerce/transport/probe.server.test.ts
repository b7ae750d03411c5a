import { expect, test } from "vitest";
import { lacksOriginFilter } from "./probe.server";

const inputFields = (...names: string[]) => names.map((name) => ({ name }));

async function judge(currency: string, filters: object | null): Promise<boolean> {
  const data = { storeConfig: { default_display_currency_code: currency }, filters };
  const fetch = () => Promise.resolve(Response.json({ data }));
  return lacksOriginFilter({ endpoint: "https://magento.example/graphql", fetch });
}

test.each([
  ["a shop in India without it", "INR", { inputFields: inputFields("price", "brand") }, true],
  ["a shop in India with it", "INR", { inputFields: inputFields("price", "country_of_manufacture") }, false],
  ["a shop elsewhere", "EUR", { inputFields: inputFields("price") }, false],
  ["a backend without introspection", "INR", null, false],
])("the filter by country of origin lacks in %s: %s", async (_what, currency, filters, lacks) => {
  expect(await judge(currency, filters)).toBe(lacks);
});

test("nothing lacks in a backend that does not answer", async () => {
  const fetch = () => Promise.reject(new TypeError("fetch failed"));
  expect(await lacksOriginFilter({ endpoint: "https://magento.example/graphql", fetch })).toBe(false);
});
