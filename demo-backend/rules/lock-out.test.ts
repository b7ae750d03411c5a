import { expect, test } from "vitest";
import { afterFailure, cleanRecord, isLocked, type SignInRecord } from "./lock-out.ts";

const start = new Date("2026-11-21T08:00:00Z");
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function failing(times: number, record: SignInRecord = cleanRecord, now = start): SignInRecord {
  return times === 0 ? record : failing(times - 1, afterFailure(record, now), now);
}

test("the sixth wrong password locks for half an hour", () => {
  expect(isLocked(failing(5), start)).toBe(false);
  const locked = failing(6);
  expect(isLocked(locked, minutesLater(29))).toBe(true);
  expect(isLocked(locked, minutesLater(30))).toBe(false);
});

test("attempts while locked do not extend the lock", () => {
  const locked = failing(6);
  expect(afterFailure(locked, minutesLater(20))).toEqual(locked);
});

test("the count starts again after the lock", () => {
  expect(afterFailure(failing(6), minutesLater(31)).failures).toBe(1);
});

test("failures expire after half an hour", () => {
  expect(afterFailure(failing(5), minutesLater(31))).toMatchObject({ failures: 1, lockedUntil: null });
});
