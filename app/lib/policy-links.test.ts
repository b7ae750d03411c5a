import { expect, test } from "vitest";
import { policyLinks, returnsLink } from "./policy-links";

test("finds the links to terms, privacy and returns", () => {
  const html =
    '<ul><li><a href="/about-us">About us</a></li><li><a href="/terms-and-conditions">Terms and conditions</a></li>' +
    '<li><a href="/legal/your-data" class="x">Privacy &amp; cookies</a></li><li><a href="/returns">Returns</a></li>' +
    '<li><a href="https://elsewhere.example/terms">Terms of others</a></li></ul>';
  expect(policyLinks(html)).toEqual([
    { path: "/terms-and-conditions", name: "Terms and conditions" },
    { path: "/legal/your-data", name: "Privacy & cookies" },
    { path: "/returns", name: "Returns" },
  ]);
  expect(policyLinks("")).toEqual([]);
  expect(returnsLink(html)).toEqual({ path: "/returns", name: "Returns" });
  expect(returnsLink("")).toBeUndefined();
});
