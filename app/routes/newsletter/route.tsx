import { useActionData, useLoaderData } from "@remix-run/react";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import { subscribe } from "~/features/newsletter/subscribe.server";
import { valueOf } from "~/lib/forms/submission";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { sameOriginPath } from "~/lib/urls/paths";
import { FormScreen } from "~/ui/form-screen";

export const handle: Screen = { robots: "noindex", captchas: ["newsletter"] };

export const meta = screenMeta("Newsletter");

export const loader = shopLoader(({ url }) => ({
  returnTo: sameOriginPath(url.searchParams.get("return-to"), "/"),
}));

export const action = shopAction(subscribe);

export default function NewsletterPage() {
  const { returnTo } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <FormScreen
      title="Newsletter"
      state={state}
      labels={{ email: "Email address" }}
      idOf={(field) => `page-${field}`}
      isAtField
    >
      <NeedsScript form="newsletter">Subscribing</NeedsScript>
      <NewsletterForm idPrefix="page" returnTo={valueOf(state, "return-to", returnTo)} state={state}>
        <Captcha forms={["newsletter"]} state={state} idPrefix="page-" />
      </NewsletterForm>
    </FormScreen>
  );
}
