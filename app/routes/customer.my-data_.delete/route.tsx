import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { UserName } from "~/features/account/account-forms";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { deleteAccount, deletion, ownEmail } from "~/features/account/change-account.server";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { fieldsOf } from "~/lib/forms/submission";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";

export const handle: Screen = { captchas: ["log-in"] };

export const meta = screenMeta("Delete my account");

export const loader = customerLoader(async ({ shop }) => ({
  email: await ownEmail(shop),
  constraints: constraintsOf(deletion),
}));

export const action = customerAction(deleteAccount);

const LABELS = { currentPassword: "Current password" };

export default function DeleteAccountPage() {
  const state = useActionData<typeof action>() ?? null;
  const { email, constraints } = useLoaderData<typeof loader>();
  const field = fieldsOf({ labels: LABELS, state, constraints });
  return (
    <>
      <h1>Delete my account</h1>
      <ErrorSummary state={state} labels={LABELS} isAtField />
      <Form method="post" action="/customer/my-data/delete" className="form panel" noValidate>
        <UserName email={email} />
        <p>We delete your profile, addresses, wishlist and saved cards for good. This cannot be undone.</p>
        <NeedsScript form="log-in">Deleting your account</NeedsScript>
        <Field {...field("currentPassword")} type="password" autoComplete="current-password" />
        <Captcha forms={["log-in"]} state={state} />
        <div className="buttons">
          <button className="btn border-danger bg-danger">Delete my account</button>
          <Link className="btn secondary" to="/customer/my-data">
            Keep my account
          </Link>
        </div>
      </Form>
    </>
  );
}
