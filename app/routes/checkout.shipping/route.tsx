import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addressCountries } from "~/lib/checkout/address-countries.server";
import { methodKey } from "~/lib/checkout/method-key";
import { requireStep } from "~/lib/checkout/read-cart.server";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { AddressView } from "~/ui/address/address-view";
import { shippingAction } from "./actions.server";
import { AddressForm } from "./address-form";
import { MethodForm } from "./method-form";
import { Link } from "~/ui/primitives/link";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: shipping", data), robots: "noindex" });

export const loader = shopLoader(async ({ shop, url }) => {
  const cart = await requireStep(shop, "shipping");
  const { shippingAddress: address, shippingMethods: methods, shippingMethod } = cart;
  return {
    address,
    methods,
    chosenMethod: shippingMethod ? methodKey(shippingMethod) : "",
    isEditing: !address || url.searchParams.get("edit") === "address",
    homeCountry: shop.session.country,
    ...(await addressCountries(shop, address?.country ?? shop.session.country)),
    wasRefused: wasRefused(shop),
  };
});

export const action = shopAction(shippingAction);

/** First the address, then, since they depend on it, the ways to deliver there. */
export default function ShippingStep() {
  const { address, methods, chosenMethod, isEditing, homeCountry, countries, country } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const addressState = answer?.state.form === "address" ? answer.state : null;
  if (!address || isEditing || addressState) {
    return (
      <AddressForm
        address={address}
        homeCountry={homeCountry}
        state={addressState}
        countries={countries}
        country={addressState ? (answer?.country ?? null) : country}
      />
    );
  }
  return (
    <>
      <h1>Shipping</h1>
      <section className="panel" aria-labelledby="deliver-to">
        <h2 id="deliver-to">Deliver to</h2>
        <AddressView address={address} countryName={country?.name ?? address.country} />
        <Link to="/checkout/shipping?edit=address">Edit address</Link>
      </section>
      <MethodForm methods={methods} chosen={chosenMethod} state={answer?.state ?? null} />
    </>
  );
}
