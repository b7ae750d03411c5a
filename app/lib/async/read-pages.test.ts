import { expect, onTestFinished, test, vi } from "vitest";
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

test("readPages gives up before the answer would be cut off", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let reads = 0;
  const read = async () => {
    reads += 1;
    vi.advanceTimersByTime(15_000);
  };
  await expect(readPages(read, () => 100)).rejects.toThrow("could not be begun in time");
  expect(reads).toBeLessThan(10);
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
