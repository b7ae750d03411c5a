import { afterEach, describe, expect, test, vi } from "vitest";
import { isFrugal, savesData, watchConnection } from "./connection.client";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[connection: { saveData?: boolean; effectiveType: string } | undefined, isMeant: boolean]>([
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "3g" }, false],
  [{ saveData: false, effectiveType: "4g" }, false],
  [undefined, false],
])("a connection like %j asks for little: %s", (connection, isMeant) => {
  vi.stubGlobal("navigator", { connection });
  expect(isFrugal()).toBe(isMeant);
  expect(savesData()).toBe(connection?.saveData === true);
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
