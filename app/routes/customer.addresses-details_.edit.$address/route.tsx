import { useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { requireAddress, saveAddress, addressCountries } from "~/features/addresses/save-address.server";
import { addressValues } from "~/features/addresses/address-form";
import { screenMeta } from "~/lib/screen";
import { SavedAddressForm } from "~/features/addresses/saved-address-form";

export const meta = screenMeta("Addresses details");

export const loader = customerLoader(async ({ shop, params }) => {
  const { id, address, isDefaultShipping, isDefaultBilling } = await requireAddress(shop, params["address"]);
  return {
    id,
    values: addressValues(address, await shop.country()),
    roles: { isDefaultShipping, isDefaultBilling },
    ...(await addressCountries(shop, address.country)),
  };
});

export const action = customerAction(async (args) => {
  const { id } = await requireAddress(args.shop, args.params["address"]);
  return saveAddress(args, (address, roles) => args.shop.commerce.customer.updateAddress(id, address, roles));
});

export default function EditAddressPage() {
  const { id, ...loaded } = useLoaderData<typeof loader>();
  const shown = { state: null, ...loaded, ...useActionData<typeof action>() };
  return (
    <SavedAddressForm key={id} title="Edit address" action={`/customer/addresses-details/edit/${id}`} {...shown} />
  );
}
