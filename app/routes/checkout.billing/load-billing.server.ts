import { addressCountries } from "~/lib/checkout/address-countries.server";
import { requireStep } from "~/lib/checkout/read-cart.server";
import { isSameAddress } from "~/lib/checkout/same-address";
import { savedEntries } from "~/lib/checkout/saved-entries.server";
import { addressValues } from "~/lib/forms/address-form";
import { wasRefused } from "~/lib/forms/refusal.server";
import type { Shop } from "~/lib/shop.server";

export async function loadBilling(shop: Shop) {
  const { isVirtual, pickupPlace, shippingAddress, billingAddress } = await requireStep(shop, "billing");
  const canBeSame = !isVirtual && pickupPlace === null;
  const isSame = canBeSame && (!billingAddress || isSameAddress(billingAddress, shippingAddress));
  const address = isSame ? null : billingAddress;
  const saved = await savedEntries(shop);
  const isCustomer = shop.session.customerToken !== null;
  // Who collects the goods has said their name and number already.
  const person = pickupPlace && !address ? shippingAddress : null;
  const values = addressValues(address, shop.session.country);
  return {
    canBeSame,
    isSame,
    isCustomer,
    values: person
      ? { ...values, firstName: person.firstName, lastName: person.lastName, phone: person.phone }
      : values,
    saved,
    chosenAddress:
      (saved.find((entry) => isSameAddress(entry.address, address)) ?? saved.find((entry) => entry.isDefaultBilling))
        ?.id ?? null,
    ...(await addressCountries(shop, address?.country ?? shop.session.country)),
    wasRefused: wasRefused(shop),
  };
}
