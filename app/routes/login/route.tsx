import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { HeadersFunction } from "@remix-run/server-runtime";
import { logIn, PROFILE } from "~/lib/account/log-in.server";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import { sameOriginPath } from "~/lib/http/same-origin-path";
import { pageMeta } from "~/lib/seo/meta";
import { LogInForm } from "~/ui/account/log-in-form";
import { ErrorSummary } from "~/ui/primitives/error-summary";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Log in", data), robots: "noindex" });

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const loader = shopLoader(({ shop, url }) => {
  const returnTo = sameOriginPath(url.searchParams.get("return-to"), PROFILE);
  if (shop.session.customerToken) throw seeOther(returnTo);
  return { returnTo, wasRefused: wasRefused(shop) };
});

export const action = shopAction(logIn);

export default function LogInPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { returnTo } = answer ?? loaded;
  const state = answer?.state ?? null;
  return (
    <div className="narrow">
      <h1>Log in</h1>
      <ErrorSummary state={state} labels={{ email: "Email", password: "Password" }} />
      <div className="panel">
        <LogInForm
          state={state}
          returnTo={returnTo}
          registerAt={`/register?return-to=${encodeURIComponent(returnTo)}`}
          isFirst={!state}
        />
      </div>
    </div>
  );
}
