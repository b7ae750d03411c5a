import { Form, useLoaderData } from "@remix-run/react";
import { CHECK_FIRST } from "~/lib/forms/submission";
import { type Screen, screenMeta } from "~/lib/screen";
import { draftCookie } from "~/lib/server/request/draft-form.server";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/shop.server";
import { logInPath } from "~/lib/urls/paths";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta("Continue where you left off");

/** Shown after the log-in of a customer whose session had ended while submitting a form. */
export const loader = shopLoader(({ shop }) => {
  const draft = shop.cookies.get(draftCookie);
  if (!draft) throw seeOther("/");
  if (!shop.cookies.isCustomer) throw seeOther(logInPath("/continue"));
  return { action: draft.action, fields: draft.fields };
});

export const action = shopAction(({ shop }) => {
  const page = shop.cookies.get(draftCookie)?.page ?? "/";
  shop.cookies.clear(draftCookie);
  return seeOther(page);
});

export default function ContinuePage() {
  const { action: target, fields } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-140 gap-4 lg:py-6">
      <h1>Continue where you left off</h1>
      <p>You are back. We kept what you were sending, except passwords.</p>
      <div className="buttons">
        <Form method="post" action={target}>
          {fields.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={CHECK_FIRST} value="1" />
          <button className="btn">Continue</button>
        </Form>
        <Form method="post" action="/continue">
          <button className="btn secondary">Discard it</button>
        </Form>
      </div>
    </div>
  );
}
