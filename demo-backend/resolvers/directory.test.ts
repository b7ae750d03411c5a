import { beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../test-support/order-test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  return shop.close;
});

test("lists India with its 36 regions under Magento's ids", async () => {
  const { country } = await shop.ask(
    '{ country(id: "IN") { id full_name_locale two_letter_abbreviation three_letter_abbreviation available_regions { id code name } } }',
  );
  expect(country).toMatchObject({ id: "IN", full_name_locale: "India", three_letter_abbreviation: "IND" });
  expect(country.available_regions.map((region: any) => region.id)).toEqual(
    // answers of any shape
    Array.from({ length: 36 }, (_, index) => 569 + index),
  ); // prettier-ignore // any: an answer
  expect(country.available_regions[16]).toEqual({ id: 585, code: "KA", name: "Karnataka" });
});

test("returns null for the regions of a country without regions", async () => {
  const { countries } = await shop.ask("{ countries { id full_name_english available_regions { id } } }");
  expect(countries).toContainEqual({ id: "NP", full_name_english: "Nepal", available_regions: null });
});

test.each([
  ['country(id: "ZZ")', "The country isn't available.", undefined],
  ["country", 'Country "id" value should be specified', "graphql-input"],
])("rejects %s", async (field, message, category) => {
  expect(await shop.failure(`{ ${field} { id } }`)).toEqual({ message, category });
});
