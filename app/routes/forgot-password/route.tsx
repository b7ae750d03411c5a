import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData } from "@remix-run/react";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { Field } from "~/ui/primitives/field";
import { Link } from "~/ui/primitives/link";
import { requestReset } from "./request-reset.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Forgot your password?", data), robots: "noindex" });

export const loader = shopLoader(({ shop }) => ({ wasRefused: wasRefused(shop) }));

export const action = shopAction(requestReset);

export default function ForgotPasswordPage() {
  const state = useActionData<typeof action>() ?? null;
  return (
    <div className="narrow">
      <h1>Forgot your password?</h1>
      <ErrorSummary state={state} labels={{ email: "Email" }} />
      <Form method="post" action="/forgot-password" className="form panel" noValidate>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          hint="We send a link there, with which you set a new password."
          required
          value={state?.values["email"] ?? ""}
          error={errorOf(state, "email")}
        />
        <button className="btn">Send reset link</button>
        <p>
          <Link to="/login">Log in</Link>
        </p>
      </Form>
    </div>
  );
}
