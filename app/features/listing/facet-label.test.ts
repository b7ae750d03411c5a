import { describe, expect, test } from "vitest";
import { facetOptionLabel, rangeLabel } from "./facet-label";

const rupees = { currency: "INR", locale: "en-IN" };

describe("a price band in words", () => {
  test.each([
    { value: "10000_20000", label: "₹10,000 – ₹20,000" },
    { value: "100000_200000.5", label: "₹1,00,000 – ₹2,00,000.50" },
    { value: "50000_*", label: "₹50,000 and above" },
    { value: "50000_", label: "₹50,000 and above" },
    { value: "*_999", label: "Up to ₹999" },
    { value: "0_10000", label: "Up to ₹10,000" },
    { value: "*_*", label: null },
    { value: "abc_def", label: null },
    { value: "", label: null },
  ])("$value", ({ value, label }) => {
    expect(rangeLabel(value, rupees)).toBe(label);
  });
});

test("a value that is no band keeps the backend's label", () => {
  expect(facetOptionLabel("price", { value: "cheap", label: "Cheap" }, rupees)).toBe("Cheap");
});
