import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { errorOf, isTicked } from "~/lib/forms/submission";
import { type Screen, screenMeta } from "~/lib/screen";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { saveNewsletter } from "~/features/newsletter/subscribe.server";

export const handle: Screen = { captchas: ["newsletter"] };

export const meta = screenMeta("My newsletter");

export const loader = customerLoader(async ({ shop }) => {
  const { isSubscribed } = await shop.commerce.customer.profile();
  return { isSubscribed };
});

export const action = customerAction(saveNewsletter);

export default function NewsletterPage() {
  const { isSubscribed } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <h1>My newsletter</h1>
      <ErrorSummary state={state} />
      <Form method="post" action="/customer/my-newsletter" autoComplete="off" className="form panel" noValidate>
        {!isSubscribed && <NeedsScript form="newsletter">Subscribing</NeedsScript>}
        <p>{isSubscribed ? "You get our newsletter." : "You do not get our newsletter."}</p>
        <CheckboxField
          name="newsletter"
          label="Subscribe to the newsletter"
          isChecked={isTicked(state, "newsletter", isSubscribed)}
          error={errorOf(state, "newsletter")}
        />
        {!isSubscribed && <Captcha forms={["newsletter"]} state={state} />}
        <button className="btn">Save</button>
      </Form>
    </>
  );
}
