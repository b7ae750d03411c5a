import { addressCountries } from "~/features/addresses/address-countries.server";
import { isSameAddress, addressValues } from "~/features/addresses/address-form";
import { requireStep, savedAddresses } from "~/features/checkout/checkout-step.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import type { ShopArgs } from "~/lib/server/request/handlers.server";

export async function loadBilling({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const { isVirtual, pickupStore, shippingAddress, billingAddress } = await requireStep(shop, "billing");
  const canBeSame = !isVirtual && pickupStore === null;
  const isOwn = url.searchParams.has("own");
  const isSame = canBeSame && !isOwn && (!billingAddress || isSameAddress(billingAddress, shippingAddress));
  const address = isSame || isSameAddress(billingAddress, shippingAddress) ? null : billingAddress;
  const saved = await savedAddresses(shop);
  const isCustomer = customerToken(shop.cookies) !== null;
  // A pickup order already has name and phone.
  const person = pickupStore && !address ? shippingAddress : null;
  const values = addressValues(address, shop.country);
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
    ...(await addressCountries(shop, address?.country ?? shop.country)),
  };
}
