import { deferred } from "~/lib/server/request/deferred.server";
import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import {
  datedMethods,
  type DatedMethod,
  type FreeDelivery,
  nearestStore,
  type NearestStore,
} from "~/features/delivery-place/delivery-facts.server";
import { saveDeliveryPlace, deliveryPlaceSchema } from "~/features/delivery-place/place.server";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import { isShipped, type DeliveryArea, type LineRequest } from "~/lib/commerce/model/cart";
import type { Product } from "~/lib/commerce/model/product";
import { constraintsOf, invalid } from "~/lib/server/request/parse-form.server";
import { type Reader, type Shop, seeOther } from "~/lib/server/request/shop.server";
import { componentLines } from "./chosen-components";
import type { ProductFormResult, OptionPicks } from "./read-choice.server";

export type Delivery = NonNullable<Awaited<ReturnType<typeof loadDelivery>>>;

export interface DeliveryOffer {
  /** Null if only the checkout can tell: older backend, or no answer in time. */
  readonly methods: readonly DatedMethod[] | null;
  readonly nearest: NearestStore;
}

interface DeliveryInput {
  readonly product: Product;
  readonly choice: OptionPicks;
  /** Requested in parallel with the product. */
  readonly free: Promise<FreeDelivery | null>;
}

/**
 * Null for products without delivery. `offers`: null without a delivery place or a complete choice.
 */
export async function loadDelivery(shop: Shop, wanted: DeliveryInput) {
  const { product, choice } = wanted;
  if (!product.inStock || choice.unavailable || !isShipped(product)) return null;
  const postcode = shop.cookies.get(deliverToCookie);
  const country = await shop.country();
  const line = lineOf(product, choice);
  const offers = await deferred(
    shop,
    { name: "delivery", isOptional: true },
    async (reader): Promise<DeliveryOffer | null> => {
      if (!postcode || !line) return null;
      const withBudget = <T>(request: Promise<T>, name: string) =>
        optional(reader, { name, budgetMs: TIME_BUDGETS.deliveryOffers }, request);
      const [methods, nearest] = await Promise.all([
        withBudget(estimate(reader, line, { country, postcode }), "delivery"),
        // Stores have the parts of a bundle, never the bundle.
        product.kind === "bundle" ? null : withBudget(nearestStore(reader, postcode, line.sku), "nearest shop"),
      ]);
      return { methods, nearest };
    },
  );
  const free = await wanted.free;
  const isFree = free !== null && product.price.final.minor >= free.from;
  return {
    postcode,
    offers,
    // General free delivery for this price, until there is an offer for product and place; "" if
    // the backend has none.
    /** To addresses in this country. */
    freeTo: isFree ? country : null,
    promise: isFree ? (postcode && free.by ? `Free by ${free.by}` : free.kept) : "",
    // Options are missing: only a complete choice can be estimated.
    needsChoice: line === null,
    constraints: constraintsOf(deliveryPlaceSchema(country)),
  };
}

async function estimate(reader: Reader, line: LineRequest, area: DeliveryArea) {
  const { commerce } = reader;
  const capabilities = await commerce.capabilities();
  if (!capabilities.has("estimateShippingMethods")) return null;
  const [methods, style] = await Promise.all([commerce.catalog.delivery(line, area), reader.dateStyle()]);
  return datedMethods(methods, new Date(), style);
}

function lineOf(product: Product, { selection, components }: OptionPicks) {
  if (product.kind === "configurable") return selection?.variant ? { sku: selection.variant.sku, quantity: 1 } : null;
  if (!components) return { sku: product.sku, quantity: 1 };
  return componentLines(product, components, 1)[0] ?? null;
}

export async function checkDelivery(shop: Shop, form: FormData, url: URL) {
  const state = await saveDeliveryPlace(shop, form);
  if (state) return invalid<ProductFormResult>({ state, chosen: null });
  throw seeOther(`${url.pathname}${url.search}#delivery`);
}
