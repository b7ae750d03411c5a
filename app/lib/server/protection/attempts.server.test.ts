import { expect, test } from "vitest";
import { ATTEMPTS_WINDOW_MS, createAttempts } from "./attempts.server";

test("counts each key for itself, until its window is over", async () => {
  let time = 0;
  const attempts = createAttempts({ now: () => time });
  expect([await attempts.count("a"), await attempts.count("a"), await attempts.count("b")]).toEqual([1, 2, 1]);
  time = ATTEMPTS_WINDOW_MS - 1;
  expect(await attempts.count("a")).toBe(3);
  time = ATTEMPTS_WINDOW_MS;
  expect(await attempts.count("a")).toBe(1);
});

test("tells no two attempts at once the same number", async () => {
  const attempts = createAttempts();
  const numbers = await Promise.all(Array.from({ length: 100 }, () => attempts.count("a")));
  expect(new Set(numbers).size).toBe(100);
});

test("takes back one, or forgets all", async () => {
  const attempts = createAttempts();
  for (let count = 0; count < 3; count += 1) await attempts.count("a");
  await attempts.uncount("a");
  expect(await attempts.count("a")).toBe(3);
  await attempts.reset("a");
  expect(await attempts.count("a")).toBe(1);
  await attempts.uncount("unknown");
  expect(await attempts.count("unknown")).toBe(1);
});

test("a flood of other keys does not wash away one that is being guessed", async () => {
  const attempts = createAttempts({ maxKeys: 100 });
  for (let count = 0; count < 5; count += 1) await attempts.count("guessed");
  for (let at = 0; at < 10_000; at += 1) await attempts.count(`flood ${at}`);
  expect(await attempts.count("guessed")).toBe(6);
  expect(await attempts.count("flood 0"), "those tried least are forgotten").toBe(1);
});
