import { expect, test } from "vitest";
import { factFields, toFacts, type WireFacts } from "./to-facts";

const FACTS = [
  { code: "ram", labels: { "7": "8 GB" } },
  { code: "storage_capacity", labels: { "9": "128 GB" } },
  { code: "screen_size", labels: null },
  { code: "connectivity", labels: { "1": "Bluetooth", "2": "USB-C", "3": "NFC", "4": "HDMI" } },
];
/** Without the spaces at which no line breaks. */
const said = (wire: WireFacts) => toFacts(wire, FACTS).replaceAll("\u00a0", " ");
const variants = (...labels: string[]) => ({
  fact_options: [{ attribute_code: "storage_capacity", values: labels.map((label) => ({ label })) }],
});

test("the first three that a product has stand in one line", () => {
  expect(said({ fact_ram: 7, fact_storage_capacity: 9, fact_screen_size: "6.7 inch", fact_connectivity: "1" })).toBe(
    "8 GB · 128 GB · 6.7 inch",
  );
  expect(said({ fact_ram: null, fact_connectivity: "1,2,3,4" })).toBe("Bluetooth · USB-C · NFC");
});

test("facts of wrong types are left out", () => {
  for (const fact_options of [17, "x", {}, [17, null, { attribute_code: "storage_capacity", values: "x" }]])
    expect(said({ fact_ram: {}, fact_screen_size: [], fact_options } as unknown as WireFacts)).toBe(""); // wrong on purpose
});

test.each([
  [["128 GB", "256 GB", "512 GB"], "128–512 GB"],
  [["512 GB", "1 TB"], "512 GB–1 TB"],
  [["256 GB"], "256 GB"],
  [["Small", "Large"], "Small / Large"],
  [["Wood", "Steel", "Glass"], ""],
])("variants of %j are said as %j", (labels, line) => {
  expect(said(variants(...labels))).toBe(line);
});

test("an option without a label and an empty text are left out", () => {
  expect(said({ fact_ram: 999, fact_screen_size: "" })).toBe("");
});

test("nothing is asked where the merchant shows nothing in lists", () => {
  expect(factFields([])).toBe("");
  expect(factFields(FACTS)).toMatch(/^fact_ram: ram .* on ConfigurableProduct \{ fact_options: configurable_options/);
});
