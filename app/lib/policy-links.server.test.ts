import { expect, test } from "vitest";
import { ownLinks, policyLinks, returnsLink } from "./policy-links.server";

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

test.each([
  ['<a class="x" href="/returns">Returns</a>', "Returns"],
  ["<a href='/returns'>Returns</a>", "Returns"],
  ['<a\n  href="/returns"\n>\n  Easy\n  returns\n</a>', "Easy returns"],
  ['<a href="/returns"><strong>Easy</strong> <span>returns</span></a>', "Easy returns"],
  ['<a href="/returns" title="30 > 14 days">Returns&nbsp;&#38; refunds</a>', "Returns & refunds"],
  ['<!-- <a href="/terms">Terms</a> --><a href="/returns">Returns</a>', "Returns"],
])("reads %s", (html, name) => {
  expect(policyLinks(html)).toEqual([{ path: "/returns", name }]);
});

test("keeps to pages of this shop", () => {
  const html = ["//elsewhere.example/terms", "/\\elsewhere.example", "/terms?a=1", "/terms#top", "terms", "/terms"]
    .map((path) => `<a href="${path}">Terms</a>`)
    .join("");
  expect(policyLinks(html)).toEqual([{ path: "/terms", name: "Terms" }]);
  expect(ownLinks('<a href="/about-us"><img src="/media/a.png"></a><a>Nowhere</a>')).toEqual([
    { path: "/about-us", name: "" },
  ]);
});
