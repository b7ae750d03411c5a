import { optional } from "~/lib/async/optional";
import { redirect, redirectDocument } from "@remix-run/server-runtime";
import { z } from "zod";
import { addressValues, isSameAddress } from "~/features/addresses/address-form";
import { addressSchema } from "~/features/addresses/address-schema.server";
import { findCountry, toAddressFormResult } from "~/features/addresses/save-address.server";
import { requireCart, handleMissingCart, includesCartGone } from "~/features/cart/read-cart.server";
import type { Address, Country } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import type { DefaultRoles, SavedAddress } from "~/lib/commerce/model/customer";
import type { CartId, Sku } from "~/lib/commerce/model/ids";
import type { Problem } from "~/lib/commerce/model/problem";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { required, invalid, parseForm, type Parsed } from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";
import { withoutTrailingSlashes } from "~/lib/urls/paths";
import { firstUnfinished, isReachable, type Missing, missingFrom, stepPath, type Step } from "./steps";

export const MISSING: Record<Exclude<Missing, null>, string> = {
  email: "Enter your email first, so that we can send you the order confirmation.",
  "shipping-address": "Enter a delivery address first.",
  "shipping-method": "Choose a delivery method first.",
  "billing-address": "Confirm the billing address first.",
  "buyers-address":
    "Your order is now ₹50,000 or more, so its invoice needs your own address. Enter a billing address first.",
};

/** `requireCart`; also redirects to the first unfinished step if `step` is not reachable yet. */
export async function requireStep(shop: Shop, step: Step): Promise<Cart> {
  const cart = await requireCart(shop);
  if (isReachable(cart, step)) return cart;
  const missing = missingFrom(cart);
  if (missing) shop.notices.add({ kind: "info", text: MISSING[missing] });
  throw seeOther(stepPath(firstUnfinished(cart)));
}

export async function savedAddresses({ cookies, commerce }: Shop): Promise<readonly SavedAddress[]> {
  return cookies.isCustomer ? commerce.customer.addresses() : [];
}

/**
 * Stores for pickup: all, or those near a PIN code or town that have these products. Null for an
 * unknown place; empty without stores or an answer.
 */
export async function loadPickupStores(shop: Shop, near: string | null = null, skus: readonly Sku[] = []) {
  const storesPromise = shop.commerce.checkout.pickupStores(near, skus);
  return optional(shop, { name: "pickup places", fallback: [] }, storesPromise);
}

/**
 * Redirects to an external checkout if one is configured (off by default). The URL contains the
 * customer's token.
 */
export async function redirectToExternalCheckout({ shop, request }: Pick<ShopArgs, "shop" | "request">): Promise<void> {
  const { externalCheckoutUrl: base } = shop.config;
  if (base === null) return;
  // Scripts must not read a URL with the token, which is HttpOnly: make the browser load the
  // document.
  if (request.headers.get("Sec-Fetch-Dest") === "empty") throw redirectDocument("/checkout", 303);
  const { id } = await requireCart(shop);
  const url = externalCheckoutUrl(base, { token: customerToken(shop.cookies), cart: id });
  throw redirect(url, { status: 303, headers: { "Cache-Control": "no-store" } });
}

export function externalCheckoutUrl(base: string, { token, cart }: { token: string | null; cart: CartId }): string {
  const parts = [...(token === null ? [] : ["token", token]), "cart", cart];
  return [withoutTrailingSlashes(base), ...parts.map(encodeURIComponent)].join("/");
}

export const noEmail: z.ZodType<string | undefined> = z.undefined().catch(undefined);

/**
 * The saved or entered address of a submitted form, null if invalid. `email`: schema of a guest's
 * field.
 */
export async function readAddressChoice(shop: Shop, form: FormData, email = noEmail) {
  const country = await findCountry(shop, form.get("country"));
  if (form.get("intent") === "saved") {
    const parsed = parseForm(form, z.object({ saved: required().regex(/^\d+$/).transform(Number) }));
    const to = parsed.ok ? { savedAddress: parsed.value.saved } : null;
    return { to, email: undefined, reject: stepRejection(shop, parsed, country) };
  }
  const parsed = parseForm(form, z.object({ email, ...addressSchema(country).shape }));
  const reject = stepRejection(shop, parsed, country);
  if (!parsed.ok) return { to: null, email: undefined, reject };
  const { email: given, ...address } = parsed.value;
  const keepsInBook = shop.cookies.isCustomer && form.has("keep");
  return { to: { address, keepsInBook }, email: given, reject };
}

/**
 * Answers the form of a step with its errors; redirects if the cart is gone. `country`: of the
 * form's address.
 */
export function stepRejection(shop: Shop, parsed: Pick<Parsed<unknown>, "reply">, country: Country | null = null) {
  return (problems: readonly Problem[] = []) => {
    if (includesCartGone(problems)) handleMissingCart(shop);
    return invalid(toAddressFormResult(parsed.reply(problems), country));
  };
}

/** The entry that matches the cart's address, else the default one. */
export function chosenAddress(saved: readonly SavedAddress[], address: Address | null, role: keyof DefaultRoles) {
  const chosen = saved.find((entry) => isSameAddress(entry.address, address)) ?? saved.find((entry) => entry[role]);
  return chosen?.id ?? null;
}

/** For a pickup order, whose address is the store's. */
export function personValues({ firstName, lastName, phone }: Address, country: string) {
  return { ...addressValues(null, country), firstName, lastName, phone };
}
