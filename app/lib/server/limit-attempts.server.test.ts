import { expect, test } from "vitest";
import type { Shop } from "./shop.server";
import { attemptOf } from "./limit-attempts.server";

type Seen = { address?: string | null; perAddress?: number; captcha?: boolean; isProved?: boolean };

function shopSeen({ address = null, perAddress = 60, captcha = false, isProved = false }: Seen): Shop {
  const key = { provider: "recaptcha", siteKey: "k", fallbackToken: null };
  return {
    config: { attemptsPerAddress: perAddress, captcha: captcha ? key : null },
    clientAddress: address,
    isProvedHuman: () => isProved,
  } as unknown as Shop; // the parts limits use
}

function triesUntilOver(shop: Shop, emailOf: (count: number) => string): number {
  for (let count = 0; count < 200; count += 1) {
    const attempt = attemptOf(shop, "log-in", emailOf(count));
    if (attempt.isOver) return count;
    attempt.note();
  }
  return Infinity;
}

test("ten for an email, from wherever they come and however it is written", () => {
  const spelled = (count: number) => (count % 2 ? "Asha@One.in" : " asha@one.in");
  expect(triesUntilOver(shopSeen({}), spelled)).toBe(10);
  expect(attemptOf(shopSeen({}), "reset", "asha@one.in").isOver, "other errands are counted apart").toBe(false);
  attemptOf(shopSeen({}), "log-in", "asha@one.in").forget();
  expect(attemptOf(shopSeen({}), "log-in", "asha@one.in").isOver).toBe(false);
});

test("what asks for no captcha is not limited for the lack of its answer", () => {
  const shop = shopSeen({ address: "192.0.2.9", perAddress: 10, captcha: true });
  for (let count = 0; count < 9; count += 1) attemptOf(shop, "review", null).note();
  expect(attemptOf(shop, "review", null).isOver).toBe(false);
  attemptOf(shop, "review", null).note();
  expect(attemptOf(shop, "review", null).isOver).toBe(true);
  expect(attemptOf(shop, "newsletter", null).isOver).toBe(false);
});

test.each([
  ["as the settings say", { address: "192.0.2.1", perAddress: 15 }, 15],
  ["a fifth of it where the captcha was not answered", { address: "192.0.2.2", perAddress: 15, captcha: true }, 3],
  ["all of it with the answer", { address: "192.0.2.3", perAddress: 15, captcha: true, isProved: true }, 15],
  ["no limit when it is 0", { address: "192.0.2.4", perAddress: 0 }, Infinity],
  ["no limit where the host cannot tell", { address: null, perAddress: 15 }, Infinity],
] as const)("for an address, whatever emails it names: %s", (_, seen, expected) => {
  const sender = `${JSON.stringify(seen).length}-${seen.address ?? "nowhere"}`;
  expect(triesUntilOver(shopSeen(seen), (count) => `${count}@${sender}.in`)).toBe(expected);
});
