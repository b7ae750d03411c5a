import { describe, expect, test } from "vitest";
import { parseLanguagePack } from "./language-pack.server";
import { createRecognise, recogniseEnglish } from "./messages.server";

const ID = "a".repeat(32);

test.each([
  [`Could not find a cart with ID "${ID}"`, "cart-gone", { masked_cart_id: ID }],
  ["The cart isn't active.", "cart-gone", {}],
  ["The cart isn't active", "cart-gone", {}],
  ["Requested store is not found (nope)", "unknown-view", { "1": "nope" }],
  ['"Street Address" cannot contain more than 2 lines.', "street-lines", { "1": "2" }],
  ['"postcode" is required. Enter and try again.', "field-required", { fieldName: "postcode" }],
  ["Required parameters are missing: First Name", "fields-missing", { "1": "First Name" }],
  ["Not this one", null, {}],
  ["Please read: the cart isn't active.", null, {}],
])("recognises %s", (message, key, values) => {
  expect(recogniseEnglish(message)).toEqual({ key, text: message, values });
});

test("recognises a sentence in a frame, also in an unknown one", () => {
  const sku = "BJ-1";
  const framed = (message: string) =>
    recogniseEnglish(`Could not add the product with SKU "${sku}" to the shopping cart: ${message}`);
  const soldOut = "There are no source items with the in stock status";
  expect(framed(soldOut)).toEqual({ key: "no-source-items", text: soldOut, values: { sku } });
  expect(framed("Not. This: one.")).toEqual({ key: null, text: "Not. This: one.", values: { sku } });
});

describe("a language pack", () => {
  const pack = [
    `"Could not find a cart with ID ""%masked_cart_id""","कार्ट ""%masked_cart_id"" नहीं मिला"`,
    `The requested qty is not available,"इतनी मात्रा उपलब्ध नहीं है",module,Magento_CatalogInventory`,
    `"Unable to place order: %message","%message इसलिए ऑर्डर नहीं हुआ"`,
    `"A sentence that the shop does not know","अनजान"`,
    "",
  ].join("\r\n");
  const recognise = createRecognise(parseLanguagePack(pack));

  test.each([
    [`कार्ट "${ID}" नहीं मिला`, "cart-gone"],
    ["इतनी मात्रा उपलब्ध नहीं है।", "too-many-wanted"],
    ["इतनी मात्रा उपलब्ध नहीं है इसलिए ऑर्डर नहीं हुआ", "too-many-wanted"],
    ["The requested qty is not available", "too-many-wanted"],
    ["अनजान", null],
  ])("recognises %s", (message, key) => {
    expect(recognise(message).key).toBe(key);
  });

  test.each([
    [`"The requested qty is not available"`, "has no translation in row 1"],
    [`${pack}"Unable to place order: %message","ऑर्डर नहीं हुआ"`, "lacks %message in the translation of row 5"],
    [`"The cart isn't active.","बन्द`, "is no CSV in row 1"],
    [`"Hello","नमस्ते"`, "translates none of the sentences that the shop recognises"],
  ])("is refused: %s", (csv, problem) => {
    expect(() => parseLanguagePack(csv)).toThrow(problem);
  });
});
