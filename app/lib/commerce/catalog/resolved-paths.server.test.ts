import { expect, test } from "vitest";
import { toResolvedPath } from "./resolved-paths.server";

const route = (relative_url: string | null, redirect_code: number) => ({
  __typename: "CategoryTree" as const,
  relative_url,
  redirect_code,
  uid: "MTI=",
});

test.each([
  ["a place", route("phones.html", 0), { type: "category", uid: "MTI=" }],
  ["a move for good", route("phones.html", 301), { type: "redirect", status: 301, path: "/phones.html" }],
  ["a move for now", route("phones.html", 302), { type: "redirect", status: 302, path: "/phones.html" }],
  ["a move to where it is", route("asked.html", 301), { type: "category", uid: "MTI=" }],
  ["another site", route("https://x.example/a", 302), { type: "elsewhere", status: 302, url: "https://x.example/a" }],
  ["an address without a scheme", route("//x.example/a", 301), { type: "redirect", status: 301, path: "/x.example/a" }],
  ["a path that leads out", route("a/..//x.example/", 301), { type: "redirect", status: 301, path: "/x.example/" }],
])("%s", (_, answer, resolved) => {
  expect(toResolvedPath(answer, "/asked.html")).toEqual(resolved);
});

test.each(["/catalog/product/view/id/7", "/catalog/category/view/id/7", "/cms/page/view/page_id/7"])(
  "Magento's own address %s is moved to the public one",
  (request) => {
    const moved = { type: "redirect", status: 301, path: "/phones.html" };
    expect(toResolvedPath(route("phones.html", 0), request)).toEqual(moved);
    expect(toResolvedPath(route(request.slice(1), 0), request)).toEqual({ type: "category", uid: "MTI=" });
  },
);

test("nothing is nowhere", () => {
  expect(toResolvedPath(null, "/asked.html")).toBeNull();
});
