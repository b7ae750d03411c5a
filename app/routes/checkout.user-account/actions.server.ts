import { z } from "zod";
import { logIn, register } from "~/features/account/log-in.server";
import { findCountry, handleAddressButton, toAddressFormResult } from "~/features/addresses/save-address.server";
import { isSameAddress } from "~/features/addresses/address-form";
import { addressSchema, personFields } from "~/features/addresses/address-schema.server";
import { includesCartGone, handleMissingCart, requireCart } from "~/features/cart/read-cart.server";
import { emailField, guest, requireStep, saveEmail } from "~/features/checkout/checkout-step.server";
import { nextPath, stepPath } from "~/features/checkout/steps";
import { FETCH_FAILED, SELECT_FAILED } from "~/features/delivery-place/delivery-texts";
import type { Country, ShipTo, Address, PickupStore } from "~/lib/commerce/model/address";
import { type Cart, isPickup, shippedSkus } from "~/lib/commerce/model/cart";
import type { Problem } from "~/lib/commerce/model/problem";
import type { SubmissionResult } from "~/lib/forms/submission";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { required, invalid, orFormError, type Parsed, parseForm } from "~/lib/server/request/parse-form.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { sendCheckoutStep } from "~/features/consent/cart-events.server";
import { PICKUP_UNAVAILABLE } from "./collect-form";

/** Action of the first step: log-in, registration, and contact with or without a destination. Errors are shown on this page, with the cart. */
export async function accountAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  switch (form.get("intent")) {
    case "log-in":
      return logIn({ shop, form });
    case "register":
      return register({ shop, form });
    case "guest":
      return continueAsGuest({ shop, form });
  }
  const cart = await requireStep(shop, "user-account");
  const buttonResult = await handleAddressButton(shop, form);
  if (buttonResult) return buttonResult;
  switch (form.get("intent")) {
    case "address":
      return saveTypedAddress({ shop, form, cart });
    case "saved":
      return chooseSavedAddress({ shop, form, cart });
    case "collect":
      return collect({ shop, form, cart });
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

async function continueAsGuest({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const reject = (state: SubmissionResult) => invalid({ state });
  const cart = await requireCart(shop);
  const parsed = parseForm(form, guest);
  if (!parsed.ok) return reject(parsed.reply());
  const result = await saveEmail(shop, cart, parsed.value.email);
  if (result.ok) return seeOther(nextPath(cart, "user-account"));
  if (includesCartGone(result.problems)) handleMissingCart(shop);
  return reject(parsed.reply(result.problems));
}

type Args = Pick<ShopActionArgs, "shop" | "form"> & { cart: Cart };

const entry = z.object({ saved: required().regex(/^\d+$/).transform(Number) });

async function saveTypedAddress({ shop, form, cart }: Args) {
  const country = await findCountry(shop, form.get("country"));
  const parsed = parseForm(form, z.object({ email: emailField(shop), ...addressSchema(country).shape }));
  if (!parsed.ok) return invalid(toAddressFormResult(parsed.reply(), country));
  const keepsInBook = customerToken(shop.cookies) !== null && form.has("keep");
  const { email, ...address } = parsed.value;
  return saveContact(shop, cart, { parsed, country, email, to: { address, keepsInBook } });
}

async function chooseSavedAddress({ shop, form, cart }: Args) {
  const parsed = parseForm(form, entry);
  if (!parsed.ok) return invalid(toAddressFormResult(parsed.reply(), null));
  return saveContact(shop, cart, { parsed, country: null, to: { savedAddress: parsed.value.saved } });
}

interface ContactChange {
  readonly parsed: Pick<Parsed<unknown>, "reply">;
  readonly country: Country | null;
  readonly email?: string | undefined;
  readonly to: ShipTo;
}

async function saveContact(shop: Shop, cart: Cart, { parsed, country, email, to }: ContactChange) {
  const reject = rejectAddress(shop, parsed, country);
  const known = await saveEmail(shop, cart, email);
  if (!known.ok) return reject(known.problems);
  const result = await orFormError(shop, shop.commerce.checkout.setShippingAddress(cart.id, to), FETCH_FAILED);
  if (!result.ok) return reject(result.problems);
  // The backend stores a "same as shipping" billing address as a copy.
  const wasSame = isSameAddress(cart.shippingAddress, cart.billingAddress);
  if (wasSame && !isSameAddress(cart.billingAddress, result.cart.shippingAddress))
    await shop.commerce.checkout.setBillingAddress(cart.id, "same-as-shipping");
  return seeOther(stepPath("shipping"));
}

function rejectAddress(shop: Shop, parsed: Pick<Parsed<unknown>, "reply">, country: Country | null) {
  return (problems: readonly Problem[]) => {
    if (includesCartGone(problems)) handleMissingCart(shop);
    return invalid(toAddressFormResult(parsed.reply(problems), country));
  };
}

export function collection(country: Country | null, email: z.ZodType<string | undefined>) {
  return z.object({ place: required(), email, ...personFields(country) });
}

/** Two writes: the backend offers the pickup method only once the store is the shipping address. */
async function collect({ shop, form, cart }: Pick<ShopActionArgs, "shop" | "form"> & { cart: Cart }) {
  const { checkout } = shop.commerce;
  const stores = (await checkout.pickupStores(null, shippedSkus(cart))) ?? [];
  const store = stores.find(({ code }) => code === form.get("place"));
  const country = await findCountry(shop, store?.country ?? shop.country);
  const parsed = parseForm(form, collection(country, emailField(shop)));
  if (!parsed.ok) return invalid(toAddressFormResult(parsed.reply(), country));
  const reject = rejectAddress(shop, parsed, country);
  if (!store) return reject([{ code: "place", message: "Choose one of these stores.", field: "place" }]);

  const { place: pickupStore, email, ...person } = parsed.value;
  const known = await saveEmail(shop, cart, email);
  if (!known.ok) return reject(known.problems);
  const address = { ...toAddress(store, country), ...person };
  const addressResult = await orFormError(shop, checkout.setShippingAddress(cart.id, { pickupStore, address }));
  if (!addressResult.ok) return reject(addressResult.problems);
  const method = addressResult.cart.shippingMethods.find((candidate) => isPickup(candidate) && candidate.isAvailable);
  if (!method) return reject([{ code: "pickup", message: PICKUP_UNAVAILABLE }]);
  const chosen = await orFormError(shop, checkout.setShippingMethod(cart.id, method), SELECT_FAILED);
  if (!chosen.ok) return reject(chosen.problems);
  sendCheckoutStep(shop, { step: "add_shipping_info", cart: chosen.cart }, { shipping_tier: method.title });
  return seeOther(nextPath(cart, "shipping"));
}

function toAddress(store: PickupStore, country: Country | null): Omit<Address, "firstName" | "lastName" | "phone"> {
  const { name, street, city, region, postcode, country: code } = store;
  const listed = country?.regions.find((known) => known.id === region?.id || known.name === region?.name);
  return {
    ...{ street: name, apartment: street, neighborhood: "", extra: "", city, postcode },
    region: listed ?? region,
    country: code || (country?.code ?? ""),
  };
}
