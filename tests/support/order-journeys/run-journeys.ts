import { openBackendProxy } from "../shop/backend-proxy.ts";
import { openShops } from "../shop/hosts.ts";
import type { Host } from "../modes.ts";
import { BackendFaults } from "./backend-faults.ts";
import { plansOf } from "./plan.ts";
import { type ShopUnderTest, walk, type JourneyResult } from "./walk.ts";

export interface Run {
  readonly seed: number;
  readonly count: number;
  /** Plans of the seed that another run walks. */
  readonly skip?: number;
  readonly only?: number | undefined;
  readonly atOnce?: number;
  readonly until?: number;
  /** Another tab of each shopper changes the cart around the presses. */
  readonly hasSecondTab?: boolean;
}

export interface JourneyRun {
  readonly walked: readonly JourneyResult[];
  /** Findings, each with how to repeat it. */
  readonly findings: readonly string[];
}

/** SEED and JOURNEY of the environment repeat one journey. */
export function runOfEnvironment(count: number): Run {
  const { SEED, JOURNEY } = process.env;
  const seed = SEED ? Number(SEED) : Math.floor(Math.random() * 2 ** 31);
  return { seed, count, only: JOURNEY ? Number(JOURNEY) : undefined };
}

/** Processes or isolates of the shop on this host, behind their own proxy. */
export async function openShopUnderTest(
  host: Host,
  {
    endpoint,
    orderCounter,
    processes,
    checkedForMs = 0,
    settings = {},
  }: {
    endpoint: string;
    orderCounter: string;
    processes: 1 | 2;
    checkedForMs?: number;
    settings?: Readonly<Record<string, string>>;
  },
) {
  const faults = new BackendFaults();
  const proxy = await openBackendProxy(endpoint);
  proxy.behave(faults.decide);
  const env = { LOG_LEVEL: "silent", ...settings };
  const opened = await openShops(host, proxy.endpoint, { count: processes, env });
  const place: ShopUnderTest = { shops: opened.map(({ origin }) => origin), faults, orderCounter, checkedForMs };
  return {
    place,
    opened,
    proxy,
    async close() {
      for (const shop of opened) await shop.stop();
      await proxy.close();
    },
  };
}

export async function runJourneys(
  place: ShopUnderTest,
  { seed, count, skip = 0, only, atOnce = 4, until = Infinity, hasSecondTab = false }: Run,
): Promise<JourneyRun> {
  const plans = plansOf(seed, skip + count, { hasSecondTab })
    .map((plan, nth) => ({ plan, nth }))
    .filter(({ nth }) => nth >= skip && (only === undefined || nth === only));
  const journeys: JourneyResult[] = [];
  const findings: string[] = [];
  const walkNext = async (): Promise<void> => {
    for (let next = plans.shift(); next && Date.now() < until; next = plans.shift()) {
      const { plan, nth } = next;
      const one = await walk(plan, place);
      journeys.push(one);
      if (one.findings.length > 0)
        findings.push(describe(one, `SEED=${seed} JOURNEY=${nth}, a ${plan.who}, ${plan.way}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walkNext));
  return { walked: journeys, findings };
}

function describe({ findings, diary }: JourneyResult, name: string): string {
  return [name, ...findings.map((finding) => `  ✗ ${finding}`), ...diary.map((line) => `    ${line}`)].join("\n");
}
