import { expect, test } from "vitest";
import { createAttempts } from "./attempts.server";

test("lets through as many as the limit, until the window is over", () => {
  let time = 0;
  const attempts = createAttempts({ windowMs: 1_000, now: () => time });
  for (let count = 0; count < 3; count += 1) {
    expect(attempts.mayTry("a", 3)).toBe(true);
    attempts.note("a");
  }
  expect(attempts.mayTry("a", 3)).toBe(false);
  expect(attempts.mayTry("b", 3), "others are not held up").toBe(true);
  time = 1_000;
  expect(attempts.mayTry("a", 3)).toBe(true);
});

test("forgets whoever succeeded, and the oldest when there are too many", () => {
  const attempts = createAttempts({ windowMs: 1_000, maxKeys: 2 });
  for (const key of ["a", "b", "c"]) attempts.note(key);
  expect(attempts.mayTry("a", 1)).toBe(true);
  expect(attempts.mayTry("b", 1)).toBe(false);
  attempts.forget("b");
  expect(attempts.mayTry("b", 1)).toBe(true);
});
