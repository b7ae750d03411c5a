import { expect, test } from "vitest";
import { parseConsent, tagScripts, tagSetUp } from "./tags";

test("only what is configured is loaded and set up", () => {
  const analytics = { tagManager: null, analytics: "G-ABC123" };
  expect(tagScripts(analytics)).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
  expect(tagSetUp(analytics)).not.toContain("gtm.js");
  expect(tagScripts({ tagManager: "GTM-X1", analytics: null })).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-X1",
  ]);
});

test.each([
  ["yes", "yes"],
  ["no", "no"],
  ["maybe", null],
  [null, null],
])("a choice of %s reads as %s", (given, read) => {
  expect(parseConsent(given)).toBe(read);
});
