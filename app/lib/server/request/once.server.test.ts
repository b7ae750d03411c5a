import { expect, test, vi } from "vitest";
import { createOnce } from "./once.server";

interface Result {
  readonly isKept: boolean;
}

const kept: Result = { isKept: true };
const other: Result = { isKept: true };
const refusal: Result = { isKept: false };
const keeps = ({ isKept }: Result) => isKept;

const openOnce = (timeoutMs = 45_000) => createOnce({ timeoutMs, pollMs: 1, keeps });

function slow(result: Result | null, ms = 20) {
  return vi.fn(() => new Promise<Result | null>((resolve) => setTimeout(() => resolve(result), ms)));
}

test("a hundred calls at once run one and all get its result", async () => {
  const once = openOnce();
  const run = slow(kept);
  const results = await Promise.all(Array.from({ length: 100 }, () => once.run("a", run)));
  expect(run).toHaveBeenCalledTimes(1);
  expect(results.every((result) => result === kept)).toBe(true);
});

test("a later call gets a kept result", async () => {
  const once = openOnce();
  await once.run("a", slow(kept));
  const again = slow(other);
  expect(await once.run("a", again)).toBe(kept);
  expect(again).not.toHaveBeenCalled();
});

test("keys do not wait for each other", async () => {
  const once = openOnce();
  const run = slow(kept);
  await Promise.all([once.run("a", run), once.run("b", run)]);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a result that is not kept is shared, and the next call runs again", async () => {
  const once = openOnce();
  const both = await Promise.all([once.run("a", slow(refusal)), once.run("a", slow(kept))]);
  expect(both).toEqual([refusal, refusal]);
  expect(await once.run("a", slow(kept))).toBe(kept);
});

test("when the first call throws, its caller gets the error and those who waited get null", async () => {
  const once = openOnce();
  const broken = once.run("a", () => new Promise((_, reject) => setTimeout(() => reject(new Error("line cut")), 10)));
  const waiting = once.run("a", slow(kept));
  await expect(broken).rejects.toThrow("line cut");
  expect(await waiting).toBeNull();
});

test("a forgotten result is no longer returned; another result of the key stays", async () => {
  const once = openOnce();
  await once.run("a", slow(kept));
  once.forget("a", other);
  expect(once.get("a")).toBe(kept);
  once.forget("a", kept);
  expect(once.get("a")).toBeNull();
  expect(await once.run("a", slow(other))).toBe(other);
});

test("of very many results the latest are kept", async () => {
  const once = openOnce();
  for (let nth = 0; nth <= 1_000; nth += 1) await once.run(String(nth), async () => kept);
  expect([once.get("0"), once.get("1")]).toEqual([null, kept]);
});

test("a call that never ends blocks its key only until the time-out", async () => {
  const once = openOnce(30);
  void once.run("a", () => new Promise(() => undefined));
  expect(await once.run("a", slow(kept))).toBeNull();
  expect(await once.run("a", slow(kept))).toBe(kept);
});
