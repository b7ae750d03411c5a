import type { ProductSummary } from "../model/product.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import { FRESHNESS } from "../transport/read-cache.server.ts";
import { PanelDocument, type PanelQueryVariables } from "../wire/generated/graphql.ts";
import { filterableCodes } from "./listing.server.ts";
import { toFilter } from "./product-filter.server.ts";
import { toProductSummary } from "./to-product-summary.server.ts";

/** From how many products the panels of the home page are chosen. */
const POOL = 50;

interface Candidate {
  readonly product: ProductSummary;
  readonly createdAt: string;
}

/** Products marked `new` where the shop has that attribute, else the whole catalogue; the latest arrivals first. */
export async function readNewest(backend: Backend, count: number): Promise<readonly ProductSummary[]> {
  const marked = await readMarked(backend, "new");
  const pool = marked.length > 0 ? marked : await readCandidates(backend, null);
  const latestFirst = [...pool].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return inStockFirst(latestFirst).slice(0, count);
}

/** Products marked `sale` where the shop has that attribute, else what is reduced; the greatest reduction first. */
export async function readDeals(backend: Backend, count: number): Promise<readonly ProductSummary[]> {
  const marked = reduced(await readMarked(backend, "sale"));
  const pool = marked.length > 0 ? marked : reduced(await readCandidates(backend, null));
  const greatestFirst = pool.sort((a, b) => reduction(b.product) - reduction(a.product));
  return inStockFirst(greatestFirst).slice(0, count);
}

async function readMarked(backend: Backend, mark: "new" | "sale"): Promise<readonly Candidate[]> {
  const codes = await filterableCodes(backend);
  return codes.includes(mark) ? readCandidates(backend, toFilter({ [mark]: ["1"] }, null)) : [];
}

function reduced(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ product }) => reduction(product) > 0);
}

function readCandidates(backend: Backend, filter: PanelQueryVariables["filter"] | null): Promise<readonly Candidate[]> {
  const variables: PanelQueryVariables = { filter: filter ?? { price: { from: "0" } }, pageSize: POOL };
  return backend.kept({
    as: "panel",
    by: variables,
    tags: ["catalog"],
    freshness: FRESHNESS.frame,
    load: async () => {
      const answer = await backend.readPublic(PanelDocument, variables);
      if (!answer.data.products) throw unexpected("Panel", answer);
      backend.tolerate("Panel", answer);
      return (answer.data.products.items ?? []).flatMap((card) => {
        const product = toProductSummary(card);
        return product ? [{ product, createdAt: card?.created_at ?? "" }] : [];
      });
    },
  });
}

function reduction({ price }: ProductSummary): number {
  return price.regular.minor > 0 ? 1 - price.final.minor / price.regular.minor : 0;
}

function inStockFirst(candidates: readonly Candidate[]): ProductSummary[] {
  const products = candidates.map(({ product }) => product);
  return [...products.filter(({ inStock }) => inStock), ...products.filter(({ inStock }) => !inStock)];
}
