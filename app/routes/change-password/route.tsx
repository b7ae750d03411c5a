import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { HeadersFunction } from "@remix-run/server-runtime";
import { customerAction, customerLoader } from "~/lib/account/customer-only.server";
import { passwordRuleText } from "~/lib/commerce/model/password-rule";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { pageMeta } from "~/lib/seo/meta";
import { NEW_PASSWORD_LABELS, NewPasswordFields } from "~/ui/account/new-password-fields";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { Field } from "~/ui/primitives/field";
import { Link } from "~/ui/primitives/link";
import { changePassword } from "./change-password.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Change password", data), robots: "noindex" });

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const loader = customerLoader(async ({ shop }) => {
  const rule = await shop.commerce.account.passwordRule();
  return { passwordHint: passwordRuleText(rule), wasRefused: wasRefused(shop) };
});

export const action = customerAction(changePassword);

export default function ChangePasswordPage() {
  const { passwordHint } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <div className="narrow">
      <h1>Change password</h1>
      <ErrorSummary state={state} labels={{ currentPassword: "Current password", ...NEW_PASSWORD_LABELS }} />
      <Form method="post" action="/change-password" className="form panel" noValidate>
        <Field
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={errorOf(state, "currentPassword")}
        />
        <NewPasswordFields state={state} hint={passwordHint} />
        <div className="buttons">
          <button className="btn">Set password</button>
          <Link className="btn quiet" to="/customer/my-profile">
            Back to my profile
          </Link>
        </div>
      </Form>
    </div>
  );
}
