import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Shop } from "./shop.server";
import { deferred } from "./deferred.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const outliving: Promise<unknown>[] = [];
const shopOf = (runsScript: boolean) =>
  // The parts of a request deferred uses.
  ({
    cookies: { runsScript },
    log: () => undefined,
    waitUntil: (work: Promise<unknown>) => outliving.push(work),
  }) as unknown as Shop;

async function wait(ms: { extra: number; page?: number }, runsScript = false) {
  const beside = ms.page === undefined ? {} : { beside: after(ms.page, null) };
  const answer = deferred(after(ms.extra, "related"), { shop: shopOf(runsScript), name: "a deferred part", ...beside });
  await vi.runAllTimersAsync();
  return answer;
}

test("in time, it is in the page; late, only a browser that runs script gets it", async () => {
  expect(await wait({ extra: 290 })).toEqual({ now: "related" });
  expect(await wait({ extra: 310 })).toEqual({ now: null });
  expect(await wait({ extra: 310 }, true)).toEqual({ later: expect.any(Promise) });
});

test("the budget begins when the page itself is ready, so that a slow backend loses no section to it", async () => {
  expect(await wait({ extra: 690, page: 400 })).toEqual({ now: "related" });
  expect(await wait({ extra: 710, page: 400 })).toEqual({ now: null });
});

test("what came too late is still read to its end, for the next visitor", async () => {
  outliving.length = 0;
  await wait({ extra: 5_000 });
  expect(await Promise.all(outliving)).toEqual(["related"]);
});

test("one that fails is absent", async () => {
  const failed = deferred(Promise.reject(new Error("down")), { shop: shopOf(false), name: "a deferred part" });
  expect(await failed).toEqual({ now: null });
});
