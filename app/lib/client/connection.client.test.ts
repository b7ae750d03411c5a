import { afterEach, describe, expect, test, vi } from "vitest";
import { savesData, watchConnection } from "./connection.client";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[connection: { saveData?: boolean } | undefined, isMeant: boolean]>([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [undefined, false],
])("a connection like %j saves data: %s", (connection, isMeant) => {
  vi.stubGlobal("navigator", { connection });
  expect(savesData()).toBe(isMeant);
});

describe("the document", () => {
  test("says that the connection is gone, and for three seconds that it is back", () => {
    vi.useFakeTimers();
    const dataset: { connection?: string } = {};
    const navigator = { onLine: true };
    const tell = new Map<string, () => void>();
    vi.stubGlobal("navigator", navigator);
    vi.stubGlobal("document", { documentElement: { dataset } });
    vi.stubGlobal("addEventListener", (event: string, listener: () => void) => tell.set(event, listener));
    watchConnection();
    expect(dataset).toEqual({});
    navigator.onLine = false;
    tell.get("offline")?.();
    expect(dataset.connection).toBe("off");
    navigator.onLine = true;
    tell.get("online")?.();
    expect(dataset.connection).toBe("back");
    vi.advanceTimersByTime(2_999);
    expect(dataset.connection).toBe("back");
    vi.advanceTimersByTime(1);
    expect(dataset).toEqual({});
  });
});
