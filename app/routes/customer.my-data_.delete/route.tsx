import type { MetaFunction } from "@remix-run/react";
import { Form, useActionData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/customer-only.server";
import { errorOf } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/server/refusal.server";
import { pageMeta } from "~/lib/seo/meta";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { deleteAccount } from "./delete-account.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Delete my account", data) });

export const loader = customerLoader(({ shop }) => ({ wasRefused: wasRefused(shop) }));

export const action = customerAction(deleteAccount);

export default function DeleteAccountPage() {
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <h1>Delete my account</h1>
      <ErrorSummary state={state} labels={{ currentPassword: "Current password" }} />
      <Form method="post" action="/customer/my-data/delete" className="form panel" noValidate>
        <p>Your profile, addresses, wishlist and saved cards are removed for good. This cannot be undone.</p>
        <Field
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={errorOf(state, "currentPassword")}
        />
        <div className="buttons">
          <button className="btn border-danger bg-danger">Delete my account</button>
          <Link className="btn quiet" to="/customer/my-data">
            Keep my account
          </Link>
        </div>
      </Form>
    </>
  );
}
