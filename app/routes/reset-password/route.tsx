import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { HeadersFunction } from "@remix-run/server-runtime";
import { passwordRuleText } from "~/lib/commerce/model/password-rule";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import { pageMeta } from "~/lib/seo/meta";
import { NEW_PASSWORD_LABELS, NewPasswordFields } from "~/ui/account/new-password-fields";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { Field } from "~/ui/primitives/field";
import { Link } from "~/ui/primitives/link";
import { resetPassword } from "./reset-password.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Set a new password", data), robots: "noindex" });

/** The address holds the key of the mailed link: it is kept nowhere and told to nobody. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const loader = shopLoader(async ({ shop, url, request }) => {
  const resetKey = url.searchParams.get("token") ?? "";
  if (resetKey === "" && request.method === "GET" && !wasRefused(shop)) throw seeOther("/forgot-password");
  const rule = await shop.commerce.account.passwordRule();
  return { resetKey, passwordHint: passwordRuleText(rule), wasRefused: wasRefused(shop) };
});

export const action = shopAction(resetPassword);

export default function ResetPasswordPage() {
  const { resetKey, passwordHint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? null;
  return (
    <div className="narrow">
      <h1>Set a new password</h1>
      <ErrorSummary state={state} labels={{ email: "Email", ...NEW_PASSWORD_LABELS }} />
      <Form method="post" action="/reset-password" className="form panel" noValidate>
        <input type="hidden" name="token" value={answer?.resetKey ?? resetKey} />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={state?.values["email"] ?? ""}
          error={errorOf(state, "email")}
        />
        <NewPasswordFields state={state} hint={passwordHint} />
        <button className="btn">Set password</button>
        <p>
          <Link to="/forgot-password">Send a new link</Link>
        </p>
      </Form>
    </div>
  );
}
