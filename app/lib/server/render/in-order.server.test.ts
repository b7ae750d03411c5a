import { afterEach, expect, test, vi } from "vitest";
import { dataScript, waitForQuickParts } from "./in-order.server";

afterEach(() => void vi.useRealTimers());

test("dataScript settles deferred data and escapes script tags in its JSON", async () => {
  const reviews = { promise: Promise.resolve({ ok: true, value: ["Good"] }) };
  const broken = { promise: Promise.reject(new Error("no answer")) };
  const html = "<p>Fine</p></script><!-- <SCRIPT>alert(1)</SCRIPT>";
  const script = await dataScript({
    loaderData: { root: { html }, product: { reviews, delivery: { offers: broken } } },
    actionData: null,
    errors: null,
  });
  const json = /^<script type="text\/x-page-data">(.*)<\/script>$/.exec(script)?.[1] ?? "";
  expect(json).not.toMatch(/<\/?script|<!/i);
  expect(json).toContain("<p>Fine</p>");
  expect(JSON.parse(json)).toEqual({
    loaderData: {
      root: { html },
      product: { reviews: { ok: true, value: ["Good"] }, delivery: { offers: { ok: false, isEnded: false } } },
    },
    actionData: null,
    errors: null,
  });
});

test("a page waits 40 ms for its parts, and after a wait in vain not again for a second or a minute", async () => {
  vi.useFakeTimers();
  const after = (ms: number) => ({ promise: new Promise<never>((resolve) => setTimeout(resolve, ms)) });
  const waited = async (ms: number) => {
    const start = performance.now();
    const page = { loaderData: { page: { part: after(ms) } }, actionData: null, errors: null };
    const end = waitForQuickParts(page).then(() => performance.now());
    await vi.advanceTimersByTimeAsync(500);
    return (await end) - start;
  };
  expect(await waited(20)).toBe(20);
  expect(await waited(200)).toBe(40);
  expect(await waited(20)).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waited(20)).toBe(20);
  expect(await waited(2_000)).toBe(40);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waited(20)).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await waited(20)).toBe(20);
});
