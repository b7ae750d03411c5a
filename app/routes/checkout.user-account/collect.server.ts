import { z } from "zod";
import { findCountry } from "~/features/addresses/address-countries.server";
import { personFields } from "~/features/addresses/address-schema.server";
import { toAddressFormResult } from "~/features/addresses/save-address.server";
import { includesCartGone, handleMissingCart } from "~/features/cart/read-cart.server";
import { emailField, saveEmail } from "~/features/checkout/checkout-step.server";
import { sendCheckoutStep } from "~/features/consent/cart-events.server";
import { nextPath } from "~/features/checkout/steps";
import { SELECT_FAILED } from "~/features/delivery-place/delivery-texts";
import type { Address, Country, PickupStore } from "~/lib/commerce/model/address";
import { isPickup, shippedSkus, type Cart } from "~/lib/commerce/model/cart";
import type { Problem } from "~/lib/commerce/model/problem";
import { required } from "~/lib/server/request/fields.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { invalid } from "~/lib/server/request/invalid.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import { parseForm } from "~/lib/server/request/parse-form.server";
import { seeOther } from "~/lib/server/request/responses";
import { PICKUP_UNAVAILABLE } from "./collect-form";

export function collection(country: Country | null, email: z.ZodType<string | undefined>) {
  return z.object({ place: required(), email, ...personFields(country) });
}

/** Two writes: the backend offers the pickup method only once the store is the shipping address. */
export async function collect({ shop, form, cart }: Pick<ShopActionArgs, "shop" | "form"> & { cart: Cart }) {
  const { checkout } = shop.commerce;
  const stores = (await checkout.pickupStores(null, shippedSkus(cart))) ?? [];
  const store = stores.find(({ code }) => code === form.get("place"));
  const country = await findCountry(shop, store?.country ?? shop.country);
  const parsed = parseForm(form, collection(country, emailField(shop)));
  if (!parsed.ok) return invalid(toAddressFormResult(parsed.reply(), country));
  const reject = (problems: readonly Problem[]) => {
    if (includesCartGone(problems)) handleMissingCart(shop);
    return invalid(toAddressFormResult(parsed.reply(problems), country));
  };
  if (!store) return reject([{ code: "place", message: "Choose one of these stores.", field: "place" }]);

  const known = await saveEmail(shop, cart, parsed.value.email);
  if (!known.ok) return reject(known.problems);
  const address = { ...toAddress(store, country), ...personOf(parsed.value) };
  const addressResult = await orFormError(
    shop,
    checkout.setShippingAddress(cart.id, { pickupStore: store.code, address }),
  );
  if (!addressResult.ok) return reject(addressResult.problems);
  const method = addressResult.cart.shippingMethods.find((candidate) => isPickup(candidate) && candidate.isAvailable);
  if (!method) return reject([{ code: "pickup", message: PICKUP_UNAVAILABLE }]);
  const chosen = await orFormError(shop, checkout.setShippingMethod(cart.id, method), SELECT_FAILED);
  if (!chosen.ok) return reject(chosen.problems);
  sendCheckoutStep(shop, { step: "add_shipping_info", cart: chosen.cart }, { shipping_tier: method.title });
  return seeOther(nextPath(cart, "shipping"));
}

type Person = Pick<Address, "firstName" | "lastName" | "phone">;

function personOf({ firstName, lastName, phone }: Person): Person {
  return { firstName, lastName, phone };
}

function toAddress(store: PickupStore, country: Country | null): Omit<Address, keyof Person> {
  const { name, street, city, region, postcode, country: code } = store;
  const listed = country?.regions.find((known) => known.id === region?.id || known.name === region?.name);
  return {
    ...{ street: name, apartment: street, neighborhood: "", extra: "", city, postcode },
    region: listed ?? region,
    country: code || (country?.code ?? ""),
  };
}
