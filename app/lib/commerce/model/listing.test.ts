import { expect, test } from "vitest";
import { toOptionValues } from "./listing";

const brand = { code: "brand", label: "Brand", options: [{ value: "217", label: "Kestriva", count: 3 }] };

test.each([
  ["the name of an option is its value", ["kestriva"], ["217"]],
  ["a value stays as it is", ["217"], ["217"]],
  ["both are one", ["Kestriva", "217"], ["217"]],
  ["what no option is called stays", ["Nobody"], ["Nobody"]],
])("%s", (_, chosen, values) => {
  expect(toOptionValues({ brand: chosen }, [brand])).toEqual({ brand: values });
});
