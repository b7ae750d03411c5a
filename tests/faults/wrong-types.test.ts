import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Random, randomOf } from "../fuzz/random.ts";
import { screens } from "../screens/screens.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { type Host, hosts, isFullMatrix } from "../support/modes.ts";
import { type Gate, openGate } from "../support/shop/gate.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";

const PURGE_SECRET = "a secret of the tests for the caches";

/** Pages asked for on both hosts together: in `npm test` each screen once on one of them. SEED=… repeats a run. */
const PAGES = Number(process.env["WRONG_ANSWERS"] ?? (isFullMatrix ? 2_000 : screens.length));
const SEED = Number(process.env["SEED"] ?? 1);
const isOnBoth = PAGES > screens.length;
const EACH = Math.ceil(PAGES / screens.length / (isOnBoth ? hosts.length : 1));
const screensOn = (host: Host) => screens.filter((_, at) => isOnBoth || hosts[at % hosts.length] === host);

/** An error page says so; anything else is a crash. */
const HONEST = [200, 303, 301, 302, 404, 502, 503];

describe.each(hosts)("a backend whose answers have wrong types: %s", (host) => {
  let gate: Gate;
  let shop: OpenShop;
  beforeAll(async () => {
    gate = await openGate(inject("endpoint"));
    shop = await openShop(host, gate.endpoint, { LOG_LEVEL: "error", PURGE_SECRET });
  });
  afterAll(async () => {
    await shop.stop();
    await gate.close();
  });

  async function forgetAnswers(): Promise<void> {
    const headers = { authorization: `Bearer ${PURGE_SECRET}` };
    const { status } = await exchange(new URL("/cache-invalidate", shop.origin), { method: "POST", headers });
    expect(status).toBeLessThan(300);
  }

  test.each(screensOn(host))("$name is a page, whatever is wrong", async ({ name, find }) => {
    gate.conduct("pass");
    await forgetAnswers();
    const guest = new Browserless(shop.origin);
    const address = new URL(await find(guest), shop.origin);
    const cookie = guest.jar.header(address.pathname) ?? "";
    for (let count = 0; count < EACH; count += 1) {
      const seed = SEED * 100_000 + hashOf(name) + count;
      const random = randomOf(seed);
      const isSpoilt = random.of([1, 30, 100]);
      await forgetAnswers();
      const spoilt: string[] = [];
      gate.conduct((_, { operation }) => {
        if (!random.chance(isSpoilt)) return "pass";
        spoilt.push(operation);
        return { rewrite: (answer) => spoil(answer, random) };
      });
      const { status, body } = await exchange(address, { headers: { cookie, accept: "text/html" } });
      const why = `SEED=${SEED} ${name} #${count}, of ${spoilt.join(", ")}`;
      expect(status, why).toBeOneOf(HONEST);
      expect(body.toString(), why).not.toMatch(/Unexpected Server Error|\bat .+\.[jt]s:\d/);
      if (status !== 303 && status !== 301 && status !== 302) expect(body.toString(), why).toContain("</html>");
    }
  });

  test("and the shop is there afterwards, with nothing of it kept", async () => {
    gate.conduct("pass");
    await forgetAnswers();
    const shopper = new Browserless(shop.origin);
    for (const path of ["/", "/cart", "/categories"]) await shopper.goto(path);
    expect((await exchange(new URL("/healthz", shop.origin))).status).toBe(200);
  });
});

type Holder = Record<string, unknown>;

/** One to three values of the answer's data replaced by what does not belong there; now and then all of it. */
function spoil(answer: string, random: Random): string {
  const body = JSON.parse(answer) as { data?: unknown }; // a GraphQL answer
  if (random.chance(5)) return asText({ ...body, data: wrongValue(random) });
  const places = placesIn(body.data);
  for (let count = 0; places.length > 0 && count <= random.upTo(2); count += 1) {
    const { holder, key } = random.of(places);
    if (random.chance(15)) Reflect.deleteProperty(holder, key);
    else holder[key] = wrongValue(random);
  }
  return asText(body);
}

function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder; // a list's keys are its indexes
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

const DEEP = "nested five thousand deep";

/** Deep nesting is written as text: JSON.stringify runs out of stack on it. */
function asText(body: unknown): string {
  return JSON.stringify(body).replaceAll(`"${DEEP}"`, "[".repeat(5_000) + "]".repeat(5_000));
}

const WIRE = [null, 0, -1, 17, 1.5, 2 ** 53, 1e21, "", "text", "//evil.example", true, [], [null], [[]], {}, { a: 1 }];

function wrongValue(random: Random): unknown {
  if (random.chance(2)) return Array.from({ length: 40 }, () => DEEP);
  return random.chance(80) ? random.of(WIRE) : random.json();
}

function hashOf(name: string): number {
  return [...name].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 90_000, 0);
}
