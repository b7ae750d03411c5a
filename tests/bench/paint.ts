import { median, type Bench, type BenchPage, type Fact, type Section } from "./facts.ts";
import { runLighthouse, type Seen } from "./lighthouse.ts";
import { measureWeight } from "./weigh.ts";

const paints = ["FCP, ms", "LCP, ms", "TBT, ms", "CLS"];
const mainThread = [
  "TBT, ms",
  "script, ms",
  "style and layout, ms",
  "parse, ms",
  "main thread in all, ms",
  "elements at load",
];
const simulated = ["FCP, ms", "LCP, ms", "TBT, ms"];
const scores = ["performance", "accessibility", "best practices", "SEO", "requests"];

/**
 * Lighthouse on our pages and the plain ones in turn, so that both see the same load of the
 * machine; and their weights.
 */
export async function paint(bench: Bench): Promise<Section[]> {
  const seen = new Map(bench.pages.map(({ page }) => [page, nothingYet()]));
  for (let run = 0; run < bench.runs; run += 1) {
    for (const { page, path, cookie } of bench.pages) {
      seen.get(page)?.ours.push(await runLighthouse(new URL(path, bench.shop), { cookie }));
      seen.get(page)?.plain.push(await runLighthouse(new URL(path, bench.plain), { onlyCategories: ["performance"] }));
    }
  }
  const facts = (names: readonly string[], isCompared: boolean) =>
    [...seen].flatMap(([where, { ours, plain }]) =>
      names.map((what): Fact => {
        const middle = (runs: Seen[]) => median(runs.map((one) => one[what] ?? Number.NaN));
        return { where, what, value: middle(ours), ...(isCompared && { plain: middle(plain) }) };
      }),
    );
  const runs = [...seen.values()].flatMap(({ ours, plain }) => [...ours, ...plain]);
  const speed = median(runs.map((run) => run["benchmark index"] ?? Number.NaN));
  return [
    {
      title: "Paint",
      method: `Lighthouse, mobile preset (slow 4G, applied and not simulated; CPU ×4), median of ${bench.runs}. Its benchmark index of the machine's processor: ${Math.round(speed)}.`,
      facts: facts(paints, true),
    },
    {
      title: "The main thread",
      method: "The same runs.",
      facts: facts(mainThread, true),
    },
    { title: "Scores", method: "The same runs.", facts: facts(scores, false) },
    await weights(bench),
  ];
}

const SIMULATIONS = 3;

/** What PageSpeed Insights shows of the two largest pages. */
export async function simulatedPaint({ shop, pages, ...bench }: Bench): Promise<Section[]> {
  const runs = Math.min(bench.runs, SIMULATIONS);
  const facts: Fact[] = [];
  for (const { page, path } of pages.filter((one) => one.page === "home" || one.page === "listing")) {
    const seen: Seen[] = [];
    const options = { onlyCategories: ["performance"], isSimulated: true };
    for (let run = 0; run < runs; run += 1) seen.push(await runLighthouse(new URL(path, shop), options));
    for (const what of simulated) {
      const value = median(seen.map((one) => one[what] ?? Number.NaN));
      facts.push({ where: page, what: `simulated ${what}`, value });
    }
  }
  return [
    {
      title: "Simulated paint",
      method: `Lighthouse, mobile preset, with the slow line and processor computed from an unthrottled load, as PageSpeed Insights does; median of ${runs}. Other work on this machine counts fourfold.`,
      facts,
      isWhole: true,
    },
  ];
}

function nothingYet(): { ours: Seen[]; plain: Seen[] } {
  return { ours: [], plain: [] };
}

async function weights({ shop, plain, pages }: Bench): Promise<Section> {
  const facts: Fact[] = [];
  for (const page of pages) facts.push(...(await weightOf(page, { shop, plain })));
  return {
    title: "What a page weighs",
    method:
      "Bytes of brotli. The document includes its styles. First screen: the document up to the first element below the fold at 360×740. TTFB: median of 15 warm answers on loopback.",
    facts,
  };
}

async function weightOf(
  { page, path, cookie }: BenchPage,
  { shop, plain }: Pick<Bench, "shop" | "plain">,
): Promise<Fact[]> {
  const ours = await measureWeight(new URL(path, shop), cookie);
  const theirs = await measureWeight(new URL(path, plain), null);
  return [
    { where: page, what: "document", value: ours.html, plain: theirs.html },
    { where: page, what: "raw document", value: ours.raw, plain: theirs.raw },
    { where: page, what: "first screen", value: ours.firstScreen },
    { where: page, what: "styles", value: ours.css },
    { where: page, what: "script before the first use", value: ours.script },
    { where: page, what: "inline script, raw", value: ours.inlineScript },
    { where: page, what: "TTFB, ms", value: ours.ttfb, plain: theirs.ttfb },
  ];
}
