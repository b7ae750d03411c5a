import { expect, test } from "vitest";
import { pageNumbers } from "./pagination";

test.each([
  { current: 1, count: 1, pages: [1] },
  { current: 1, count: 3, pages: [1, 2, 3] },
  { current: 1, count: 9, pages: [1, 2, null, 9] },
  { current: 3, count: 9, pages: [1, 2, 3, 4, null, 9] },
  { current: 5, count: 9, pages: [1, null, 4, 5, 6, null, 9] },
  { current: 4, count: 7, pages: [1, 2, 3, 4, 5, 6, 7] },
  { current: 9, count: 9, pages: [1, null, 8, 9] },
])("pageNumbers for page $current of $count", ({ current, count, pages }) => {
  expect(pageNumbers(current, count)).toEqual(pages);
});
