import { deliverToCookie } from "~/features/store-view/deliver-to.server";
import { homeCountry } from "~/lib/server/chosen-view.server";
import { z } from "zod";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import type { Product, ProductKind } from "~/lib/commerce/model/product";
import { INVALID_PIN } from "~/features/addresses/address-schema.server";
import type { Constraints, SubmissionResult } from "~/lib/forms/submission";
import { constraintsOf, parseAtOnce } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import { inTime } from "~/lib/server/in-time.server";
import { lateExtra } from "~/lib/server/late.server";
import type { Late } from "~/lib/late";
import { required } from "~/lib/server/fields.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { componentLines, type ChosenComponents } from "./chosen-components";
import type { ProductAnswer, ProductChoice } from "./product-answer";

export interface Delivery {
  /** Whether postcodes are PIN codes. */
  readonly isIndia: boolean;
  /** The place last asked about, on any page. */
  readonly postcode: string | null;
  /** Null where only the checkout can say: no place yet, an older backend, no answer in time. */
  readonly methods: Late<readonly ShippingMethod[] | null>;
  /** True while options are missing, since only a complete choice can be estimated. */
  readonly needsChoice: boolean;
  /** Constraints of the postcode form. */
  readonly constraints: Constraints;
}

const INVALID_POSTCODE = "Enter a postal code, for example 10001.";

/** Time limit: a first estimate takes three backend calls, and the page waits. */
const PATIENCE_MS = 1500;

/** Includes products the cart does not accept. */
const NOT_SENT: ReadonlySet<ProductKind> = new Set(["virtual", "downloadable", "gift-card", "unknown"]);

/** Null for products without delivery. */
export async function loadDelivery(shop: Shop, product: Product, choice: ProductChoice): Promise<Delivery | null> {
  if (!product.inStock || NOT_SENT.has(product.kind)) return null;
  const postcode = shop.cookies.get(deliverToCookie);
  const country = homeCountry(shop.cookies);
  const line = lineOf(product, choice);
  const methods = await lateExtra(shop, "delivery", async (reader) => {
    if (!postcode || !line) return null;
    const { commerce } = reader;
    const capabilities = await commerce.capabilities();
    if (!capabilities.has("estimateShippingMethods")) return null;
    const asking = commerce.catalog.delivery(line, { country, postcode });
    return inTime(asking, { reader, name: "delivery", budgetMs: PATIENCE_MS });
  });
  return {
    isIndia: country === "IN",
    postcode,
    methods,
    needsChoice: line === null,
    constraints: constraintsOf(placeSchema(country)),
  };
}

function lineOf(product: Product, { selection, components }: ProductChoice) {
  if (product.kind === "configurable") return selection?.variant ? { sku: selection.variant.sku, quantity: 1 } : null;
  return product.composite
    ? (componentLines(product, components ?? NO_PARTS, 1)[0] ?? null)
    : { sku: product.sku, quantity: 1 };
}

const NO_PARTS: ChosenComponents = {};

/** Remembers the destination; the page then shows the cost. */
export function checkDelivery(shop: Shop, form: FormData, url: URL) {
  const state = keepPlace(shop, form);
  if (state) return invalid<ProductAnswer>(shop, { state, chosen: null });
  throw seeOther(`${url.pathname}${url.search}#delivery`);
}

/** Remembers the posted postcode; returns the form's errors if it is invalid. */
export function keepPlace(shop: Shop, form: FormData): SubmissionResult | null {
  const parsed = parseAtOnce(form, placeSchema(homeCountry(shop.cookies)));
  if (!parsed.ok) return parsed.reply();
  shop.cookies.set(deliverToCookie, parsed.value.postcode);
  return null;
}

export function placeSchema(country: string) {
  const isIndia = country === "IN";
  const message = isIndia ? INVALID_PIN : INVALID_POSTCODE;
  const postcode = required(message, 12, message)
    .transform((typed) => typed.replace(/\s+/g, ""))
    .refine((typed) => (isIndia ? /^[1-9]\d{5}$/ : /^[a-z\d-]{3,10}$/i).test(typed), message);
  return z.object({ postcode });
}
