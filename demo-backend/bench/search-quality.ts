import { catalogueSeed } from "../catalogue/catalogue.ts";
import type { BackendContext } from "../resolvers/context.ts";
import { answerProducts } from "../resolvers/products-answer.ts";
import type { ProductRow } from "../store/catalogue-rows.ts";
import { openStore, type Store } from "../store/database.ts";
import { shopSettings } from "../rules/shop-settings.ts";
import { loadSeed } from "../store/load-seed.ts";
import { searchJudgements, type Judgement } from "./search-judgements.ts";

export interface JudgedSearch {
  query: string;
  /** 1 if the first ten are as good as the catalogue allows. */
  ndcg: number;
  skus: string[];
}

const cutoff = 10;
const now = () => new Date("2026-11-21T08:00:00Z");

/** Searches as the products query does; misspelt queries by their suggestion, as the shop does. */
export function judgeSearches(): JudgedSearch[] {
  const store = openStore({ file: ":memory:" });
  try {
    loadSeed(store, catalogueSeed, now());
    return searchJudgements.map((judgement) => {
      const skus = firstSkus(store, judgement.query);
      return { query: judgement.query, ndcg: ndcg(skus, gradesOf(store, judgement)), skus };
    });
  } finally {
    store.close();
  }
}

export function meanNdcg(searches: readonly JudgedSearch[]): number {
  return searches.reduce((sum, { ndcg }) => sum + ndcg, 0) / searches.length;
}

function firstSkus(store: Store, search: string): string[] {
  const settings = shopSettings();
  const context = { store, now, settings, currency: { code: "INR", rate: 1 } } as BackendContext; // what a search reads
  const { items, corrected } = answerProducts({ search, pageSize: cutoff, currentPage: 1 }, context);
  if (corrected !== null) return firstSkus(store, corrected);
  return items().map((row) => (row as ProductRow).sku); // items are product rows
}

function gradesOf(store: Store, judgement: Judgement): Map<string, number> {
  const grades = new Map<string, number>();
  for (const grade of [3, 2, 1] as const) {
    for (const sku of (judgement[grade] ?? "").split(" ").flatMap((name) => skusOf(store, name)))
      if (!grades.has(sku)) grades.set(sku, grade);
  }
  return grades;
}

function skusOf(store: Store, name: string): string[] {
  if (!name.startsWith("@")) {
    if (name !== "" && store.catalogue.productBySku(name) === undefined)
      throw new Error(`Reading judgements: no ${name}`);
    return name === "" ? [] : [name];
  }
  const category = store.categories.all().find(({ key }) => key === name.slice(1));
  if (category === undefined) throw new Error(`Reading judgements: no category ${name}`);
  const index = store.index(now());
  return Array.from(index.browsed.slots(), index.idOf)
    .filter((id) =>
      store.catalogue
        .categoryIdsOf(id)
        .some((each) => store.categories.byId(each)?.path.split("/").includes(String(category.id))),
    )
    .map((id) => store.catalogue.productById(id)?.sku ?? "");
}

function ndcg(skus: readonly string[], grades: ReadonlyMap<string, number>): number {
  const ideal = gain([...grades.values()].sort((a, b) => b - a).slice(0, cutoff));
  return ideal === 0 ? 0 : gain(skus.map((sku) => grades.get(sku) ?? 0)) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
