import { expect, test, vi } from "vitest";
import { memoizeAsync } from "./memoize";

test("memoizeAsync keeps values, and no promise of another call", async () => {
  const make = vi.fn(async (text: string) => Promise.resolve(text.length));
  const length = memoizeAsync(make);
  const both = [length("four"), length("four")];
  expect(both[0]).not.toBe(both[1]);
  expect(await Promise.all(both)).toEqual([4, 4]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await length("four")).toBe(4);
  expect(make).toHaveBeenCalledTimes(2);
});

test("memoizeAsync tries again after a failure", async () => {
  const make = vi.fn<(text: string) => Promise<string>>().mockRejectedValueOnce(new Error("not now"));
  const echo = memoizeAsync(make.mockImplementation(async (text) => Promise.resolve(text)));
  await expect(echo("a")).rejects.toThrow("not now");
  expect(await echo("a")).toBe("a");
});
