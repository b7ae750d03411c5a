import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommerceError } from "~/lib/commerce/model/errors";
import { settledOf, type Deferred, valueIfReady } from "~/lib/deferred";
import { withTimeout } from "~/lib/async/timeouts";
import { deferred, deferredOptional } from "./deferred.server";
import type { Shop } from "./shop.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const failing = (ms: number, kind: "unavailable" | "unauthorized" = "unavailable") =>
  after(ms, null).then(() => Promise.reject(new CommerceError(kind, "no answer")));

function shopWith({ mayDefer = true, isClientNavigation: isClientNavigation = false } = {}) {
  const background: Promise<unknown>[] = [];
  const logged: string[] = [];
  const shop = {
    mayDefer,
    isClientNavigation: isClientNavigation,
    log: (_level: string, event: string) => void logged.push(event),
    reportOmission: (name: string) => void logged.push(`without ${name}`),
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  } as unknown as Shop; // the parts that deferred uses
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

test("deferredOptional never rejects, and times out after 8 s instead of 20 s", async () => {
  const { shop } = shopWith();
  const failed = { ok: false, isEnded: false };
  expect(await wait(deferredOptional(shop, "related", () => failing(2)))).toEqual({ now: failed });
  expect(await wait(deferredOptional(shop, "related", () => after(7_900, 1)))).toEqual({
    later: { ok: true, value: 1 },
  });
  expect(await wait(deferredOptional(shop, "related", () => after(8_100, 1)))).toEqual({ later: failed });
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
  expect(await wait(deferredOptional(shop, "delivery", () => after(5_000, 1)))).toEqual({
    now: { ok: true, value: 1 },
  });
  expect(await wait(deferredOptional(shop, { name: "reviews", isBelowFold: true }, () => after(390, 1)))).toEqual({
    now: { ok: true, value: 1 },
  });
  expect(await wait(deferredOptional(shop, { name: "reviews", isBelowFold: true }, () => after(410, 1)))).toEqual({
    later: { ok: true, value: 1 },
  });
  expect(await wait(deferredOptional(shop, { name: "reviews", isBelowFold: true }, () => failing(410)))).toEqual({
    later: { ok: false, isEnded: false },
  });
});

test("valueIfReady returns the value of a settled result only", () => {
  expect(valueIfReady({ ok: true, value: 3 })).toBe(3);
  expect(valueIfReady({ ok: false, isEnded: false })).toBeNull();
  expect(valueIfReady({ promise: Promise.resolve({ ok: true, value: 3 }) })).toBeNull();
});

test("withTimeout returns null after 300 ms, and reads on in the background", async () => {
  const { shop: reader, background, logged } = shopWith();
  const requests = [
    withTimeout(after(290, 1), { reader, name: "a" }),
    withTimeout(after(310, 2), { reader, name: "b" }),
  ];
  const failed = withTimeout(failing(9), { reader, name: "c" });
  await vi.runAllTimersAsync();
  expect(await Promise.all([...requests, failed])).toEqual([1, null, null]);
  expect(await Promise.all(background)).toEqual([2]);
  expect(logged).toEqual(["without c", "without b"]);
});

test("withTimeout counts its 300 ms from when `after` settles", async () => {
  const { shop: reader } = shopWith();
  const beside = after(500, null);
  const requests = [
    withTimeout(after(790, 1), { reader, name: "a", after: beside }),
    withTimeout(after(810, 2), { reader, name: "b", after: beside }),
  ];
  const sooner = withTimeout(after(100, 3), { reader, name: "c", after: beside });
  await vi.runAllTimersAsync();
  expect(await Promise.all([...requests, sooner])).toEqual([1, null, 3]);
});
