import { expect, test } from "vitest";
import { ATTEMPTS_WINDOW_MS, createAttempts } from "./attempts.server";

test("counts each key separately until its window ends", async () => {
  let time = 0;
  const attempts = createAttempts({ now: () => time });
  expect([await attempts.count("a"), await attempts.count("a"), await attempts.count("b")]).toEqual([1, 2, 1]);
  time = ATTEMPTS_WINDOW_MS - 1;
  expect(await attempts.count("a")).toBe(3);
  time = ATTEMPTS_WINDOW_MS;
  expect(await attempts.count("a")).toBe(1);
});

test("gives simultaneous attempts different numbers", async () => {
  const attempts = createAttempts();
  const numbers = await Promise.all(Array.from({ length: 100 }, () => attempts.count("a")));
  expect(new Set(numbers).size).toBe(100);
});

test("uncount removes one attempt, reset removes all", async () => {
  const attempts = createAttempts();
  for (let count = 0; count < 3; count += 1) await attempts.count("a");
  await attempts.uncount("a");
  expect(await attempts.count("a")).toBe(3);
  await attempts.reset("a");
  expect(await attempts.count("a")).toBe(1);
  await attempts.uncount("unknown");
  expect(await attempts.count("unknown")).toBe(1);
});

test("keeps the key with the most attempts when many others arrive", async () => {
  const attempts = createAttempts({ maxKeys: 100 });
  for (let count = 0; count < 5; count += 1) await attempts.count("guessed");
  for (let at = 0; at < 10_000; at += 1) await attempts.count(`flood ${at}`);
  expect(await attempts.count("guessed")).toBe(6);
  expect(await attempts.count("flood 0"), "keys with the fewest attempts are evicted").toBe(1);
});
