import { findAll, getElementsByTagName, nextElementSibling, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { deferred } from "~/lib/server/request/deferred.server";
import { optional } from "~/lib/async/optional";
import { productViewed, listBefore, viewEventsOf } from "~/features/consent/send-events.server";
import { freeDelivery } from "~/features/delivery-place/delivery-facts.server";
import { loadContent } from "~/features/content/load-content.server";
import { loadDelivery } from "~/features/product/delivery.server";
import { readOptionPicks } from "~/features/product/read-choice.server";
import { canAddAtOnce, isShipped } from "~/lib/commerce/model/cart";
import type { Sku } from "~/lib/commerce/model/ids";
import type { ContentBlock } from "~/lib/commerce/model/page";
import type { Product, ProductSummary } from "~/lib/commerce/model/product";
import { isPrefetch } from "~/lib/server/request/is-prefetch";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import { toVariantOffers } from "./variant-offers";
import { highlightsOf, shortWarranty, specificationRows, splitSpecifications } from "./specifications.server";
import { saveViewed, viewedOf } from "./recently-viewed.server";
import { loadReviews } from "./reviews.server";

export type ProductPage = NonNullable<Awaited<ReturnType<typeof loadProductPage>>>;
export type InstalmentsBlock = ReturnType<typeof readInstalments>;
export type RelatedProducts = Awaited<ReturnType<typeof loadOthers>>;

const EMI_BLOCK = "available-emi-options";
const CREDIT_BLOCK = "credit-terms";
/**
 * Links to the shop's policies. A category may have a block of its own, with its name as suffix.
 */
const PROMISES_BLOCK = "product-promises";

export async function loadProductPage(shop: Shop, sku: Sku, request: Request) {
  const url = new URL(request.url);
  const isPrefetched = isPrefetch((name) => request.headers.get(name));
  const eventsOf = viewEventsOf(shop, request, "path");
  const productPromise = shop.commerce.catalog.product(sku);
  const viewPromise = readProduct(shop, { sku, productPromise }, url);
  const [read, others, texts, extras, ownPrice] = await Promise.all([
    viewPromise,
    deferred(shop, { name: "related products", isOptional: true, isBelowFold: true }, (reader) =>
      loadOthers(reader, sku),
    ),
    // The button comes after these two, so they have little time.
    deferred(shop, { name: "product texts", isOptional: true }, (reader) =>
      loadTexts(reader, productPromise, viewPromise),
    ),
    deferred(shop, { name: "extras", isOptional: true }, (reader) =>
      optional(
        reader,
        { name: "extras", budgetMs: TIME_BUDGETS.optional, startAfter: viewPromise },
        loadExtras(reader, sku),
      ),
    ),
    loadOwnPrice(shop, sku, viewPromise),
  ]);
  if (!read) return null;
  const { product } = read;
  const { description, specifications } = splitSpecifications(product.descriptionHtml);
  const rows = specificationRows(specifications);
  const content = await loadContent(shop, description);
  if (!isPrefetched) saveViewed(shop.cookies, product.sku);
  const isGallery = url.searchParams.has("picture");
  const from = isGallery ? null : await listBefore(shop, url, request.headers.get("Referer"));
  return {
    view: "product" as const,
    ...read,
    product: { ...product, descriptionHtml: "", variants: [] },
    variantOffers: toVariantOffers(product),
    description: content,
    specifications,
    highlights: highlightsOf(rows),
    note: priceNote(read, shortWarranty(product.attributes, rows)),
    texts,
    extras,
    ownPrice,
    others,
    /** Not recently viewed until the page is opened. */
    isPrefetched,
    isGallery,
    events: (!isGallery && eventsOf?.(() => productViewed(product, from))) || [],
    // Variants share one canonical URL.
    canonical: `${shop.config.publicOrigin ?? url.origin}${product.path}`,
  };
}

type ReadProduct = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

function priceNote({ pricesIncludeTax }: ReadProduct, warranty: string | null) {
  const tax = pricesIncludeTax ? "Inclusive of all taxes" : "Before tax";
  return [pricesIncludeTax !== null && tax, warranty && `Warranty: ${warranty}`].filter(Boolean).join(" · ");
}

interface Requested {
  readonly sku: Sku;
  readonly productPromise: Promise<Product | null>;
}

async function readProduct(shop: Shop, { sku, productPromise }: Requested, { searchParams }: URL) {
  const free = freeDelivery(shop, productPromise);
  const reviewsPromise = loadReviews(shop, { sku, productPromise }, searchParams);
  // Handled below; avoids unhandled rejections.
  for (const started of [free, reviewsPromise]) started.catch(() => undefined);
  const product = await productPromise;
  if (!product) return null;
  const choice = await readOptionPicks(shop, product, searchParams);
  const [delivery, reviews, { pricesIncludeTax }] = await Promise.all([
    loadDelivery(shop, { product, choice, free }),
    deferred(shop, { name: "reviews", isOptional: true, isBelowFold: true }, () => reviewsPromise),
    shop.commerce.content.store(),
  ]);
  return { product, choice, delivery, reviews, pricesIncludeTax };
}

/** HTML of the merchant's blocks; empty without one. */
async function loadTexts(reader: Reader, productPromise: Promise<Product | null>, startAfter: Promise<unknown>) {
  const { content } = reader.commerce;
  const names = productPromise.then((product) => (product ? promiseBlocks(product) : []));
  // Two reads, since the second has to wait for the product's category.
  const [credit, promises] = await Promise.all([
    optional(
      reader,
      { name: "instalments", budgetMs: TIME_BUDGETS.optional, startAfter },
      content.blocks([EMI_BLOCK, CREDIT_BLOCK]),
    ),
    optional(
      reader,
      { name: "promises", budgetMs: TIME_BUDGETS.optional, startAfter },
      names.then((found) => content.blocks(found)),
    ),
  ]);
  const htmlOf = (block: ContentBlock | undefined) => block?.html ?? "";
  return {
    instalments: readInstalments(htmlOf(credit?.[EMI_BLOCK])),
    credit: htmlOf(credit?.[CREDIT_BLOCK]),
    promises: htmlOf((await names).map((name) => promises?.[name]).find((block) => block?.html)),
  };
}

const RATE = /(\d{1,3}(?:\.\d{1,4})?)\s*(?:%|per ?cent) (?:a|per) (?:year|annum)/;
const MONTHS = /^\s*(\d{1,2})\s+months\s*$/;

/** `html`: without the example, which is replaced by one for the product's price. */
export function readInstalments(html: string) {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  for (const paragraph of getElementsByTagName("p", document)) {
    const table = nextElementSibling(paragraph);
    const rate = RATE.exec(textContent(paragraph).replace(/\s+/g, " "))?.[1];
    if (table?.name !== "table" || rate === undefined) continue;
    const months = findAll(({ name }) => name === "th" || name === "td", [table]).flatMap(
      (cell) => MONTHS.exec(textContent(cell))?.[1] ?? [],
    );
    if (months.length === 0) break;
    // The parser was asked for both.
    const rest = html.slice(0, paragraph.startIndex ?? 0) + html.slice((table.endIndex ?? 0) + 1);
    return { html: rest, terms: { yearlyRate: Number(rate), months: months.map(Number) } };
  }
  return { html, terms: null };
}

/**
 * Names of a product's promise blocks, most specific first: made-to-order and e-mailed products
 * cannot be returned.
 */
function promiseBlocks(product: Product): string[] {
  if (!isShipped(product)) return [`${PROMISES_BLOCK}-digital`];
  if (product.composite?.groups.some(({ textEntry }) => textEntry)) return [`${PROMISES_BLOCK}-custom`];
  const categories = product.breadcrumbs
    .map(({ path }) => /([^/.]+)(?:\.[^/]*)?$/.exec(path)?.[1] ?? "")
    .filter(Boolean);
  return [...categories.toReversed().map((category) => `${PROMISES_BLOCK}-${category}`), PROMISES_BLOCK];
}

/** Of the customer's group, beside the public price; null for guests, for whom nothing is asked. */
async function loadOwnPrice(shop: Shop, sku: Sku, startAfter: Promise<unknown>) {
  if (!shop.cookies.isCustomer) return null;
  return deferred(shop, { name: "own price", isOptional: true }, async (reader) => {
    const prices = await optional(
      reader,
      { name: "own price", budgetMs: TIME_BUDGETS.optional, startAfter },
      reader.commerce.catalog.ownPrices([sku]),
    );
    return prices?.[sku] ?? null;
  });
}

/** More would push the button down. */
export const MAX_EXTRAS = 3;

async function loadExtras({ commerce }: Reader, sku: Sku): Promise<readonly ProductSummary[]> {
  const linked = (await commerce.catalog.related(sku)).crossSell.filter(canAddAtOnce);
  return linked.sort((a, b) => Number(isShipped(a)) - Number(isShipped(b))).slice(0, MAX_EXTRAS);
}

async function loadOthers({ commerce, cookies }: Reader, sku: Sku) {
  const seen = viewedOf(cookies).filter((viewed) => viewed !== sku);
  const [{ related, upsell }, viewed] = await Promise.all([
    commerce.catalog.related(sku),
    commerce.catalog.bySku(seen),
  ]);
  return { related, upsell, viewed };
}
