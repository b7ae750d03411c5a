import type { Sku } from "~/lib/commerce/model/ids";
import type { Product, ProductSelection, ProductSummary } from "~/lib/commerce/model/product";
import { wasRefused } from "~/lib/forms/refusal.server";
import { extra } from "~/lib/http/extras.server";
import type { Shop } from "~/lib/shop.server";
import { readPicks, type Picks } from "./picks";
import { readSelection } from "./read-selection.server";

export interface ProductPage {
  readonly view: "product";
  readonly product: Product;
  readonly picks: Picks;
  /** Null until something is chosen. */
  readonly selection: ProductSelection | null;
  readonly related: Related | Promise<Related> | null;
  readonly canonical: string;
  readonly wasRefused: boolean;
}

type Related = { readonly related: readonly ProductSummary[]; readonly upsell: readonly ProductSummary[] } | null;

export async function loadProductPage(shop: Shop, sku: Sku, url: URL): Promise<ProductPage | null> {
  const { catalog } = shop.commerce;
  const [product, others] = await Promise.all([
    catalog.product(sku),
    extra(catalog.related(sku), { shop, name: "related products" }),
  ]);
  if (!product) return null;
  const picks = readPicks(product.options, url.searchParams);
  return {
    view: "product",
    product,
    picks,
    selection: await readSelection(catalog, product, picks),
    related: "now" in others ? others.now : others.later,
    wasRefused: wasRefused(shop),
    // Colours and sizes of one product are one page to a search engine.
    canonical: `${shop.config.publicOrigin ?? url.origin}${product.path}`,
  };
}
