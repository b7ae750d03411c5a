import { expect, test } from "vitest";
import { pageKinds } from "~/lib/page-kind";
import { readFieldData } from "./field-data.server";

const KINDS = pageKinds(["routes/_index/route", "routes/$/route"]);

const reportRequest = (body: unknown) =>
  new Request("https://shop.test/field-data", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("readFieldData keeps the kind of page and its four measures, rounded", async () => {
  const shown = {
    page: "product",
    lcp: 1_234.56,
    inp: 40,
    cls: 0.012_34,
    ttfb: 9.4,
    url: "https://shop.test/?me=asha",
  };
  expect(await readFieldData(reportRequest(shown), KINDS)).toEqual({
    page: "product",
    lcp: 1_235,
    inp: 40,
    cls: 0.012,
    ttfb: 9,
  });
  expect(await readFieldData(reportRequest({ page: "home", cls: 0 }), KINDS)).toEqual({ page: "home", cls: 0 });
});

test.each([
  ["invalid JSON", "{"],
  ["an empty body", ""],
  ["a report without a page", { lcp: 1 }],
  ["a path as the kind of page", { page: "/p/1?a=b\n" }],
  ["free text as the kind of page", { page: "My name is Asha Rao 9876543210" }],
  ["a route that does not exist", { page: "asha" }],
  ["a negative time", { page: "home", lcp: -1 }],
  ["an impossibly long time", { page: "home", lcp: 1e9 }],
  ["a word as a time", { page: "home", lcp: "fast" }],
  ["a report that is too large", { page: "home", more: "x".repeat(2_000) }],
])("readFieldData returns null for %s", async (_, body) => {
  expect(await readFieldData(reportRequest(body), KINDS)).toBeNull();
});
