import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { HeadersFunction } from "@remix-run/server-runtime";
import { PROFILE } from "~/lib/account/log-in.server";
import { register } from "~/lib/account/register.server";
import { passwordRuleText } from "~/lib/commerce/model/password-rule";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import { sameOriginPath } from "~/lib/http/same-origin-path";
import { pageMeta } from "~/lib/seo/meta";
import { REGISTER_LABELS, RegisterForm } from "~/ui/account/register-form";
import { ErrorSummary } from "~/ui/primitives/error-summary";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Create an account", data), robots: "noindex" });

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const loader = shopLoader(async ({ shop, url }) => {
  const returnTo = sameOriginPath(url.searchParams.get("return-to"), PROFILE);
  if (shop.session.customerToken) throw seeOther(returnTo);
  const rule = await shop.commerce.account.passwordRule();
  return { returnTo, passwordHint: passwordRuleText(rule), wasRefused: wasRefused(shop) };
});

export const action = shopAction(register);

export default function RegisterPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { returnTo } = answer ?? loaded;
  const state = answer?.state ?? null;
  return (
    <div className="narrow">
      <h1>Create an account</h1>
      <ErrorSummary state={state} labels={REGISTER_LABELS} problemTitle="Registration error" />
      <div className="panel">
        <RegisterForm
          state={state}
          returnTo={returnTo}
          logInAt={`/login?return-to=${encodeURIComponent(returnTo)}`}
          passwordHint={loaded.passwordHint}
          isFirst={!state}
        />
      </div>
    </div>
  );
}
