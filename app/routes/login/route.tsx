import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withReturn } from "~/lib/urls/log-in-address";
import { loadGuestForm } from "~/features/account/account-page.server";
import { credentials, logIn } from "~/features/account/log-in.server";
import { formTitle } from "~/lib/forms/form-title";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { AccountBenefits } from "~/features/account/account-benefits";
import { AccountScreen } from "~/features/account/account-screen";
import { refusalId } from "~/features/account/refusal-notice";
import { LogInForm } from "~/features/account/log-in-form";

export const handle: Screen = {
  keep: "nobody",
  robots: "noindex",
  fetchAhead: false,
  forGuests: true,
  logInDialog: false,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: formTitle("Log in", data) });

export const loader = shopLoader((args) => ({
  ...loadGuestForm(args),
  constraints: constraintsOf(credentials),
}));

export const action = shopAction(logIn);

export default function LogInPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { returnTo } = answer ?? loaded;
  const state = answer?.state ?? null;
  return (
    <AccountScreen
      title="Log in"
      state={state}
      labels={{ email: "Email", password: "Password" }}
      noticeId={refusalId()}
      aside={<AccountBenefits />}
    >
      <LogInForm
        state={state}
        constraints={loaded.constraints}
        returnTo={returnTo}
        registerAt={withReturn("/register", returnTo)}
        isFirst={!state}
      />
    </AccountScreen>
  );
}
