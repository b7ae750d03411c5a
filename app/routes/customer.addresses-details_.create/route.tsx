import { useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { saveAddress, addressCountries } from "~/features/addresses/save-address.server";
import { addressValues } from "~/features/addresses/address-form";
import { screenMeta } from "~/lib/screen";
import { SavedAddressForm } from "~/features/addresses/saved-address-form";

export const meta = screenMeta("Addresses details");

export const loader = customerLoader(async ({ shop }) => {
  const { customer } = shop.commerce;
  const [{ firstName, lastName }, addresses, countries, country] = await Promise.all([
    customer.profile(),
    customer.addresses(),
    addressCountries(shop, null),
    shop.country(),
  ]);
  const isFirst = addresses.length === 0;
  return {
    values: { ...addressValues(null, country), firstName, lastName },
    roles: { isDefaultShipping: isFirst, isDefaultBilling: isFirst },
    ...countries,
  };
});

export const action = customerAction((args) =>
  saveAddress(args, (address, roles) => args.shop.commerce.customer.createAddress(address, roles)),
);

export default function CreateAddressPage() {
  const shown = { state: null, ...useLoaderData<typeof loader>(), ...useActionData<typeof action>() };
  return <SavedAddressForm title="Add an address" action="/customer/addresses-details/create" {...shown} />;
}
