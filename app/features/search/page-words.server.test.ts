import { expect, test } from "vitest";
import { pageOf } from "./page-words.server";

test.each([
  ["store near me", "stores"],
  ["Stores", "stores"],
  ["order status", "orders"],
  ["where is my order", "orders"],
  ["return policy", "returns"],
  ["Black Friday offers", "deals"],
  ["black friday", "deals"],
  ["black", null],
  ["near me", null],
  ["kestriva store", null],
  ["replacement battery", null],
  ["phone", null],
  ["", null],
])("%s asks for %j", (term, kind) => {
  expect(pageOf(term)?.kind ?? null).toBe(kind);
});
