import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountBenefits, AccountScreen } from "~/features/account/account-screen";
import { loadGuestForm, credentials, logIn } from "~/features/account/log-in.server";
import { LogInForm, formErrorId } from "~/features/account/account-forms";
import type { Screen } from "~/lib/screen";
import { titleMeta } from "~/lib/seo/meta";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { withReturn } from "~/lib/urls/log-in-path";

export const handle: Screen = {
  cache: "no-store",
  robots: "noindex",
  prefetch: false,
  forGuests: true,
  logInDialog: false,
};

export const meta = titleMeta("Log in");

export const loader = shopLoader(async (args) => ({
  ...(await loadGuestForm(args)),
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
      noticeId={formErrorId()}
      aside={<AccountBenefits />}
    >
      {loaded.reason && <p className="mb-3">Log in {loaded.reason}.</p>}
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
