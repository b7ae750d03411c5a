import { expect, test } from "vitest";
import { toOptionValues } from "./listing";

const brand = { code: "brand", label: "Brand", options: [{ value: "217", label: "Kestriva", count: 3 }] };

test.each([
  ["maps an option's label to its value", ["kestriva"], ["217"]],
  ["keeps a value", ["217"], ["217"]],
  ["removes the duplicate of a label and its value", ["Kestriva", "217"], ["217"]],
  ["keeps a text that matches no option", ["Nobody"], ["Nobody"]],
])("toOptionValues %s", (_, chosen, values) => {
  expect(toOptionValues({ brand: chosen }, [brand])).toEqual({ brand: values });
});
