import { optional } from "~/lib/async/optional";
import type { Sources } from "~/lib/commerce/content/content.server";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { WHOLE_CATALOGUE, readWholeFacets } from "./listing.server";
import { primeProductPaths, readPath } from "./paths.server";
import { toFilter } from "./product-filter.server";
import { toProductSummary } from "./to-product-summary.server";

const POOL = 50;

interface Candidate {
  readonly product: ProductSummary;
  readonly createdAt: string;
}

/** Sources until there are enough: `new`, the configured category (at `path`), the catalogue. */
export async function readNewest(sources: Sources, path: string | null, count: number) {
  const { backend } = sources;
  const found = await collect(count, [
    async () => latestFirst(await readFlagged(sources, "new")),
    async () => latestFirst(await readCategory(backend, path)),
    async () => latestFirst(await readCandidates(backend, WHOLE_CATALOGUE)),
  ]);
  return inStockFirst(found).slice(0, count);
}

/**
 * Sources until there are enough: `sale`, special price (if filterable), the configured category,
 * the catalogue. Marks and categories outlive discounts, so the price must be reduced now.
 */
export async function readDeals(sources: Sources, path: string | null, count: number) {
  const { backend } = sources;
  const found = await collect(count, [
    async () => reduced(await readFlagged(sources, "sale")),
    async () => reduced(await readSpecialPrices(sources)),
    async () => reduced(await readCategory(backend, path)),
    async () => reduced(await readCandidates(backend, WHOLE_CATALOGUE)),
  ]);
  const greatestFirst = found.sort((a, b) => reduction(b.product) - reduction(a.product));
  return inStockFirst(greatestFirst).slice(0, count);
}

/** The API has no bestsellers: the most reviewed of the products that the merchant lists first. */
export async function readPopular(backend: Backend, count: number): Promise<readonly ProductSummary[]> {
  const found = await readCandidates(backend, WHOLE_CATALOGUE);
  return inStockFirst([...found].sort((a, b) => b.product.reviewCount - a.product.reviewCount)).slice(0, count);
}

/** With as many flagged `sale`, the panel needs no other source. */
const PANEL_LENGTH = 10;

/**
 * Whether `sale` lists enough products for a panel, all of them reduced. Merchants also use the
 * attribute for other purposes.
 */
export async function areDealsFlagged(sources: Sources): Promise<boolean> {
  const flagged = await readFlagged(sources, "sale");
  return flagged.length >= PANEL_LENGTH && reduced(flagged).length === flagged.length;
}

async function collect(count: number, sources: readonly (() => Promise<readonly Candidate[]>)[]): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (const source of sources) {
    if (found.size >= count) break;
    for (const candidate of await source())
      if (!found.has(candidate.product.sku)) found.set(candidate.product.sku, candidate);
  }
  return [...found.values()];
}

async function readFlagged(sources: Sources, flag: "new" | "sale"): Promise<readonly Candidate[]> {
  const { has, productFields } = await sources.capabilities();
  const isFilterable =
    has(`ProductAttributeFilterInput.${flag}`) ||
    // Without introspection only the facets tell.
    (productFields.length === 0 && (await readWholeFacets(sources)).some(({ code }) => code === flag));
  return isFilterable ? readCandidates(sources.backend, toFilter({ [flag]: ["1"] }, null)) : [];
}

async function readSpecialPrices({ backend, capabilities }: Sources): Promise<readonly Candidate[]> {
  const isOpen = (await capabilities()).has("special_price");
  return isOpen ? readCandidates(backend, toFilter({ special_price: ["0.01_"] }, null)) : [];
}

async function readCategory(backend: Backend, path: string | null): Promise<readonly Candidate[]> {
  const read = async () => {
    const found = path === null ? null : await readPath(backend, path);
    return found?.type === "category" ? readCandidates(backend, toFilter({}, found.uid)) : [];
  };
  return optional(backend, { name: "category of a panel", fallback: [] }, read());
}

function reduced(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ product }) => reduction(product) > 0);
}

function latestFirst(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** None without a filter. */
async function readCandidates(
  backend: Backend,
  filter: gql.ProductAttributeFilterInput | null,
): Promise<readonly Candidate[]> {
  if (!filter) return [];
  const variables = { filter, pageSize: POOL };
  const primes = (found: readonly Candidate[]) => primeProductPaths(found.map(({ product }) => product));
  const read = { name: "panel", key: variables, tags: ["catalog"], freshness: FRESHNESS.catalog, primes };
  return backend.cached(read, async () => {
    const { items } = await backend.requireField(backend.readPublic(gql.CardsDocument, variables), "products");
    return (items ?? []).flatMap((card): Candidate[] => {
      const product = toProductSummary(card);
      return product ? [{ product, createdAt: card.created_at ?? "" }] : [];
    });
  });
}

function reduction({ price }: ProductSummary): number {
  return price.regular.minor > 0 ? 1 - price.final.minor / price.regular.minor : 0;
}

function inStockFirst(candidates: readonly Candidate[]): ProductSummary[] {
  return candidates.map(({ product }) => product).sort((a, b) => Number(b.inStock) - Number(a.inStock));
}
