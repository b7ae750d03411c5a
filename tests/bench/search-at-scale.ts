import { spawnSync, execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openExistingShop } from "../../demo-backend/commands/open-shop.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { openFileBackend, openShop } from "../support/shop/hosts.ts";
import { judgedSearches, type JudgedSearch } from "./judged-searches.ts";

/**
 * `BENCH_DATA=… npx tsx tests/bench/search-at-scale.ts`: how good the search pages of a shop with
 * 47,031 more products are. Writes docs/bench-search.md.
 */
const data = process.env["BENCH_DATA"];
if (data === undefined) throw new Error("Measuring the search: BENCH_DATA names no folder with the goods to import");
const files = ["opendb-categories", "opendb-products", "opendb-configurables"].map((name) =>
  join(data, `${name}.ndjson.gz`),
);
const places = 10;
const folder = ".cache/bench-search";

interface Goods {
  readonly name: string;
  readonly categories: ReadonlySet<string>;
}

execFileSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" });
rmSync(folder, { recursive: true, force: true });
const imported = ["build/backend/main.js", "import", ...files, "--data", folder];
spawnSync(process.execPath, imported, { stdio: ["ignore", "ignore", "inherit"] });
const goods = await readGoods();
const scores = await askAll();
const report = toReport(scores);
writeFileSync("docs/bench-search.md", report);
console.log(report);

/**
 * What shoppers can see, by the path of its page, with the names of its categories and those above.
 */
async function readGoods(): Promise<Map<string, Goods>> {
  const store = await openExistingShop(folder);
  try {
    const { browsed, idOf } = store.index(new Date());
    const namesOf = (category: number) =>
      (store.categories.byId(category)?.path ?? "")
        .split("/")
        .map((id) => store.categories.byId(Number(id))?.name ?? "");
    return new Map(
      Array.from(browsed.slots(), idOf).flatMap((id) => {
        const product = store.catalogue.productById(id);
        const categories = new Set(store.catalogue.categoryIdsOf(id).flatMap(namesOf));
        return product ? [[`/${product.urlKey}.html`, { name: product.name, categories }]] : [];
      }),
    );
  } finally {
    store.close();
  }
}

async function askAll(): Promise<{ query: string; score: number }[]> {
  const backend = await openFileBackend(folder);
  const shop = await openShop("node", backend.endpoint, { NODE_ENV: "production" });
  try {
    const scores = [];
    for (const search of judgedSearches)
      scores.push({ query: search.query, score: await scoreOf(search, shop.origin) });
    return scores;
  } finally {
    await shop.stop();
    await backend.stop();
  }
}

/**
 * Normalised discounted cumulative gain of the first ten: 1 when they are as good as the catalogue
 * allows.
 */
async function scoreOf(search: JudgedSearch, origin: string): Promise<number> {
  const shopper = new Browserless(origin);
  await shopper.goto(`/search-results?term=${encodeURIComponent(search.query)}`);
  const isEmpty = (await shopper.count("region", "Not what you searched for, but popular")) > 0;
  const links = shopper.page.all(({ name, attribs }) => name === "a" && goods.has(attribs["href"] ?? ""));
  const paths = isEmpty ? [] : [...new Set(links.map(({ attribs }) => attribs["href"] ?? ""))];
  const grades = paths.slice(0, places).map((path) => gradeOf(search, goods.get(path)));
  const best = Array.from(goods.values(), (each) => gradeOf(search, each)).sort((a, b) => b - a);
  return gain(grades) / gain(best.slice(0, places));
}

function gradeOf(search: JudgedSearch, product: Goods | undefined): number {
  if (product === undefined) return 0;
  const grade = ([3, 2, 1] as const).find((each) => {
    const sought = search[each];
    if (sought === undefined) return false;
    const isIn = (sought.in ?? []).every((name) => product.categories.has(name));
    return isIn && (sought.name?.test(product.name) ?? true);
  });
  return grade ?? 0;
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

function toReport(all: readonly { query: string; score: number }[]): string {
  const mean = all.reduce((sum, { score }) => sum + score, 0) / all.length;
  const poor = all.filter(({ score }) => score < 0.85).sort((a, b) => a.score - b.score);
  return `# How good the search is

Written by \`npx tsx tests/bench/search-at-scale.ts\` on ${new Date().toISOString().slice(0, 10)}. The search pages of a shop with its own goods and the
47,031 products of the test data.

| what | target | measured |
| --- | --- | --- |
| nDCG@${places} of ${all.length} held-out searches | ≥ 0.92 | ${mean.toFixed(3)} |

\`tests/bench/judged-searches.ts\` says what a shopper means by each search. The search was not tuned on it.
Below 0.85: ${poor.map(({ query, score }) => `${query} (${score.toFixed(2)})`).join(", ") || "none"}.

Sixty searches with prices, in Hinglish and for goods that the shop does not sell run in every \`npm test\` (\`tests/journeys/search-words.test.ts\`): at
least 0.9 of the first five are right. Of forty more as typed in India 36 have four right ones among the first five.
`;
}
