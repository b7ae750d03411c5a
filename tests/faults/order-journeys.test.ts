import { describe, expect, inject, test } from "vitest";
import { hosts, isFullMatrix } from "../support/modes.ts";
import { openShopUnderTest, runJourneys, runOfEnvironment } from "../support/order-journeys/run-journeys.ts";

/** Two processes on Node, two isolates of a worker. `SEED=… JOURNEY=…` repeats one journey. */
const walks = {
  node: { count: isFullMatrix ? 24 : 6, processes: 2 },
  workerd: { count: isFullMatrix ? 8 : 3, processes: 2 },
} as const;

describe.each(hosts)("order journeys with faults of browser and backend: %s", (host) => {
  test("place no order twice, lose none and show no wrong message", { timeout: 300_000 }, async () => {
    const { count, processes } = walks[host];
    const run = runOfEnvironment(count);
    console.log(`orders on ${host}: SEED=${run.seed}`);
    const { place, close } = await openShopUnderTest(host, {
      endpoint: inject("endpoint"),
      orderCounter: inject("orderCounter"),
      processes,
    });
    try {
      const { walked, findings } = await runJourneys(place, run);
      expect(findings.join("\n")).toBe("");
      expect(walked.some(({ orders }) => orders === 1)).toBe(true);
    } finally {
      await close();
    }
  });
});
