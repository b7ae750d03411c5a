import { expect, test } from "vitest";
import { beyondLastPage, pageProblem, pageInfo, sliceOfPage } from "./paging.ts";

test.each([
  [{ pageSize: 10, currentPage: 0 }, "currentPage value must be greater than 0."],
  [{ pageSize: 0, currentPage: 1 }, "pageSize value must be greater than 0."],
  [{ pageSize: 301, currentPage: 1 }, null],
])("pageProblem(%j) is %j", (page, problem) => {
  expect(pageProblem(page)).toBe(problem);
});

test.each([
  [99, 21, "currentPage value 99 specified is greater than the 3 page(s) available."],
  [3, 21, null],
  [1, 0, null],
  [7, 0, null],
])("beyondLastPage checks page %i of %i products", (currentPage, total, problem) => {
  expect(beyondLastPage({ pageSize: 10, currentPage }, total)).toBe(problem);
});

test("the last page has the remaining items", () => {
  const page = { pageSize: 2, currentPage: 2 };
  expect(sliceOfPage(["a", "b", "c"], page)).toEqual(["c"]);
  expect(pageInfo(page, 3)).toEqual({ current_page: 2, page_size: 2, total_pages: 2 });
});
