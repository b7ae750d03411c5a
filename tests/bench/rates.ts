import { Browserless } from "../support/browserless/browserless.ts";
import { registerUnseen } from "../support/steps/account.ts";
import type { Bench, Fact, Section } from "./facts.ts";
import { load, type Load } from "./load.ts";

const rounds = 2;
const seconds = 4;

interface Shot {
  where: string;
  what: string;
  url: URL;
  /** The same page's plain address; null where only ours is asked for. */
  plain: URL | null;
  headers: Record<string, string>;
}

/** Answers a second: ours and ready-made bytes in turn, as plain text and as browsers ask for them. */
export async function rates(bench: Bench): Promise<Section[]> {
  const shots = await shotsOf(bench);
  const measured = new Map(shots.map((shot) => [shot, { ours: [] as Load[], plain: [] as Load[] }]));
  // Warm caches, and a compiler that knows the way.
  for (const { url, headers } of shots) await load(url, { headers, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ url, plain, headers }, found] of measured) {
      found.ours.push(await load(url, { headers, seconds }));
      if (plain) found.plain.push(await load(plain, { headers, seconds }));
    }
  }
  const facts: Fact[] = [];
  for (const [shot, { ours, plain }] of measured) {
    const rate = { where: shot.where, what: shot.what, value: mean(ours.map(({ perSecond }) => perSecond)) };
    facts.push({ ...rate, ...(shot.plain && { plain: mean(plain.map(({ perSecond }) => perSecond)) }) });
    if (shot.what === served) facts.push(...(await calm(shot, rate.value)));
    const failed = ours.reduce((sum, { failures }) => sum + failures, 0);
    if (failed > 0) facts.push({ where: shot.where, what: "failed", value: failed });
  }
  return [
    {
      title: "Answers a second",
      method: `Sixteen connections, warm, ${rounds} × ${seconds} s each, ours and the plain page's ready-made bytes in turn; load generator, shop and backend share the machine. As served: with brotli. p99 at half of that rate. Signed in: the same pages for a customer.`,
      facts,
    },
  ];
}

const served = "as served, a second";

async function shotsOf({ shop, plain, pages }: Bench): Promise<Shot[]> {
  const brotli = { "accept-encoding": "br" };
  const customer = new Browserless(shop.origin);
  await registerUnseen(customer);
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

async function calm({ where, url, plain, headers }: Shot, rate: number): Promise<Fact[]> {
  const ours = await load(url, { headers, seconds, rate: rate / 2 });
  const theirs = plain && (await load(plain, { headers, seconds, rate: rate / 2 }));
  const at = { where, what: "p99 at half of it, ms" };
  return [{ ...at, value: ours.p99, ...(theirs && { plain: theirs.p99 }) }];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
