import { expect, test } from "vitest";
import { toResolvedPath } from "./paths.server";

const route = (relative_url: string | null, redirect_code: number) => ({
  __typename: "CategoryTree" as const,
  relative_url,
  redirect_code,
  uid: "MTI=",
});

test.each([
  ["a route without a redirect", route("phones.html", 0), { type: "category", uid: "MTI=" }],
  ["a permanent redirect", route("phones.html", 301), { type: "redirect", status: 301, path: "/phones.html" }],
  ["a temporary redirect", route("phones.html", 302), { type: "redirect", status: 302, path: "/phones.html" }],
  ["a redirect to the same path", route("asked.html", 301), { type: "category", uid: "MTI=" }],
  [
    "a redirect to another site",
    route("https://x.example/a", 302),
    { type: "elsewhere", status: 302, url: "https://x.example/a" },
  ],
  [
    "a redirect to a URL without a scheme",
    route("//x.example/a", 301),
    { type: "redirect", status: 301, path: "/x.example/a" },
  ],
  [
    "a redirect to a path that leaves the shop",
    route("a/..//x.example/", 301),
    { type: "redirect", status: 301, path: "/x.example/" },
  ],
])("toResolvedPath maps %s", (_, answer, resolved) => {
  expect(toResolvedPath(answer, "/asked.html")).toEqual(resolved);
});

test.each(["/catalog/product/view/id/7", "/catalog/category/view/id/7", "/cms/page/view/page_id/7"])(
  "redirects Magento's internal path %s to the public one",
  (request) => {
    const moved = { type: "redirect", status: 301, path: "/phones.html" };
    expect(toResolvedPath(route("phones.html", 0), request)).toEqual(moved);
    expect(toResolvedPath(route(request.slice(1), 0), request)).toEqual({ type: "category", uid: "MTI=" });
  },
);

test("toResolvedPath returns null without a route", () => {
  expect(toResolvedPath(null, "/asked.html")).toBeNull();
});
