import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.client";

const work = vi.fn();
let readyState: DocumentReadyState;
let onLoad: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = "complete";
  vi.stubGlobal("document", {
    get readyState() {
      return readyState;
    },
  });
  vi.stubGlobal("addEventListener", (_event: "load", listener: () => void) => (onLoad = listener));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  work.mockReset();
  onLoad = undefined;
});

test("whenIdle runs when the browser is idle, after two seconds at most", () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  whenIdle(work);
  expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2_000 }]]);
});

test("whenIdle without requestIdleCallback runs two seconds after the page has loaded", () => {
  vi.stubGlobal("window", {});
  readyState = "loading";
  whenIdle(work);
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
  onLoad?.();
  vi.advanceTimersByTime(1_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});
