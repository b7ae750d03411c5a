import { noteViewed, viewedOf } from "./recently-viewed.server";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Product, ProductSummary } from "~/lib/commerce/model/product";
import { wasInvalid } from "~/lib/server/invalid.server";
import { inTime } from "~/lib/server/in-time.server";
import { lateExtra } from "~/lib/server/late.server";
import type { Late } from "~/lib/late";
import type { Reader, Shop } from "~/lib/server/shop.server";
import { readComponents } from "~/features/product/chosen-components";
import { loadDelivery, type Delivery } from "~/features/product/delivery.server";
import { loadReviews, type Reviews } from "./load-reviews.server";
import { readPicks } from "~/features/product/picks";
import type { ProductChoice } from "~/features/product/product-answer";
import { readSelection } from "~/features/product/read-selection.server";

export interface ProductPage {
  readonly view: "product";
  readonly product: Product;
  readonly choice: ProductChoice;
  readonly delivery: Delivery | null;
  readonly reviews: Late<Reviews | null>;
  /** HTML of the content block about instalments; empty where there is none. */
  readonly instalments: string;
  readonly others: Late<Others>;
  readonly canonical: string;
  readonly pricesIncludeTax: boolean | null;
  readonly wasInvalid: boolean;
}

/** Related and recently viewed products. */
export interface Others {
  readonly related: readonly ProductSummary[];
  readonly upsell: readonly ProductSummary[];
  readonly viewed: readonly ProductSummary[];
}

const EMI_BLOCK = "available-emi-options";

export async function loadProductPage(shop: Shop, sku: Sku, url: URL): Promise<ProductPage | null> {
  const [read, others, instalments] = await Promise.all([
    readProduct(shop, sku, url),
    lateExtra(shop, "related products", (reader) => loadOthers(reader, sku)),
    loadInstalments(shop),
  ]);
  if (!read) return null;
  const { product } = read;
  noteViewed(shop.cookies, product.sku);
  return {
    view: "product",
    ...read,
    instalments,
    others,
    wasInvalid: wasInvalid(shop),
    // Variants share one canonical URL.
    canonical: `${shop.config.publicOrigin ?? url.origin}${product.path}`,
  };
}

/** The critical data of the page, and the reads that depend on it. */
async function readProduct(shop: Shop, sku: Sku, { searchParams }: URL) {
  const { catalog } = shop.commerce;
  const product = await catalog.product(sku);
  if (!product) return null;
  const picks = readPicks(product.options, searchParams);
  const choice: ProductChoice = {
    picks,
    selection: await readSelection(catalog, product, picks),
    components: product.composite && readComponents(product.composite, searchParams),
  };
  const [delivery, reviews, { pricesIncludeTax }] = await Promise.all([
    loadDelivery(shop, product, choice),
    lateExtra(shop, "reviews", (reader) => loadReviews(reader, product, searchParams.get("reviews"))),
    shop.commerce.content.store(),
  ]);
  return { product, choice, delivery, reviews, pricesIncludeTax };
}

async function loadInstalments(reader: Reader): Promise<string> {
  const blocks = await inTime(reader.commerce.content.blocks([EMI_BLOCK]), { reader, name: "instalments" });
  return blocks?.[EMI_BLOCK]?.html ?? "";
}

async function loadOthers({ commerce, cookies }: Reader, sku: Sku): Promise<Others> {
  const seen = viewedOf(cookies).filter((viewed) => viewed !== sku);
  const [{ related, upsell }, viewed] = await Promise.all([
    commerce.catalog.related(sku),
    commerce.catalog.bySku(seen),
  ]);
  return { related, upsell, viewed };
}
