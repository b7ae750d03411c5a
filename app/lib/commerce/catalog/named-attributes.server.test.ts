import { expect, test } from "vitest";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import { namedCodes, toNamedValues, withNamedFields } from "./named-attributes.server";

const having = (...productFields: string[]): Capabilities => ({ has: () => false, productFields });

test("the first usual code that the backend has is read, or the configured one", () => {
  const codesOf = (capabilities: Capabilities, configured = {}) =>
    namedCodes(capabilities, configured).map(({ meaning, code }) => `${meaning}=${code}`);
  expect(codesOf(having("manufacturer", "ean", "upc"))).toEqual([
    ...["brand=manufacturer", "gtin=ean", "origin=country_of_manufacture"],
  ]);
  expect(codesOf(having("brand", "manufacturer"), { brand: "marke" })).toContain("brand=marke");
  expect(codesOf(having())).toEqual(["origin=country_of_manufacture"]);
});

test("fields are added to documents of products only", () => {
  const attributes = namedCodes(having("gtin"), {});
  expect(withNamedFields("{ items { ...NamedAttributes } }", attributes)).toBe(
    "{ items { named_gtin: gtin named_origin: country_of_manufacture ...NamedAttributes } }",
  );
  expect(withNamedFields("{ items { sku } }", attributes)).toBe("{ items { sku } }");
});

test("values are texts for shoppers: labels of options, names of countries", () => {
  const labels = { "12": "Kestriva", "13": "Onvira" };
  const attributes = [
    { meaning: "brand", code: "manufacturer", labels },
    { meaning: "gtin", code: "ean", labels: null },
    { meaning: "origin", code: "country_of_manufacture", labels: null },
  ] as const;
  const wire = { named_brand: 12, named_gtin: " 8901234567894 ", named_origin: "IN" };
  expect(toNamedValues(wire, attributes)).toEqual({ brand: "Kestriva", gtin: "8901234567894", origin: "India" });
  expect(toNamedValues({ named_brand: "99", named_gtin: "", named_origin: "Made at home" }, attributes)).toEqual({
    origin: "Made at home",
  });
  expect(toNamedValues({ named_brand: null, named_gtin: {}, named_origin: "XX" }, attributes)).toEqual({
    origin: "XX",
  });
});
