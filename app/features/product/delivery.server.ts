import { deliverToCookie } from "~/features/store-view/deliver-to.server";
import { homeCountry } from "~/lib/server/chosen-view.server";
import { z } from "zod";
import type { ShippingMethod } from "~/lib/commerce/model/cart";
import type { Product, ProductKind } from "~/lib/commerce/model/product";
import { INVALID_PIN } from "~/features/addresses/address-schema.server";
import type { Constraints, SubmissionResult } from "~/lib/forms/submission";
import { constraintsOf, parseAtOnce } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import { deferredInTime } from "~/lib/server/deferred.server";
import { required } from "~/lib/server/fields.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { componentLines, type ChosenComponents } from "./chosen-components";
import type { ProductAnswer, ProductChoice } from "./product-answer";

export interface Delivery {
  /** Whose postcodes are PIN codes. */
  readonly isIndia: boolean;
  /** The place asked about last, on whichever page. */
  readonly postcode: string | null;
  /** Null where only the checkout can say: an older backend, no answer in time. */
  readonly methods: readonly ShippingMethod[] | null;
  /** What is not chosen yet cannot be asked about. */
  readonly needsChoice: boolean;
  /** Of the form that asks for the place. */
  readonly constraints: Constraints;
}

const INVALID_POSTCODE = "Enter a postal code, for example 10001.";

/** A first look at a place takes the backend three steps, and somebody waits for it. */
const PATIENCE_MS = 1500;

/** Nor what the cart does not take. */
const NOT_SENT: ReadonlySet<ProductKind> = new Set(["virtual", "downloadable", "gift-card", "unknown"]);

/** Null for what is not sent anywhere. */
export async function loadDelivery(shop: Shop, product: Product, choice: ProductChoice): Promise<Delivery | null> {
  if (!product.inStock || NOT_SENT.has(product.kind)) return null;
  const postcode = shop.cookies.get(deliverToCookie);
  const country = homeCountry(shop.cookies);
  const line = lineOf(product, choice);
  const unknown = {
    isIndia: country === "IN",
    postcode,
    methods: null,
    needsChoice: line === null,
    constraints: constraintsOf(placeSchema(country)),
  };
  if (!postcode || !line) return unknown;
  const capabilities = await shop.commerce.capabilities();
  if (!capabilities.has("estimateShippingMethods")) return unknown;
  const asking = shop.commerce.catalog.delivery(line, { country, postcode });
  return { ...unknown, methods: await deferredInTime(asking, { shop, name: "delivery", budgetMs: PATIENCE_MS }) };
}

function lineOf(product: Product, { selection, components }: ProductChoice) {
  if (product.kind === "configurable") return selection?.variant ? { sku: selection.variant.sku, quantity: 1 } : null;
  return product.composite
    ? (componentLines(product, components ?? NO_PARTS, 1)[0] ?? null)
    : { sku: product.sku, quantity: 1 };
}

const NO_PARTS: ChosenComponents = {};

/** Remembers where to deliver; the page then says what that costs. */
export function checkDelivery(shop: Shop, form: FormData, url: URL) {
  const state = keepPlace(shop, form);
  if (state) return invalid<ProductAnswer>(shop, { state, chosen: null });
  throw seeOther(`${url.pathname}${url.search}#delivery`);
}

/** The posted place, remembered; what its form is answered where it is none. */
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
