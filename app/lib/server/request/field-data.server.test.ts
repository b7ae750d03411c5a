import { expect, test } from "vitest";
import { readFieldData } from "./field-data.server";

const sent = (body: unknown) =>
  new Request("https://shop.test/field-data", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("of a report the kind of page and its four measures are kept", async () => {
  const shown = {
    page: "product",
    lcp: 1_234.56,
    inp: 40,
    cls: 0.012_34,
    ttfb: 9.4,
    url: "https://shop.test/?me=asha",
  };
  expect(await readFieldData(sent(shown))).toEqual({ page: "product", lcp: 1_235, inp: 40, cls: 0.012, ttfb: 9 });
  expect(await readFieldData(sent({ page: "home", cls: 0 }))).toEqual({ page: "home", cls: 0 });
});

test.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["no page", { lcp: 1 }],
  ["a page that is an address", { page: "/p/1?a=b\n" }],
  ["a time below zero", { page: "home", lcp: -1 }],
  ["a time beyond any", { page: "home", lcp: 1e9 }],
  ["words for a time", { page: "home", lcp: "fast" }],
  ["more than a report is", { page: "home", more: "x".repeat(2_000) }],
])("%s is no report", async (_, body) => {
  expect(await readFieldData(sent(body))).toBeNull();
});
