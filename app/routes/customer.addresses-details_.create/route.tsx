import { useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/customer-only.server";
import { saveAddress } from "~/features/addresses/save-address.server";
import { addressCountries } from "~/features/addresses/address-countries.server";
import { addressValues } from "~/features/addresses/address-form";
import { titleMeta } from "~/lib/seo/meta";
import { SavedAddressForm } from "~/features/addresses/saved-address-form";

export const meta = titleMeta("Addresses details");

export const loader = customerLoader(async ({ shop }) => {
  const { customer } = shop.commerce;
  const home = shop.country;
  const [profile, addresses, countries] = await Promise.all([
    customer.profile(),
    customer.addresses(),
    addressCountries(shop, home),
  ]);
  const { firstName, lastName } = profile;
  return {
    values: { ...addressValues(null, home), firstName, lastName },
    isFirst: addresses.length === 0,
    ...countries,
  };
});

export const action = customerAction((args) =>
  saveAddress(args, (address, roles) => args.shop.commerce.customer.createAddress(address, roles)),
);

export default function CreateAddressPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { country, constraints } = answer ?? loaded;
  return (
    <SavedAddressForm
      title="Add an address"
      action="/customer/addresses-details/create"
      values={loaded.values}
      roles={{ isDefaultShipping: loaded.isFirst, isDefaultBilling: loaded.isFirst }}
      state={answer?.state ?? null}
      countries={loaded.countries}
      country={country}
      constraints={constraints}
    />
  );
}
