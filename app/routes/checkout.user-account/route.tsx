import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusalId } from "~/features/account/refusal-notice";
import { REGISTER_LABELS } from "~/features/account/register-form";
import { GuestAccount, idPrefixOf, OWN_ACCOUNT } from "~/features/checkout/guest-account";
import { guestForms } from "~/features/checkout/guest-forms.server";
import { requireStep } from "~/features/checkout/require-step.server";
import { nextPath } from "~/features/checkout/steps";
import { resultOf, valueOf } from "~/lib/forms/submission";
import { formTitle } from "~/lib/forms/form-title";
import { wasInvalid } from "~/lib/server/invalid.server";
import { seeOther } from "~/lib/server/responses";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { ErrorSummary } from "~/ui/error-summary";
import { accountAction } from "./actions.server";
import { GuestForm } from "./guest-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Checkout: account", data) });

/**
 * Sends on at once whoever is known or gives the email together with an address. Where a form to log in or register was posted to,
 * the page stays: with script this loader runs in a request of its own, which knows nothing of the form.
 */
export const loader = shopLoader(async ({ shop, url }) => {
  const cart = await requireStep(shop, "user-account");
  const mayStay = cart.isVirtual || url.searchParams.has(OWN_ACCOUNT);
  const forms = mayStay && (await guestForms(shop));
  if (!forms) throw seeOther(nextPath(cart, "user-account"));
  return { email: cart.email, forms, wasInvalid: wasInvalid(shop) };
});

export const action = shopAction(accountAction);

/** For guests: an email, or an account. */
export default function AccountStep() {
  const { email, forms } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? null;
  const sent = valueOf(state, "intent", "guest");
  // An email typed into one form is filled into the others (gc#2107).
  const known = valueOf(state, "email", email);
  return (
    <>
      <h1>Contact</h1>
      <ErrorSummary
        state={state}
        labels={REGISTER_LABELS}
        idOf={(field) => idPrefixOf(sent) + field}
        {...(sent !== "guest" && { noticeId: refusalId(idPrefixOf(sent)) })}
      />
      <GuestForm email={known} state={resultOf(state, "intent", "guest")} constraints={forms.contact} />
      <GuestAccount {...forms} email={known} state={state} />
    </>
  );
}
