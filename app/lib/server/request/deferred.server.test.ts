import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommerceError } from "~/lib/commerce/model/errors";
import { settledOf, type Deferred, valueIfReady } from "~/lib/deferred";
import { deferred } from "./deferred.server";
import { testShop } from "~/lib/testing/shop";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const failing = (ms: number, kind: "unavailable" | "unauthorized" = "unavailable") =>
  after(ms, null).then(() => Promise.reject(new CommerceError(kind, "no answer")));

const plain = await testShop();

function shopWith({ mayDefer = true, isClientNavigation: isClientNavigation = false } = {}) {
  const background: Promise<unknown>[] = [];
  const logged: string[] = [];
  const shop = {
    ...plain,
    mayDefer,
    isClientNavigation: isClientNavigation,
    log: (_level: string, event: string) => void logged.push(event),
    reportOmission: (name: string) => void logged.push(`without ${name}`),
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  };
  return { shop, background, logged };
}

async function wait<T>(started: Promise<Deferred<T>>) {
  started.catch(() => undefined);
  await vi.runAllTimersAsync();
  const part = await started;
  return "ok" in part ? { now: part } : { later: settledOf(part.promise) };
}

test("deferred returns a fast value at once, and a slow one as a promise", async () => {
  const { shop, background } = shopWith();
  expect(await wait(deferred(shop, "list", () => after(3, "list")))).toEqual({ now: { ok: true, value: "list" } });
  expect(background).toEqual([]);
  expect(await wait(deferred(shop, "list", () => after(900, "list")))).toEqual({ later: { ok: true, value: "list" } });
  expect(background).toHaveLength(1);
});

test("deferred rejects on an immediate failure, and settles a later one as failed", async () => {
  const { shop, logged } = shopWith();
  await expect(wait(deferred(shop, "list", () => failing(2)))).rejects.toThrow("no answer");
  expect(await wait(deferred(shop, "list", () => failing(900)))).toEqual({ later: { ok: false, isEnded: false } });
  expect(await wait(deferred(shop, "list", () => failing(9, "unauthorized")))).toEqual({
    later: { ok: false, isEnded: true },
  });
  expect(logged).toEqual(["part of a page failed", "part of a page failed"]);
});

test("an optional part never rejects, and times out after 8 s instead of 20 s", async () => {
  const { shop } = shopWith();
  const failed = { ok: false, isEnded: false };
  expect(await wait(deferred(shop, { name: "related", isOptional: true }, () => failing(2)))).toEqual({ now: failed });
  expect(await wait(deferred(shop, { name: "related", isOptional: true }, () => after(7_900, 1)))).toEqual({
    later: { ok: true, value: 1 },
  });
  expect(await wait(deferred(shop, { name: "related", isOptional: true }, () => after(8_100, 1)))).toEqual({
    later: failed,
  });
  expect(await wait(deferred(shop, "list", () => after(19_900, 1)))).toEqual({ later: { ok: true, value: 1 } });
  expect(await wait(deferred(shop, "list", () => after(20_100, 1)))).toEqual({ later: failed });
});

test("deferred waits for the value when the request may not defer", async () => {
  const { shop } = shopWith({ mayDefer: false });
  expect(await wait(deferred(shop, "list", () => after(5_000, "list")))).toEqual({ now: { ok: true, value: "list" } });
});

test("a client navigation waits at most 400 ms for optional data below the fold", async () => {
  const { shop } = shopWith({ mayDefer: false, isClientNavigation: true });
  expect(await wait(deferred(shop, "list", () => after(5_000, 1)))).toEqual({ now: { ok: true, value: 1 } });
  expect(await wait(deferred(shop, { name: "delivery", isOptional: true }, () => after(5_000, 1)))).toEqual({
    now: { ok: true, value: 1 },
  });
  expect(
    await wait(deferred(shop, { name: "reviews", isOptional: true, isBelowFold: true }, () => after(390, 1))),
  ).toEqual({
    now: { ok: true, value: 1 },
  });
  expect(
    await wait(deferred(shop, { name: "reviews", isOptional: true, isBelowFold: true }, () => after(410, 1))),
  ).toEqual({
    later: { ok: true, value: 1 },
  });
  expect(
    await wait(deferred(shop, { name: "reviews", isOptional: true, isBelowFold: true }, () => failing(410))),
  ).toEqual({
    later: { ok: false, isEnded: false },
  });
});

test("valueIfReady returns the value of a settled result only", () => {
  expect(valueIfReady({ ok: true, value: 3 })).toBe(3);
  expect(valueIfReady({ ok: false, isEnded: false })).toBeNull();
  expect(valueIfReady({ promise: Promise.resolve({ ok: true, value: 3 }) })).toBeNull();
});
