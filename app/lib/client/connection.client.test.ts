import { afterEach, describe, expect, test, vi } from "vitest";
import { savesData, watchConnection } from "./connection.client";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[connection: { saveData?: boolean } | undefined, expected: boolean]>([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [undefined, false],
])("savesData with the connection %j is %s", (connection, expected) => {
  vi.stubGlobal("navigator", { connection });
  expect(savesData()).toBe(expected);
});

describe("watchConnection", () => {
  test("marks the document as offline, then as back online for three seconds", () => {
    vi.useFakeTimers();
    const dataset: { connection?: string } = {};
    const navigator = { onLine: true };
    const listeners = new Map<string, () => void>();
    vi.stubGlobal("navigator", navigator);
    vi.stubGlobal("document", { documentElement: { dataset } });
    vi.stubGlobal("addEventListener", (event: string, listener: () => void) => listeners.set(event, listener));
    watchConnection();
    expect(dataset).toEqual({});
    navigator.onLine = false;
    listeners.get("offline")?.();
    expect(dataset.connection).toBe("off");
    navigator.onLine = true;
    listeners.get("online")?.();
    expect(dataset.connection).toBe("back");
    vi.advanceTimersByTime(2_999);
    expect(dataset.connection).toBe("back");
    vi.advanceTimersByTime(1);
    expect(dataset).toEqual({});
  });
});
