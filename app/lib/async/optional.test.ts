import { optional } from "~/lib/async/optional";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommerceError } from "~/lib/commerce/model/errors";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

function openReader() {
  const background: Promise<unknown>[] = [];
  const omitted: string[] = [];
  const reader = {
    reportOmission: (name: string) => void omitted.push(name),
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  };
  return { reader, background, omitted };
}

test("null after the budget; the work continues in the background", async () => {
  const { reader, background, omitted } = openReader();
  const requests = [
    optional(reader, { name: "a", budgetMs: 300 }, after(290, 1)),
    optional(reader, { name: "b", budgetMs: 300 }, after(310, 2)),
  ];
  const failing = after(9, null).then(() => Promise.reject(new CommerceError("unavailable", "no answer")));
  const failed = optional(reader, { name: "c", budgetMs: 300 }, failing);
  await vi.runAllTimersAsync();
  expect(await Promise.all([...requests, failed])).toEqual([1, null, null]);
  expect(await Promise.all(background)).toEqual([2]);
  expect(omitted).toEqual(["c", "b"]);
});

test("without a budget it waits", async () => {
  const { reader } = openReader();
  const request = optional(reader, "a", after(60_000, 1));
  await vi.runAllTimersAsync();
  expect(await request).toBe(1);
});

test("the budget starts when `startAfter` settles", async () => {
  const { reader } = openReader();
  const startAfter = after(500, null);
  const requests = [
    optional(reader, { name: "a", budgetMs: 300, startAfter }, after(790, 1)),
    optional(reader, { name: "b", budgetMs: 300, startAfter }, after(810, 2)),
  ];
  const sooner = optional(reader, { name: "c", budgetMs: 300, startAfter }, after(100, 3));
  await vi.runAllTimersAsync();
  expect(await Promise.all([...requests, sooner])).toEqual([1, null, 3]);
});

const REDIRECT = new Response(null, { status: 303 });
const FAULT = new TypeError("a fault of the shop");
const unauthorized = new CommerceError("unauthorized", "ended");
const unknownStore = new CommerceError("unknown-store", "gone");
const unavailable = new CommerceError("unavailable", "no answer");
const contract = new CommerceError("contract", "wrong");

test.each([
  ["by default", {}, [unavailable, contract, FAULT], [unauthorized, unknownStore, REDIRECT]],
  ["with `only`", { only: "unavailable" }, [unavailable], [contract, FAULT, unauthorized, unknownStore, REDIRECT]],
  ["with `evenUnauthorized`", { evenUnauthorized: true }, [unauthorized, contract, FAULT], [unknownStore, REDIRECT]],
] as const)("%s these get the fallback, and those are thrown", async (_name, rule, caught, thrown) => {
  const { reader, omitted } = openReader();
  const run = (error: unknown) => optional(reader, { name: "a", fallback: "none", ...rule }, Promise.reject(error));
  for (const error of caught) expect(await run(error), String(error)).toBe("none");
  expect(omitted).toHaveLength(caught.length);
  for (const error of thrown) await expect(run(error), String(error)).rejects.toBe(error);
  expect(omitted).toHaveLength(caught.length);
});
