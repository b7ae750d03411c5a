import { beforeEach, describe, expect, test, vi } from "vitest";
import { createOnce } from "./once.server";
import { sealValues, type SharedValues } from "./shared-store.server";

interface Result {
  readonly isKept: boolean;
}

const kept: Result = { isKept: true };
const other: Result = { isKept: true };
const another = { isKept: true, isOther: true };
const refusal: Result = { isKept: false };
const keeps = ({ isKept }: Result) => isKept;

const openOnce = (timeoutMs = 45_000) => createOnce({ name: "test", timeoutMs, pollMs: 1, isReusable: keeps });

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
  await once.forget("a", other);
  expect(await once.get("a")).toBe(kept);
  await once.forget("a", kept);
  expect(await once.get("a")).toBeNull();
  expect(await once.run("a", slow(other))).toBe(other);
});

test("of very many results the latest are kept", async () => {
  const once = openOnce();
  for (let nth = 0; nth <= 1_000; nth += 1) await once.run(String(nth), async () => kept);
  expect([await once.get("0"), await once.get("1")]).toEqual([null, kept]);
});

test("a call that never ends blocks its key only until the time-out", async () => {
  const once = openOnce(30);
  void once.run("a", () => new Promise(() => undefined));
  expect(await once.run("a", slow(kept))).toBeNull();
  expect(await once.run("a", slow(kept))).toBe(kept);
});

describe("in two processes with one store", () => {
  let texts: Map<string, string>;
  let isDown: boolean;
  const ask = async <T>(answer: () => T): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (isDown) throw new Error("down");
    return answer();
  };
  const values: SharedValues = {
    claim: (key, text) =>
      ask(() => {
        const held = texts.get(key) ?? null;
        if (held === null) texts.set(key, text);
        return held;
      }),
    get: (key) => ask(() => texts.get(key) ?? null),
    set: (key, text) => ask(() => void texts.set(key, text)),
    delete: (key, text) => ask(() => void (texts.get(key) === text && texts.delete(key))),
  };
  const shared = sealValues(values, ["a secret that is used in tests only"]);
  beforeEach(() => {
    texts = new Map();
    isDown = false;
  });

  test("a call runs in one of them, and the other gets its result", async () => {
    const [one, other] = [openOnce(), openOnce()];
    const run = slow(kept);
    const calls = Array.from({ length: 100 }, (_, nth) => (nth % 2 === 0 ? one : other).run("a", run, shared));
    expect(await Promise.all(calls)).toEqual(calls.map(() => kept));
    expect(run).toHaveBeenCalledTimes(1);
    expect(await openOnce().run("a", slow(null), shared)).toEqual(kept);
    expect(await openOnce().get("a", shared)).toEqual(kept);
  });

  test("a result that is not kept reaches those who wait, and the next call runs again", async () => {
    const both = await Promise.all([openOnce(), openOnce()].map((once) => once.run("a", slow(refusal), shared)));
    expect(both).toEqual([refusal, refusal]);
    const again = slow(kept);
    expect(await openOnce().run("a", again, shared)).toBe(kept);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test("a result that one forgets is forgotten by all, unless there is another one by then", async () => {
    const [one, other] = [openOnce(), openOnce()];
    await one.run("a", slow(kept), shared);
    const seen = await other.get("a", shared);
    await other.forget("a", seen ?? kept, shared);
    const again = slow(another);
    expect(await one.run("a", again, shared)).toBe(another);
    await other.forget("a", seen ?? kept, shared);
    expect(await other.get("a", shared)).toEqual(another);
  });

  test("when the call throws, the one that waited gets null", async () => {
    const broken = openOnce().run(
      "a",
      () => new Promise((_, reject) => setTimeout(() => reject(new Error("cut")), 30)),
      shared,
    );
    const waiting = new Promise((resolve) => setTimeout(resolve, 10)).then(() =>
      openOnce().run("a", slow(kept), shared),
    );
    await expect(broken).rejects.toThrow("cut");
    expect(await waiting).toBeNull();
  });

  test("neither keys nor results can be read in the store", async () => {
    const secret = { isKept: true, number: "000000042" };
    await openOnce().run("cart-1", slow(secret), shared);
    expect(JSON.stringify([...texts])).not.toMatch(/cart-1|000000042|isKept/);
  });

  test("while the store is down each decides alone, and what it knew it knows", async () => {
    const once = openOnce();
    await once.run("a", slow(kept), shared);
    isDown = true;
    const again = slow(another);
    expect(await once.run("a", again, shared)).toEqual(kept);
    expect(again).not.toHaveBeenCalled();
    expect(await once.get("a", shared)).toEqual(kept);
    expect(await openOnce().run("a", again, shared)).toBe(another);
  });
});
