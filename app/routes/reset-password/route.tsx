import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { passwordForm } from "~/features/account/passwords.server";
import { NEW_PASSWORD_LABELS, NewPasswordFields } from "~/features/account/account-forms";
import { resetCookie, readResetLink, passwordReset, resetPassword } from "~/features/account/reset-password.server";
import { fieldsOf } from "~/lib/forms/submission";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader, wasInvalid } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/shop.server";
import { Field } from "~/ui/field";
import { FormScreen } from "~/ui/form-screen";
import { Link } from "~/ui/link";

export const handle: Screen = { cache: "no-store", robots: "noindex", forGuests: true, captchas: ["reset"] };

export const meta = screenMeta("Set a new password");

/** Moves the reset link's token and email from the URL into a sealed cookie, then redirects. */
export const loader = shopLoader(async ({ shop, url, request }) => {
  const followed = readResetLink(url.searchParams);
  if (followed) {
    shop.cookies.set(resetCookie, followed);
    throw seeOther("/reset-password");
  }
  const link = shop.cookies.get(resetCookie);
  if (!link && request.method === "GET" && !wasInvalid(shop)) throw seeOther("/forgot-password");
  return {
    resetKey: link?.token ?? "",
    email: link?.email ?? "",
    ...(await passwordForm(shop, passwordReset)),
  };
});

export const action = shopAction(resetPassword);

const LABELS = { email: "Email", ...NEW_PASSWORD_LABELS };

export default function ResetPasswordPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? null;
  const field = fieldsOf({ labels: LABELS, state, constraints: loaded.constraints, known: { email: loaded.email } });
  return (
    <FormScreen title="Set a new password" state={state} labels={LABELS}>
      <Form method="post" action="/reset-password" className="form" noValidate>
        <NeedsScript form="reset">Setting a new password</NeedsScript>
        <input type="hidden" name="token" value={answer?.resetKey ?? loaded.resetKey} />
        <Field {...field("email")} type="email" autoComplete="username" />
        <NewPasswordFields state={state} constraints={loaded.constraints} hint={loaded.passwordHint} />
        <Captcha forms={["reset"]} state={state} />
        <button className="btn">Set password</button>
        <p>
          <Link to="/forgot-password">Send a new link</Link>
        </p>
      </Form>
    </FormScreen>
  );
}
