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

function failToLoadScript(): void {
  reloadOnce();
  vi.advanceTimersByTime(1_000);
}

test("reloadOnce reloads the page at most once within 60 seconds", () => {
  failToLoadScript();
  expect(reload).toHaveBeenCalledTimes(1);
  failToLoadScript();
  vi.advanceTimersByTime(57_000);
  failToLoadScript();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  failToLoadScript();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("reloadOnce does not reload a page that is being left", () => {
  reloadOnce();
  onLeave?.();
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});

test("reloadOnce does not reload when the shopper has typed something", () => {
  fields = [{ value: "Asha", defaultValue: "" }];
  failToLoadScript();
  expect(reload).not.toHaveBeenCalled();
});

test("reloadOnce does not reload while offline or without storage", () => {
  vi.stubGlobal("navigator", { onLine: false });
  failToLoadScript();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", undefined);
  failToLoadScript();
  expect(reload).not.toHaveBeenCalled();
});
