import fc from "fast-check";
import { Browserless } from "../browserless/browserless.ts";
import { eventually } from "../eventually.ts";
import type { TcpProxy } from "../redis/tcp-proxy.ts";
import type { OpenShop } from "../shop/hosts.ts";

export interface Disturbed {
  /** Node processes. The successor of a killed one replaces it here, at the same port. */
  readonly shops: OpenShop[];
  readonly restart: (port: string) => Promise<OpenShop>;
  /** In front of Redis, if the processes share one. */
  readonly store: TcpProxy | null;
}

export interface Disturber {
  /** Kills and cuts so far. */
  readonly count: () => number;
  /** Resolves when what was killed or cut is back. */
  stop(): Promise<void>;
}

interface Disturbance {
  readonly pauseMs: number;
  readonly what: "kill" | "close" | "silence";
  readonly nth: number;
  readonly lastsMs: number;
}

const disturbance: fc.Arbitrary<Disturbance> = fc.record({
  pauseMs: fc.integer({ min: 500, max: 6_000 }),
  what: fc.constantFrom("kill", "close", "silence"),
  nth: fc.nat(7),
  lastsMs: fc.integer({ min: 100, max: 3_000 }),
});

/** Longer than the time between two probes of the shop and the limit of their answer. */
const NOTICED_MS = 2_500;

/**
 * Kills processes without warning and cuts the shared store, one after the other, at moments that
 * the seed decides.
 */
export function disturb(seed: number, { shops, restart, store }: Disturbed): Disturber {
  let count = 0;
  let isStopping = false;
  const run = async () => {
    for (const { pauseMs, what, nth, lastsMs } of fc.sample(disturbance, { seed, numRuns: 10_000 })) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (isStopping) return;
      count += 1;
      if (what === "kill" || !store) {
        await killAndRestart(nth % shops.length);
      } else {
        store.cut(what);
        await new Promise((resolve) => setTimeout(resolve, lastsMs));
        store.restore();
        // A process notices a silenced connection when a probe has no answer.
        await new Promise((resolve) => setTimeout(resolve, NOTICED_MS));
      }
      // Until all processes use the store again, their orders are as disturbed as before.
      await Promise.all(shops.map(({ origin }) => untilReady(origin)));
      // A request under way when it is back was disturbed as well.
      count += 1;
    }
  };
  async function untilReady(origin: string): Promise<void> {
    await eventually(
      async () => String((await new Browserless(origin).send("/readyz")).body).startsWith("ready"),
      () => `${origin} is not ready again`,
    );
  }
  async function killAndRestart(nth: number): Promise<void> {
    const shop = shops[nth];
    if (!shop) return;
    process.kill(shop.pid, "SIGKILL");
    await shop.stop();
    shops[nth] = await restart(new URL(shop.origin).port);
  }
  const running = run();
  return {
    count: () => count,
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
