import { beforeEach, describe, expect, test, vi } from "vitest";
import { createOnce } from "./once.server";
import { type SealedValues, sealValues } from "./shared-store.server";
import { MemoryValues } from "./testing/memory-values";

interface Result {
  readonly isReusable: boolean;
}

const reusable: Result = { isReusable: true };
const other: Result = { isReusable: true };
const another = { isReusable: true, isOther: true };
const single: Result = { isReusable: false };
const isReusable = (result: Result) => result.isReusable;

const openOnce = (timeoutMs = 45_000) => createOnce({ name: "test", timeoutMs, isReusable });

function slow(result: Result | null, ms = 20) {
  return vi.fn(() => new Promise<Result | null>((resolve) => setTimeout(() => resolve(result), ms)));
}

test("a hundred calls at once run once and all get the result", async () => {
  const once = openOnce();
  const run = slow(reusable);
  const results = await Promise.all(Array.from({ length: 100 }, () => once.run("a", run)));
  expect(run).toHaveBeenCalledTimes(1);
  expect(results.every((result) => result === reusable)).toBe(true);
});

test("a later call gets a reusable result", async () => {
  const once = openOnce();
  await once.run("a", slow(reusable));
  const again = slow(other);
  expect(await once.run("a", again)).toBe(reusable);
  expect(again).not.toHaveBeenCalled();
});

test("keys do not wait for each other", async () => {
  const once = openOnce();
  const run = slow(reusable);
  await Promise.all([once.run("a", run), once.run("b", run)]);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a result that is not reusable is shared, and the next call runs again", async () => {
  const once = openOnce();
  const both = await Promise.all([once.run("a", slow(single)), once.run("a", slow(reusable))]);
  expect(both).toEqual([single, single]);
  expect(await once.run("a", slow(reusable))).toBe(reusable);
});

test("when the first call throws, its caller gets the error and waiting calls get null", async () => {
  const once = openOnce();
  const broken = once.run("a", () => new Promise((_, reject) => setTimeout(() => reject(new Error("line cut")), 10)));
  const waiting = once.run("a", slow(reusable));
  await expect(broken).rejects.toThrow("line cut");
  expect(await waiting).toBeNull();
});

test("delete removes a result only if it is the stored one", async () => {
  const once = openOnce();
  await once.run("a", slow(reusable));
  await once.delete("a", other);
  expect(await once.get("a")).toBe(reusable);
  await once.delete("a", reusable);
  expect(await once.get("a")).toBeNull();
  expect(await once.run("a", slow(other))).toBe(other);
});

test("only the latest thousand results are stored", async () => {
  const once = openOnce();
  for (let nth = 0; nth <= 1_000; nth += 1) await once.run(String(nth), async () => reusable);
  expect([await once.get("0"), await once.get("1")]).toEqual([null, reusable]);
});

test("a call that never ends blocks its key only until the timeout", async () => {
  const once = openOnce(30);
  void once.run("a", () => new Promise(() => undefined));
  expect(await once.run("a", slow(reusable))).toBeNull();
  expect(await once.run("a", slow(reusable))).toBe(reusable);
});

describe("createOnce in two processes with a shared store", () => {
  let values: MemoryValues;
  let shared: SealedValues;
  beforeEach(() => {
    values = new MemoryValues();
    shared = sealValues(values, ["a secret that is used in tests only"]);
  });

  test("runs in one process, and the other gets the result", async () => {
    const [one, other] = [openOnce(), openOnce()];
    const run = slow(reusable);
    const calls = Array.from({ length: 100 }, (_, nth) => (nth % 2 === 0 ? one : other).run("a", run, shared));
    expect(await Promise.all(calls)).toEqual(calls.map(() => reusable));
    expect(run).toHaveBeenCalledTimes(1);
    expect(await openOnce().run("a", slow(null), shared)).toEqual(reusable);
    expect(await openOnce().get("a", shared)).toEqual(reusable);
  });

  test("gives a result that is not reusable to waiting calls, then runs again", async () => {
    const both = await Promise.all([openOnce(), openOnce()].map((once) => once.run("a", slow(single), shared)));
    expect(both).toEqual([single, single]);
    const again = slow(reusable);
    expect(await openOnce().run("a", again, shared)).toBe(reusable);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test("deletes a result for all processes, but not a newer one", async () => {
    const [one, other] = [openOnce(), openOnce()];
    await one.run("a", slow(reusable), shared);
    const seen = await other.get("a", shared);
    await other.delete("a", seen ?? reusable, shared);
    const again = slow(another);
    expect(await one.run("a", again, shared)).toBe(another);
    await other.delete("a", seen ?? reusable, shared);
    expect(await other.get("a", shared)).toEqual(another);
  });

  test("returns null to a waiting call when the run throws", async () => {
    const broken = openOnce().run(
      "a",
      () => new Promise((_, reject) => setTimeout(() => reject(new Error("cut")), 30)),
      shared,
    );
    const waiting = new Promise((resolve) => setTimeout(resolve, 10)).then(() =>
      openOnce().run("a", slow(reusable), shared),
    );
    await expect(broken).rejects.toThrow("cut");
    expect(await waiting).toBeNull();
  });

  test("neither keys nor results can be read in the store", async () => {
    const secret = { isReusable: true, number: "000000042" };
    await openOnce().run("cart-1", slow(secret), shared);
    expect(JSON.stringify([...values.texts])).not.toMatch(/cart-1|000000042|isReusable/);
  });

  test("uses its own memory while the store is down", async () => {
    const once = openOnce();
    await once.run("a", slow(reusable), shared);
    values.isDown = true;
    const again = slow(another);
    expect(await once.run("a", again, shared)).toEqual(reusable);
    expect(again).not.toHaveBeenCalled();
    expect(await once.get("a", shared)).toEqual(reusable);
    expect(await openOnce().run("a", again, shared)).toBe(another);
  });
});
