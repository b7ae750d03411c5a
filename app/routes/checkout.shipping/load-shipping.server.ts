import { addressCountries } from "~/features/addresses/address-countries.server";
import { isSameAddress } from "~/features/addresses/address-form";
import { loadPickupStores, requireStep } from "~/features/checkout/checkout-step.server";
import { isPickup, type Cart } from "~/lib/commerce/model/cart";
import { deliveryDay } from "~/lib/format/delivery-day";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { dateStyleOf } from "~/lib/server/request/date-style.server";
import type { ShopArgs } from "~/lib/server/request/handlers.server";
import { methodKey } from "./method-form";

export async function loadShipping({ shop }: Pick<ShopArgs, "shop">) {
  const cart = await requireStep(shop, "shipping");
  const address = cart.pickupStore ? null : cart.shippingAddress;
  const [stores, countries, dates] = await Promise.all([
    cart.pickupStore ? loadPickupStores(shop) : [],
    address && addressCountries(shop, address.country),
    dateStyleOf(shop),
  ]);
  const now = new Date();
  return {
    address,
    countryName: countries?.country?.name ?? "",
    store: stores?.find(({ code }) => code === cart.pickupStore) ?? null,
    methods: offeredMethods(cart).map((method) => ({ ...method, arrives: deliveryDay(method.title, now, dates) })),
    chosenMethod: chosenMethod(cart),
    isSameBilling: cart.pickupStore
      ? null
      : !cart.billingAddress || isSameAddress(cart.billingAddress, cart.shippingAddress),
    isCustomer: customerToken(shop.cookies) !== null,
    email: cart.email,
  };
}

function chosenMethod(cart: Cart): string {
  const offered = offeredMethods(cart).map((method) => ({ ...method, key: methodKey(method) }));
  const before = cart.shippingMethod && methodKey(cart.shippingMethod);
  const [cheapest] = offered.filter((method) => method.isAvailable).sort((a, b) => a.price.minor - b.price.minor);
  return (offered.find(({ key }) => key === before) ?? cheapest)?.key ?? "";
}

/** The backend lists delivery and pickup methods, and the current one may be of the other kind. */
function offeredMethods({ shippingMethods, pickupStore }: Cart) {
  return shippingMethods.filter((method) => isPickup(method) === (pickupStore !== null));
}
