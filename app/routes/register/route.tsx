import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountBenefits, AccountScreen } from "~/features/account/account-screen";
import { loadGuestForm, passwordForm, register, registration } from "~/features/account/log-in.server";
import { formErrorId, REGISTER_LABELS, RegisterForm } from "~/features/account/account-forms";
import type { Screen } from "~/lib/screen";
import { titleMeta } from "~/lib/seo/meta";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { withReturn } from "~/lib/urls/log-in-path";

export const handle: Screen = { cache: "no-store", robots: "noindex", forGuests: true, logInDialog: false };

export const meta = titleMeta("Create an account");

export const loader = shopLoader(async (args) => ({
  ...(await loadGuestForm(args)),
  ...(await passwordForm(args.shop, registration)),
}));

export const action = shopAction(register);

export default function RegisterPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { returnTo } = answer ?? loaded;
  const state = answer?.state ?? null;
  return (
    <AccountScreen
      title="Create an account"
      state={state}
      labels={REGISTER_LABELS}
      noticeId={formErrorId()}
      aside={<AccountBenefits />}
    >
      {loaded.reason && <p className="mb-3">Create an account {loaded.reason}.</p>}
      <RegisterForm
        state={state}
        returnTo={returnTo}
        logInAt={withReturn("/login", returnTo)}
        passwordHint={loaded.passwordHint}
        constraints={loaded.constraints}
        isFirst={!state}
      />
    </AccountScreen>
  );
}
