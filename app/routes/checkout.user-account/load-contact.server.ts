import { addressCountries } from "~/features/addresses/save-address.server";
import { addressValues, isSameAddress } from "~/features/addresses/address-form";
import { findPinLocation, pinOrText } from "~/features/addresses/pin-location.server";
import {
  emailField,
  guestForms,
  loadPickupStores,
  requireStep,
  savedAddresses,
} from "~/features/checkout/checkout-step.server";
import { sendCheckoutStep } from "~/features/consent/cart-events.server";
import { nextPath } from "~/features/checkout/steps";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import { shippedSkus, type Cart } from "~/lib/commerce/model/cart";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import type { ShopArgs } from "~/lib/server/request/handlers.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { collection } from "./actions.server";

/** A virtual cart only needs an email. */
type ContactView = "email" | "address" | "collect";

/** Redirects a customer with a virtual cart, who has nothing to enter here. */
export async function loadContact({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const cart = await requireStep(shop, "user-account");
  sendCheckoutStep(shop, { step: "begin_checkout", cart });
  const forms = await guestForms(shop);
  if (cart.isVirtual && !forms) throw seeOther(nextPath(cart, "user-account"));
  const view = contactView(cart, url.searchParams);
  return {
    view,
    email: cart.email,
    forms,
    destination: view === "email" ? null : await loadDestination(shop, cart, { view, query: url.searchParams }),
  };
}

function contactView({ isVirtual, pickupStore }: Cart, query: URLSearchParams): ContactView {
  if (isVirtual) return "email";
  if (query.has("collect")) return "collect";
  return pickupStore !== null && !query.has("deliver") ? "collect" : "address";
}

async function loadDestination(shop: Shop, cart: Cart, { view, query }: { view: ContactView; query: URLSearchParams }) {
  const address = cart.pickupStore ? null : cart.shippingAddress;
  const [{ near, stores }, saved, values, countries] = await Promise.all([
    view === "collect"
      ? findPickupStores(shop, cart, query.get("near"))
      : loadPickupStores(shop).then((found) => ({ near: "", stores: found })),
    view === "address" ? savedAddresses(shop) : [],
    readValues(shop, cart),
    addressCountries(shop, address?.country ?? shop.country),
  ]);
  return {
    /** The cart has a destination that can be kept. */
    hasAddress: Boolean(cart.email) && address !== null,
    values,
    saved,
    /** The entry that matches the cart's address, else the default shipping address. */
    chosenAddress:
      (saved.find((entry) => isSameAddress(entry.address, address)) ?? saved.find((entry) => entry.isDefaultShipping))
        ?.id ?? null,
    pickupCode: cart.pickupStore,
    stores,
    near,
    isCustomer: customerToken(shop.cookies) !== null,
    ...countries,
    collecting: constraintsOf(collection(countries.country, emailField(shop))),
  };
}

/** Stores near the searched place; without a search all, those nearest to the delivery place first. */
async function findPickupStores(shop: Shop, cart: Cart, wanted: string | null) {
  const skus = shippedSkus(cart);
  const near = pinOrText(wanted ?? shop.cookies.get(deliverToCookie) ?? "");
  const stores = await loadPickupStores(shop, near || null, skus);
  // A backend without distances only knows the stores of this PIN code.
  const areSorted = Boolean(stores?.[0]?.withinKm);
  if (wanted !== null || near === "" || areSorted) return { near, stores };
  const all = (await loadPickupStores(shop, null, skus)) ?? [];
  const first = all.filter(({ code }) => stores?.some((store) => store.code === code));
  return { near: "", stores: [...first, ...all.filter((store) => !first.includes(store))] };
}

async function readValues(shop: Shop, { shippingAddress, pickupStore }: Cart) {
  const { cookies, commerce, country } = shop;
  if (shippingAddress && pickupStore) {
    const { firstName, lastName, phone } = shippingAddress;
    return { ...addressValues(null, country), firstName, lastName, phone };
  }
  if (shippingAddress) return addressValues(shippingAddress, country);
  const values = { ...addressValues(null, country), ...(await deliveryPlaceValues(shop)) };
  if (!customerToken(cookies)) return values;
  const { firstName, lastName } = await commerce.customer.profile();
  return { ...values, firstName, lastName };
}

async function deliveryPlaceValues(shop: Shop) {
  const postcode = shop.cookies.get(deliverToCookie);
  if (!postcode) return {};
  return { postcode, ...(await findPinLocation(shop, postcode, await shop.commerce.checkout.country(shop.country))) };
}
