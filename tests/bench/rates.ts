import { Browserless } from "../support/browserless/browserless.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { cpuOf } from "./cpu.ts";
import type { Bench, Fact, Section } from "./facts.ts";
import { load, type Load } from "./load.ts";

const rounds = 2;
const seconds = 4;

interface Shot {
  where: string;
  what: string;
  url: URL;
  /** The plain page's URL; null where only ours is measured. */
  plain: URL | null;
  headers: Record<string, string>;
}

type Costly = Load & { cost: number };
interface Measured {
  ours: Costly[];
  plain: Costly[];
}

/**
 * Responses per second of our pages and static ones in turn, uncompressed and with a browser's
 * headers.
 */
export async function rates(bench: Bench): Promise<Section[]> {
  const shots = await shotsOf(bench);
  const measured = new Map<Shot, Measured>(shots.map((shot) => [shot, { ours: [], plain: [] }]));
  for (const { url, headers } of shots) await load(url, { headers, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ url, plain, headers }, found] of measured) {
      found.ours.push(await shoot(url, headers, bench.pids.shop));
      if (plain) found.plain.push(await shoot(plain, headers, bench.pids.plain));
    }
  }
  const facts: Fact[] = [];
  for (const [shot, found] of measured) facts.push(...(await factsOf(shot, found)));
  return [
    {
      title: "Answers a second",
      method: `Sixteen connections, ${rounds} × ${seconds} s, all on one machine. As served: with brotli. Cost: processor time of an answer. Signed in: rendered.`,
      facts,
    },
  ];
}

const served = "as served, a second";

async function shotsOf({ shop, plain, pages }: Bench): Promise<Shot[]> {
  const brotli = { "accept-encoding": "br" };
  const customer = new Browserless(shop.origin);
  await registerByRequest(customer);
  const own = { cookie: customer.jar.header("/") ?? "" };
  return pages.flatMap(({ page, path, cookie }) => {
    const at = { where: page, url: new URL(path, shop), plain: new URL(path, plain) };
    const asAnybody = cookie === null ? {} : { cookie };
    return [
      { ...at, what: "uncompressed, a second", headers: asAnybody },
      { ...at, what: served, headers: { ...asAnybody, ...brotli } },
      ...(cookie === null ? [{ ...at, plain: null, what: "signed in, a second", headers: { ...own, ...brotli } }] : []),
    ];
  });
}

async function shoot(url: URL, headers: Record<string, string>, pid: number): Promise<Costly> {
  const before = cpuOf(pid);
  const found = await load(url, { headers, seconds });
  return { ...found, cost: (cpuOf(pid) - before) / (found.perSecond * seconds) };
}

async function factsOf({ where, what, ...shot }: Shot, { ours, plain }: Measured): Promise<Fact[]> {
  const middle = (key: "perSecond" | "cost") => ({
    value: mean(ours.map((one) => one[key])),
    ...(shot.plain && { plain: mean(plain.map((one) => one[key])) }),
  });
  const rate = middle("perSecond");
  const facts: Fact[] = [{ where, what, ...rate }];
  if (what === served) {
    facts.push({ where, what: "p99 at half of it, ms", ...(await calm(shot, rate.value / 2)) });
    facts.push({ where, what: "cost as served, ms", ...middle("cost") });
  }
  const failed = ours.reduce((sum, { failures }) => sum + failures, 0);
  return failed === 0 ? facts : [...facts, { where, what: "failed", value: failed }];
}

async function calm({ url, plain, headers }: Pick<Shot, "url" | "plain" | "headers">, rate: number) {
  const ours = await load(url, { headers, seconds, rate });
  const theirs = plain && (await load(plain, { headers, seconds, rate }));
  return { value: ours.p99, ...(theirs && { plain: theirs.p99 }) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
