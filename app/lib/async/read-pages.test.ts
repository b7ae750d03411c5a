import { expect, test } from "vitest";
import { readPages } from "./read-pages";

test("readPages stops after a page has failed", async () => {
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    if (page > 1) throw new Error(`page ${page}`);
    return page;
  };
  await expect(readPages(read, () => 100)).rejects.toThrow("page 2");
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked.length).toBeLessThan(10);
});

test.each([
  [0, 1],
  [1, 1],
  [7, 7],
  [2_000_000_000, 500],
])("readPages of %i pages reads %i", async (count, expected) => {
  const pages = await readPages(
    async (page) => page,
    () => count,
  );
  expect(pages).toEqual(Array.from({ length: expected }, (_, nth) => nth + 1));
});
