import { expect, test } from "vitest";
import type { Shop } from "./shop.server";
import { testShop } from "~/lib/testing/shop";
import { countAttempt, networkOf } from "./limit-attempts.server";

type Client = { address?: string | null; perAddress?: number; captcha?: boolean; hasToken?: boolean };

const key = { type: "score", siteKey: "k" } as const;
const plain = await testShop({ captcha: { forms: async () => ({ "log-in": key, register: key, reset: key }) } });

function shopFor({ address = null, perAddress = 60, captcha = false, hasToken = false }: Client): Shop {
  const forms = ["log-in", "register", "reset"] as const;
  return {
    ...plain,
    config: { ...plain.config, attemptsPerAddress: perAddress },
    clientAddress: address,
    captchaTokens: new Map(hasToken ? forms.map((form) => [form, "token"]) : []),
    worksWithoutScript: () => captcha,
  };
}

async function attemptsUntilOver(shop: Shop, emailOf: (count: number) => string): Promise<number> {
  for (let count = 0; count < 200; count += 1) {
    if ((await countAttempt(shop, "log-in", emailOf(count))).isOver) return count;
  }
  return Infinity;
}

test("countAttempt allows ten attempts for an account, however its email is spelled", async () => {
  const spelled = (count: number) => (count % 2 ? "Asha@One.in" : " asha@one.in");
  expect(await attemptsUntilOver(shopFor({}), spelled)).toBe(10);
  expect(
    (await countAttempt(shopFor({}), "reset", "asha@one.in")).isOver,
    "other kinds of attempt are counted separately",
  ).toBe(false);
});

test("countAttempt allows ten of a hundred attempts sent at once", async () => {
  const sent = Array.from({ length: 100 }, () => countAttempt(shopFor({}), "coupon", "a-cart"));
  expect((await Promise.all(sent)).filter(({ isOver }) => !isOver)).toHaveLength(10);
});

test("succeed does not count the attempt, and resets the account's failures", async () => {
  const shop = shopFor({ address: "192.0.2.77", perAddress: 12 });
  for (let count = 0; count < 30; count += 1) await (await countAttempt(shop, "log-in", "asha@two.in")).succeed();
  for (let count = 0; count < 9; count += 1) await countAttempt(shop, "log-in", "asha@two.in");
  await (await countAttempt(shop, "log-in", "asha@two.in")).succeed();
  expect((await countAttempt(shop, "log-in", "asha@two.in")).isOver).toBe(false);
  for (let count = 0; count < 2; count += 1) await countAttempt(shop, "log-in", `${count}@two.in`);
  expect((await countAttempt(shop, "log-in", "last@two.in")).isOver, "failures of the IP address remain").toBe(true);
});

test("uncount takes an attempt back", async () => {
  for (let count = 0; count < 30; count += 1)
    await (await countAttempt(shopFor({}), "log-in", "asha@three.in")).uncount();
  expect((await countAttempt(shopFor({}), "log-in", "asha@three.in")).isOver).toBe(false);
});

test("countAttempt counts all addresses of an IPv6 network as one", async () => {
  const from = (last: number) => shopFor({ address: `2001:db8:7:7::${last.toString(16)}`, perAddress: 15 });
  for (let count = 0; count < 15; count += 1) {
    expect((await countAttempt(from(count), "look-up", `${count}@six.in`)).isOver).toBe(false);
  }
  expect((await countAttempt(from(99), "look-up", "99@six.in")).isOver).toBe(true);
});

test.each(["register", "reset"] as const)(
  "countAttempt allows a fifth of the attempts without a captcha token: %s",
  async (kind) => {
    const shop = shopFor({ address: `192.0.2.1${kind.length}`, perAddress: 10, captcha: true });
    const over: boolean[] = [];
    for (let count = 0; count < 3; count += 1) over.push((await countAttempt(shop, kind, null)).isOver);
    expect(over).toEqual([false, false, true]);
  },
);

test("countAttempt does not lower the limit of forms that have no captcha", async () => {
  const shop = shopFor({ address: "192.0.2.9", perAddress: 10, captcha: true });
  for (let count = 0; count < 10; count += 1) expect((await countAttempt(shop, "review", null)).isOver).toBe(false);
  expect((await countAttempt(shop, "review", null)).isOver).toBe(true);
  for (const other of ["newsletter", "contact", "coupon"] as const)
    for (let count = 0; count < 3; count += 1) expect((await countAttempt(shop, other, null)).isOver).toBe(false);
});

test.each([
  ["limited to the setting", { address: "192.0.2.1", perAddress: 15 }, 15],
  ["limited to a fifth of it without a captcha token", { address: "192.0.2.2", perAddress: 15, captcha: true }, 3],
  [
    "limited to the setting with a captcha token",
    { address: "192.0.2.3", perAddress: 15, captcha: true, hasToken: true },
    15,
  ],
  ["unlimited when the setting is 0", { address: "192.0.2.4", perAddress: 0 }, Infinity],
  ["unlimited when the address is unknown", { address: null, perAddress: 15 }, Infinity],
] as const)("attempts from one IP address with different emails: %s", async (_, seen, expected) => {
  const sender = `${JSON.stringify(seen).length}-${seen.address ?? "nowhere"}`;
  expect(await attemptsUntilOver(shopFor(seen), (count) => `${count}@${sender}.in`)).toBe(expected);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["192.0.2.7:5678", "192.0.2.7"],
  ["[2001:db8:1:2::9]:5678", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
  ["1:2:3", "1:2:3"],
])("networkOf maps %s to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
