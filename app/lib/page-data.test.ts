import { expect, test } from "vitest";
import { digestOf } from "./page-data";

test("a digest knows a text from one that differs by a letter, a number or its length", () => {
  const text = JSON.stringify({ price: 5_99_900, name: "Kestriva Aura 5G · ₹" });
  const others = [text.replace("K", "k"), text.replace("599900", "599901"), `${text} `, ""];
  expect(digestOf(text)).toBe(digestOf(`${text}`));
  expect(new Set([text, ...others].map(digestOf)).size).toBe(5);
});
