import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { fieldsOf, valueOf } from "~/lib/forms/submission";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { OVERVIEW, withReturn, sameOriginPath } from "~/lib/urls/paths";
import { Field } from "~/ui/field";
import { FormScreen } from "~/ui/form-screen";
import { Link } from "~/ui/link";
import { requestReset, resetRequest } from "~/features/account/reset-password.server";

export const handle: Screen = { cache: "no-store", robots: "noindex", forGuests: true, captchas: ["reset"] };

export const meta = screenMeta("Forgot your password?");

export const loader = shopLoader(({ url }) => ({
  returnTo: sameOriginPath(url.searchParams.get("return-to"), OVERVIEW),
  constraints: constraintsOf(resetRequest),
}));

export const action = shopAction(requestReset);

const LABELS = { email: "Email" };

export default function ForgotPasswordPage() {
  const { returnTo, constraints } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const redirectTo = valueOf(state, "return-to", returnTo);
  const field = fieldsOf({ labels: LABELS, state, constraints });
  return (
    <FormScreen title="Forgot your password?" state={state} labels={LABELS} isAtField>
      <Form method="post" action="/forgot-password" className="form" noValidate>
        <NeedsScript form="reset">Sending you a link</NeedsScript>
        <input type="hidden" name="return-to" value={redirectTo} />
        <Field
          {...field("email")}
          type="email"
          autoComplete="username"
          hint="We will email you a link to set a new password."
        />
        <Captcha forms={["reset"]} state={state} />
        <button className="btn">Send reset link</button>
        <p>
          <Link to={withReturn("/login", redirectTo)}>Log in</Link>
        </p>
      </Form>
    </FormScreen>
  );
}
