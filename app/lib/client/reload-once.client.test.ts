import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reload-once.client";

const reload = vi.fn();
let fields: { value: string; defaultValue: string }[];
let onLeave: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  const stored = new Map<string, string>();
  fields = [];
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { querySelectorAll: () => fields });
  vi.stubGlobal("addEventListener", (_event: string, listener: () => void) => (onLeave = listener));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

function scriptIsMissing(): void {
  reloadOnce();
  vi.advanceTimersByTime(1_000);
}

test("reloads the page at most once within 60 seconds", () => {
  scriptIsMissing();
  expect(reload).toHaveBeenCalledTimes(1);
  scriptIsMissing();
  vi.advanceTimersByTime(57_000);
  scriptIsMissing();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  scriptIsMissing();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("does not reload a page that is being left", () => {
  reloadOnce();
  onLeave?.();
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});

test("does not reload when the shopper has typed something", () => {
  fields = [{ value: "Asha", defaultValue: "" }];
  scriptIsMissing();
  expect(reload).not.toHaveBeenCalled();
});

test("does not reload while offline or without storage", () => {
  vi.stubGlobal("navigator", { onLine: false });
  scriptIsMissing();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", undefined);
  scriptIsMissing();
  expect(reload).not.toHaveBeenCalled();
});
