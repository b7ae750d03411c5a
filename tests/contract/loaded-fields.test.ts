import { readFileSync } from "node:fs";
import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { SLICE_FILE } from "./documents.ts";
import { unloadedFields } from "./loaded-fields.ts";

const slice = buildSchema(readFileSync(SLICE_FILE, "utf8"));
const CARD = "fragment Card on ProductInterface { sku name }";
const related = (selection: string) =>
  unloadedFields(slice, parse(`query { products { items { related_products { ${selection} } } } } ${CARD}`));

// As observed on a Magento 2.4.6.
test.each([
  ["named directly", "name", true],
  ["named beside a spread", "name ...Card", true],
  ["named under another name", "title: name ...Card", true],
  ["named in an inline fragment", "... on ProductInterface { name }", true],
  ["only in a spread", "...Card", false],
  ["only in a spread inside an inline fragment", "... on ProductInterface { ...Card }", false],
  ["only in an inline fragment inside another", "... on ProductInterface { ... on ProductInterface { name } }", false],
])("unloadedFields: a name that is %s", (_, selection, isLoaded) => {
  expect(related(selection)).toEqual(isLoaded ? [] : ["ProductInterface.related_products.name"]);
});

test.each([
  ["query { products { items { ... on GroupedProduct { items { product { ...Card } } } } } }", "GroupedProductItem"],
  [
    "query { products { items { ... on BundleProduct { items { options { product { ...Card } } } } } } }",
    "BundleItemOption",
  ],
  ["query { customer { reviews(currentPage: 1, pageSize: 1) { items { product { ...Card } } } } }", "ProductReview"],
])("unloadedFields checks %s", (query, parent) => {
  expect(unloadedFields(slice, parse(`${query} ${CARD}`))).toEqual([`${parent}.product.name`]);
});
