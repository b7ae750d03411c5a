import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadPlaceChoice } from "~/features/delivery-place/load-place-choice.server";
import { PlaceForm } from "~/features/delivery-place/place-form";
import { keepPlace } from "~/features/delivery-place/place.server";
import { formTitle } from "~/lib/forms/form-title";
import type { Screen } from "~/lib/screen";
import { pageMeta } from "~/lib/seo/meta";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { invalid, wasInvalid } from "~/lib/server/invalid.server";
import { redirectBack } from "~/lib/server/responses";
import { sameOriginPath } from "~/lib/urls/same-origin-path";
import { ErrorSummary } from "~/ui/error-summary";

export const handle: Screen = { robots: "disallow", fetchAhead: false };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Where do we deliver?", data) });

export const loader = shopLoader(async ({ shop, url }) => ({
  ...(await loadPlaceChoice(shop)),
  returnTo: sameOriginPath(url.searchParams.get("return-to"), "/"),
  wasInvalid: wasInvalid(shop),
}));

export const action = shopAction(async ({ shop, form }) => {
  const state = await keepPlace(shop, form);
  if (!state) return redirectBack(form, "/");
  return invalid({ state, returnTo: sameOriginPath(form.get("return-to"), "/") });
});

export default function DeliveryPlacePage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? null;
  return (
    <div className="mx-auto max-w-120">
      <h1>Where do we deliver?</h1>
      <ErrorSummary state={state} labels={{ postcode: loaded.isIndia ? "PIN code" : "Postal code" }} isAtField />
      <p className="text-muted mt-2 mb-4">Tell us, and products show when they reach you and what delivery costs.</p>
      <div className="panel">
        <PlaceForm {...loaded} returnTo={(answer ?? loaded).returnTo} state={state} />
      </div>
    </div>
  );
}
