import { describe, expect, test } from "vitest";
import { exchange } from "../support/browserless/exchange.ts";
import { isFullMatrix, nightly } from "../support/modes.ts";
import { forms, pages } from "./every-request.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

const LATE_MS = 300;

/** `npm test` takes all forms that log in, and some of the others. */
const asked = [...forms, ...pages].filter(
  ({ name }, at) => isFullMatrix || /^(log-in (with|at)|registration)/.test(name) || at % 32 === 0,
);
const late = () => new Promise<"pass">((resolve) => setTimeout(() => resolve("pass"), LATE_MS));

/**
 * One of several parallel backend requests fails at once, the others answer later: a promise that
 * nobody handles ends the process.
 */
describe.each(["node" as const, ...nightly("workerd" as const)])("a failed one of parallel requests: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "error", PURGE_SECRET });
  /** Combinations that were tried; most pages share those of the frame. */
  const tried = new Set<string>();

  /** Answers late, and returns the operations of each moment. */
  function watchParallel(): readonly ReadonlySet<string>[] {
    const moments: Set<string>[] = [];
    const running = new Set<string>();
    proxy.behave(async (_, { operation }) => {
      running.add(operation);
      moments.push(new Set(running));
      const conduct = await late();
      running.delete(operation);
      return conduct;
    });
    return moments;
  }

  test.each(asked)("$name leaves no failure unhandled", async ({ name, prepare }) => {
    proxy.behave("pass");
    const isPage = pages.some((page) => page.name === name);
    const ask = await prepare(shop.origin);
    let count = 0;
    const askAgain = async () => {
      if (isPage) await purge(shop.origin);
      return ask((count += 1));
    };
    const moments = watchParallel();
    await askAgain();
    const untried = moments
      .filter((moment) => moment.size > 1 && !moments.some((larger) => isPart(moment, larger)))
      .flatMap((together) =>
        [...together].map((failing) => ({ failing, together, key: [failing, ...together].join() })),
      )
      .filter(({ key }) => !tried.has(key) && tried.add(key));
    for (const { failing, together } of untried) {
      const why = `${name}, ${failing} fails`;
      proxy.behave((_, { operation }) => {
        if (operation === failing) return { status: 500, body: "<h1>Internal error</h1>" };
        return together.has(operation) ? late() : "pass";
      });
      await askAgain();
      expect((await exchange(new URL("/healthz", shop.origin))).status, why).toBe(200);
      expect(shop.said(), why).not.toMatch(/unhandled rejection|uncaught exception|cookie written after/);
    }
  });

  test("the parallel requests were found", () => {
    expect(tried.size).toBeGreaterThan(5);
  });
});

function isPart(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return part.size < whole.size && [...part].every((name) => whole.has(name));
}
