import { useActionData, useLoaderData } from "@remix-run/react";
import { formErrorId, REGISTER_LABELS } from "~/features/account/account-forms";
import { addressLabels } from "~/features/addresses/address-form";
import { LoggedInAs } from "~/features/checkout/step-parts";
import { valueOf } from "~/lib/forms/submission";
import { screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { ErrorSummary } from "~/ui/error-summary";
import { accountAction, loadContact } from "./contact.server";
import { COLLECT_LABELS, Destination } from "./destination";
import { EMAIL_LABELS, EmailField, GuestAccount, GuestForm, idPrefixOf } from "./guest-forms";

const headingOf = ({ view }: { readonly view: string }) => (view === "email" ? "Contact" : "Contact and address");

export const meta = screenMeta<typeof loader>((loaded) => ({ title: `Checkout: ${headingOf(loaded).toLowerCase()}` }));

export const loader = shopLoader(loadContact);

export const action = shopAction(accountAction);

export default function ContactStep() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const state = answer?.state ?? null;
  const intent = valueOf(state, "intent", "");
  const isAccount = intent === "log-in" || intent === "register";
  const { forms, destination } = loaded;
  const country = valueOf(state, "country", destination?.values.country ?? "");
  // An email entered into one form prefills the others (gc#2107).
  const email = valueOf(state, "email", loaded.email);
  const contact = { email, state: isAccount ? null : state };
  return (
    <>
      <h1>{headingOf(loaded)}</h1>
      <ErrorSummary
        state={state}
        labels={isAccount ? REGISTER_LABELS : labelsOf(loaded.view, country)}
        idOf={(field) => idPrefixOf(intent) + field}
        isAtField={loaded.view === "email" && !isAccount}
        {...(isAccount && { noticeId: formErrorId(idPrefixOf(intent)) })}
      />
      {forms && !destination && <GuestForm {...contact} constraints={forms.contact} />}
      {forms ? <GuestAccount {...forms} email={email} state={state} /> : <LoggedInAs email={loaded.email} />}
      {destination && (
        <Destination
          {...destination}
          {...(answer && "country" in answer && answer.country ? answer : null)}
          view={loaded.view}
          state={contact.state}
        >
          {forms && <EmailField {...contact} constraints={forms.contact} />}
        </Destination>
      )}
    </>
  );
}

function labelsOf(view: string, country: string) {
  if (view === "collect") return { ...EMAIL_LABELS, ...COLLECT_LABELS };
  return { ...EMAIL_LABELS, ...(view === "address" && { ...addressLabels(country), saved: "Saved addresses" }) };
}
