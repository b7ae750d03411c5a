import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { changePassword, ownEmail, passwordChange } from "~/features/account/change-account.server";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { passwordForm } from "~/features/account/passwords.server";
import { NEW_PASSWORD_LABELS, NewPasswordFields, UserName } from "~/features/account/account-forms";
import { fieldsOf } from "~/lib/forms/submission";
import { type Screen, screenMeta } from "~/lib/screen";
import { Field } from "~/ui/field";
import { FormScreen } from "~/ui/form-screen";
import { Link } from "~/ui/link";

export const handle: Screen = { cache: "no-store", robots: "noindex", captchas: ["change-password", "log-in"] };

export const meta = screenMeta("Change password");

export const loader = customerLoader(async ({ shop }) => {
  const [email, form] = await Promise.all([ownEmail(shop), passwordForm(shop, passwordChange)]);
  return { email, ...form };
});

export const action = customerAction(changePassword);

const LABELS = { currentPassword: "Current password", ...NEW_PASSWORD_LABELS };

export default function ChangePasswordPage() {
  const { email, passwordHint, constraints } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const field = fieldsOf({ labels: LABELS, state, constraints });
  return (
    <FormScreen title="Change password" state={state} labels={LABELS}>
      <Form method="post" action="/change-password" className="form" noValidate>
        <UserName email={email} />
        <NeedsScript form="change-password">Changing your password</NeedsScript>
        <Field {...field("currentPassword")} type="password" autoComplete="current-password" />
        <NewPasswordFields state={state} constraints={constraints} hint={passwordHint} />
        <Captcha forms={["change-password", "log-in"]} state={state} />
        <div className="buttons">
          <button className="btn">Set password</button>
          <Link className="btn secondary" to="/customer/my-profile">
            Back to my profile
          </Link>
        </div>
      </Form>
    </FormScreen>
  );
}
