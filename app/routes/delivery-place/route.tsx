import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlaceForm, type PlaceChoice } from "~/features/delivery-place/place-form";
import { saveDeliveryPlace, readDeliveryPlace, deliveryPlaceSchema } from "~/features/delivery-place/place.server";
import type { Address } from "~/lib/commerce/model/address";
import { postcodeLabel, postcodeName } from "~/lib/format/country-words";
import { valueOf } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { constraintsOf, invalid } from "~/lib/server/request/parse-form.server";
import { type Shop, redirectBack } from "~/lib/server/request/shop.server";
import { sameOriginPath } from "~/lib/urls/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { fullName } from "~/lib/format/full-name";

export const handle: Screen = { robots: "disallow", prefetch: false };

export const meta = screenMeta("Where do we deliver?");

export const loader = shopLoader(async ({ shop, url }) => ({
  postcode: readDeliveryPlace(shop.cookies)?.postcode ?? null,
  saved: await savedPlaces(shop),
  constraints: constraintsOf(deliveryPlaceSchema(await shop.country())),
  returnTo: sameOriginPath(url.searchParams.get("return-to"), "/"),
}));

export const action = shopAction(async ({ shop, form }) => {
  const state = await saveDeliveryPlace(shop, form);
  return state ? invalid(state) : redirectBack(form, "/");
});

export default function DeliveryPlacePage() {
  const loaded = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const { country } = useRootData();
  return (
    <div className="mx-auto max-w-120">
      <h1>Where do we deliver?</h1>
      <ErrorSummary state={state} labels={{ postcode: postcodeLabel(country) }} isAtField />
      <p className="text-muted mt-2 mb-4">Enter your {postcodeName(country)} to see delivery dates and charges.</p>
      <div className="panel">
        <PlaceForm {...loaded} returnTo={valueOf(state, "return-to", loaded.returnTo)} state={state} />
      </div>
    </div>
  );
}

async function savedPlaces(shop: Shop): Promise<PlaceChoice["saved"]> {
  if (!shop.cookies.isCustomer) return [];
  const request = shop.commerce.customer.addresses();
  const limit = { name: "saved addresses", budgetMs: TIME_BUDGETS.savedAddresses };
  const entries = (await optional(shop, limit, request)) ?? [];
  const country = await shop.country();
  const here = entries.filter(({ address }) => address.country === country && address.postcode);
  const byPostcode = new Map(here.map(({ address }) => [address.postcode, shortAddressLine(address)]));
  return [...byPostcode].map(([postcode, text]) => ({ postcode, text }));
}

function shortAddressLine(address: Address): string {
  const { street, city, postcode } = address;
  return [fullName(address), street, `${city} ${postcode}`].filter(Boolean).join(", ");
}
