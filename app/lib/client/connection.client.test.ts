import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSlowLine, savesData, watchConnection } from "./connection.client";

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

describe("isSlowLine", () => {
  const stub = (waits: readonly (readonly [wait: number, transferSize: number])[]) => {
    const entries = waits.map(([wait, transferSize]) => ({ transferSize, requestStart: 10, responseStart: 10 + wait }));
    vi.stubGlobal("performance", { getEntriesByType: (type: string) => (type === "resource" ? entries : []) });
  };
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });

  test.each<[string, Parameters<typeof stub>[0], boolean]>([
    [
      "all files took long",
      [
        [400, 900],
        [600, 900],
      ],
      true,
    ],
    [
      "one file was fast",
      [
        [400, 900],
        [80, 900],
      ],
      false,
    ],
    [
      "fast files came from a cache",
      [
        [400, 900],
        [1, 0],
      ],
      true,
    ],
    ["nothing came from the network", [[1, 0]], false],
  ])("%s: %s", (_, waits, expected) => {
    stub(waits);
    expect(isSlowLine()).toBe(expected);
  });

  test("relies on the page before if nothing came from the network", () => {
    stub([[400, 900]]);
    isSlowLine();
    stub([[1, 0]]);
    expect(isSlowLine()).toBe(true);
  });
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
