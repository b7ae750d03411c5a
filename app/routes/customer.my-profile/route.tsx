import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { profileDetails, saveProfile } from "~/features/account/change-account.server";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { fieldsOf } from "~/lib/forms/submission";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { screenMeta } from "~/lib/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { SelectField } from "~/ui/select-field";

export const meta = screenMeta("My profile");

export const loader = customerLoader(async ({ shop }) => {
  const { isSubscribed: _, ...saved } = await shop.commerce.customer.profile();
  return { saved, constraints: constraintsOf(profileDetails) };
});

export const action = customerAction(saveProfile);

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  prefix: "Title (optional)",
  suffix: "Suffix (optional)",
  birthDate: "Date of birth (optional)",
  gender: "Gender (optional)",
  taxNumber: "Tax number (optional)",
  currentPassword: "Current password",
} as const;

/** Magento's values. A stored gender cannot be removed, only changed to the last one. */
const GENDERS = [
  { value: "1", label: "Male" },
  { value: "2", label: "Female" },
  { value: "3", label: "Not specified" },
];
const UNDISCLOSED = { value: "", label: "Prefer not to say" };

export default function ProfilePage() {
  const { saved, constraints } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const field = fieldsOf({ labels: LABELS, state, constraints, known: saved });
  return (
    <>
      <h1>My profile</h1>
      <ErrorSummary state={state} labels={LABELS} />
      <Form method="post" action="/customer/my-profile" className="form panel" noValidate>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field {...field("firstName")} autoComplete="given-name" />
          <Field {...field("lastName")} autoComplete="family-name" />
        </div>
        <Field {...field("email")} type="email" autoComplete="username" />
        <Field
          {...field("currentPassword")}
          type="password"
          autoComplete="current-password"
          hint="Only needed to change the email."
        />
        <fieldset className="form">
          <legend className="pb-2 text-l">More about you</legend>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Field {...field("prefix")} autoComplete="honorific-prefix" />
            <Field {...field("suffix")} autoComplete="honorific-suffix" />
            <Field {...field("birthDate")} type="date" autoComplete="bday" />
            <SelectField
              {...field("gender")}
              autoComplete="sex"
              options={saved.gender ? GENDERS : [UNDISCLOSED, ...GENDERS]}
            />
          </div>
          <Field {...field("taxNumber")} />
        </fieldset>
        <div className="buttons">
          <button className="btn">Save profile</button>
          <Link className="btn secondary" to="/change-password">
            Change password
          </Link>
        </div>
      </Form>
    </>
  );
}
