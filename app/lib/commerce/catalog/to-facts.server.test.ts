import { expect, test } from "vitest";
import { factFields, toFacts, type WireFacts } from "./to-facts.server";

const FACTS = [
  { code: "ram", labels: { "7": "8 GB" } },
  { code: "storage_capacity", labels: { "9": "128 GB" } },
  { code: "screen_size", labels: null },
  { code: "connectivity", labels: { "1": "Bluetooth", "2": "USB-C", "3": "NFC", "4": "HDMI" } },
];
const factsOf = (wire: WireFacts) => toFacts(wire, FACTS).replaceAll("\u00a0", " ");
const variants = (...labels: string[]) => ({
  fact_options: [{ attribute_code: "storage_capacity", values: labels.map((label) => ({ label })) }],
});

test("toFacts joins the first three facts that a product has", () => {
  expect(factsOf({ fact_ram: 7, fact_storage_capacity: 9, fact_screen_size: "6.7 inch", fact_connectivity: "1" })).toBe(
    "8 GB · 128 GB · 6.7 inch",
  );
  expect(factsOf({ fact_ram: null, fact_connectivity: "1,2,3,4" })).toBe("Bluetooth · USB-C · NFC");
  expect(factsOf({ fact_ram: 7, fact_screen_size: "BEE 5 star", fact_connectivity: "1" })).toBe("8 GB · BEE 5 star");
});

test("toFacts skips values of wrong types", () => {
  for (const fact_options of [17, "x", {}, [17, null, { attribute_code: "storage_capacity", values: "x" }]])
    expect(factsOf({ fact_ram: {}, fact_screen_size: [], fact_options } as unknown as WireFacts)).toBe(""); // wrong on purpose
});

test.each([
  [["128 GB", "256 GB", "512 GB"], "128–512 GB"],
  [["512 GB", "1 TB"], "512 GB–1 TB"],
  [["256 GB"], "256 GB"],
  [["Small", "Large"], "Small / Large"],
  [["Wood", "Steel", "Glass"], ""],
])("toFacts shows variants %j as %j", (labels, line) => {
  expect(factsOf(variants(...labels))).toBe(line);
});

test("toFacts skips options without a label and empty texts", () => {
  expect(factsOf({ fact_ram: 999, fact_screen_size: "" })).toBe("");
});

test("factFields is empty when no attribute is shown in lists", () => {
  expect(factFields([])).toBe("");
  expect(factFields(FACTS.map(({ code }) => code))).toMatch(
    /^fact_ram: ram .* on ConfigurableProduct \{ fact_options: configurable_options/,
  );
});
