import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/lib/account/customer-only.server";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { pageMeta } from "~/lib/seo/meta";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { Field } from "~/ui/primitives/field";
import { Link } from "~/ui/primitives/link";
import { saveProfile } from "./save-profile.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("My profile", data), robots: "noindex" });

export const loader = customerLoader(async ({ shop }) => {
  const { firstName, lastName, email } = await shop.commerce.customer.profile();
  return { saved: { firstName, lastName, email }, wasRefused: wasRefused(shop) };
});

export const action = customerAction(saveProfile);

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  currentPassword: "Current password",
} as const;

export default function ProfilePage() {
  const { saved } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const field = (name: keyof typeof saved) => ({
    name,
    label: LABELS[name],
    required: true,
    value: state?.values[name] ?? saved[name],
    error: errorOf(state, name),
  });
  return (
    <>
      <h1>My profile</h1>
      <ErrorSummary state={state} labels={LABELS} />
      <Form method="post" action="/customer/my-profile" className="form panel" noValidate>
        <div className="pair">
          <Field {...field("firstName")} autoComplete="given-name" />
          <Field {...field("lastName")} autoComplete="family-name" />
        </div>
        <Field {...field("email")} type="email" autoComplete="email" />
        <Field
          name="currentPassword"
          label={LABELS.currentPassword}
          type="password"
          autoComplete="current-password"
          hint="Only needed to change the email."
          error={errorOf(state, "currentPassword")}
        />
        <div className="buttons">
          <button className="btn">Save profile</button>
          <Link className="btn quiet" to="/change-password">
            Change password
          </Link>
        </div>
      </Form>
    </>
  );
}
