import { deliverToCookie } from "~/features/store-view/deliver-to.server";
import { homeCountry } from "~/lib/server/chosen-view.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { addressCountries } from "~/features/addresses/address-countries.server";
import { deliveryDay } from "~/lib/format/delivery-day";
import { findPinPlace } from "~/features/addresses/find-pin-place.server";
import { methodKey } from "~/features/checkout/method-key";
import { emailField } from "~/features/checkout/guest-email.server";
import { guestForms } from "~/features/checkout/guest-forms.server";
import { hasDestination } from "~/features/checkout/step-views";
import { requireStep } from "~/features/checkout/require-step.server";
import { savedEntries } from "~/features/checkout/saved-entries.server";
import { pinOrText } from "~/features/addresses/pin-place.server";
import { isSameAddress } from "~/features/addresses/same-address";
import type { Sku } from "~/lib/commerce/model/ids";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { PickupPlace } from "~/lib/commerce/model/address";
import { isPickup, shippedSkus, type Cart } from "~/lib/commerce/model/cart";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import { addressValues } from "~/features/addresses/address-form";
import { wasInvalid } from "~/lib/server/invalid.server";
import type { ShopArgs } from "~/lib/server/handlers.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import type { Shop } from "~/lib/server/shop.server";
import { collection } from "./collect.server";

/** What the step shows: the address form, the pickup places, or, once the destination is known, the shipping methods. */
type Asking = "address" | "collect" | "method";

export async function loadShipping({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const cart = await requireStep(shop, "shipping");
  const { searchParams } = url;
  const near = pinOrText(searchParams.get("near") ?? "");
  const asking = whatToAsk(cart, searchParams);
  const address = cart.pickupPlace ? null : cart.shippingAddress;
  const isCustomer = customerToken(shop.cookies) !== null;
  const [places, saved, values, countries, forms] = await Promise.all([
    asking === "collect" ? readPlaces(shop, near || null, shippedSkus(cart)) : readPlaces(shop),
    asking === "address" ? savedEntries(shop) : [],
    readValues(shop, cart),
    addressCountries(shop, address?.country ?? homeCountry(shop.cookies)),
    asking === "method" ? null : guestForms(shop),
  ]);
  const now = new Date();
  return {
    asking,
    address,
    values,
    saved,
    /** The entry that matches the cart's address, else the default shipping address. */
    chosenAddress:
      (saved.find((entry) => isSameAddress(entry.address, address)) ?? saved.find(isForDeliveries))?.id ?? null,
    place: cart.pickupPlace ? (places?.find(({ code }) => code === cart.pickupPlace) ?? null) : null,
    pickupCode: cart.pickupPlace,
    places,
    near,
    methods: offeredMethods(cart).map((method) => ({ ...method, arrives: deliveryDay(method.title, now) })),
    chosenMethod: chosenMethod(cart),
    billsSame: cart.pickupPlace
      ? null
      : !cart.billingAddress || isSameAddress(cart.billingAddress, cart.shippingAddress),
    isCustomer,
    email: cart.email,
    forms,
    ...countries,
    collecting: constraintsOf(collection(countries.country, emailField(shop))),
    wasInvalid: wasInvalid(shop),
  };
}

function whatToAsk(cart: Cart, query: URLSearchParams): Asking {
  if (query.has("collect")) return "collect";
  return !hasDestination(cart) || query.get("edit") === "address" ? "address" : "method";
}

/** Until one of those offered is chosen the cheapest. */
function chosenMethod(cart: Cart): string {
  const offered = offeredMethods(cart).map((method) => ({ ...method, key: methodKey(method) }));
  const before = cart.shippingMethod && methodKey(cart.shippingMethod);
  const [cheapest] = offered.filter((method) => method.isAvailable).sort((a, b) => a.price.minor - b.price.minor);
  return (offered.find(({ key }) => key === before) ?? cheapest)?.key ?? "";
}

/** Of a cart that is collected how it is handed over, else how it is delivered; the backend lists both, and may hold one of the other kind as chosen. */
function offeredMethods({ shippingMethods, pickupPlace }: Cart) {
  return shippingMethods.filter((method) => isPickup(method) === (pickupPlace !== null));
}

function isForDeliveries({ isDefaultShipping }: SavedAddress): boolean {
  return isDefaultShipping;
}

/** Null for an unknown place. Empty when the backend has no pickup places or does not answer. */
async function readPlaces(
  shop: Shop,
  near: string | null = null,
  skus: readonly Sku[] = [],
): Promise<readonly PickupPlace[] | null> {
  try {
    return await shop.commerce.checkout.pickupPlaces(near, skus);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("warn", "pickup places left out", { kind: error.kind, error });
    return [];
  }
}

/** Initial values of the address form, such as the customer's name. */
async function readValues(shop: Shop, { shippingAddress, pickupPlace }: Cart) {
  const { cookies, commerce } = shop;
  if (shippingAddress && pickupPlace) {
    const { firstName, lastName, phone } = shippingAddress;
    return { ...addressValues(null, homeCountry(cookies)), firstName, lastName, phone };
  }
  if (shippingAddress) return addressValues(shippingAddress, homeCountry(cookies));
  const values = { ...addressValues(null, homeCountry(cookies)), ...(await placeAskedAbout(shop)) };
  if (!customerToken(cookies)) return values;
  const { firstName, lastName } = await commerce.customer.profile();
  return { ...values, firstName, lastName };
}

/** The PIN code entered for a delivery estimate. */
async function placeAskedAbout(shop: Shop) {
  const postcode = shop.cookies.get(deliverToCookie);
  const country = homeCountry(shop.cookies);
  if (!postcode) return {};
  return { postcode, ...(await findPinPlace(shop, postcode, await shop.commerce.checkout.country(country))) };
}
