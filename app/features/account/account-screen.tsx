import { useRootData } from "~/lib/root-data";
import { withReturn } from "~/lib/urls/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Icon } from "~/ui/icon";
import { formErrorId, LogInForm, RegisterForm, registerLabels } from "./account-forms";
import type { loadGuestForm } from "./guest-form.server";
import type { AccountFormResult } from "./log-in.server";

interface GuestScreenProps {
  readonly loaded: Awaited<ReturnType<typeof loadGuestForm>>;
  readonly answer: AccountFormResult | undefined;
}

/** Log-in or registration, each with a link to the other. */
export function GuestScreen({ loaded, answer }: GuestScreenProps) {
  const { form, reason, constraints, passwordHint, attributes } = loaded;
  const { returnTo, state } = answer ?? { ...loaded, state: null };
  const isLogIn = form === "login";
  const title = isLogIn ? "Log in" : "Create an account";
  const switchTo = withReturn(isLogIn ? "/register" : "/login", returnTo);
  const shared = { state, constraints, returnTo, switchTo, isFirst: !state };
  return (
    <div className="mx-auto grid max-w-[1000px] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-12 lg:py-6">
      <div className="grid min-w-0 content-start gap-4">
        <h1>{title}</h1>
        <ErrorSummary state={state} labels={registerLabels(attributes)} noticeId={formErrorId()} />
        <div className="panel lg:p-6">
          {reason && <p className="mb-3">{`${title} ${reason}.`}</p>}
          {isLogIn ? <LogInForm {...shared} /> : <RegisterForm {...shared} {...{ passwordHint, attributes }} />}
        </div>
      </div>
      <AccountBenefits hasGuestOrders={loaded.hasGuestOrders} />
    </div>
  );
}

const BENEFITS = [
  { icon: "package", text: "Track orders and get invoices" },
  { icon: "map-pin", text: "Your addresses filled in at checkout" },
  { icon: "heart", text: "One wishlist on all your devices" },
] as const;

export function AccountBenefits({ hasGuestOrders }: { hasGuestOrders: boolean }) {
  const { hasWishlists } = useRootData();
  return (
    <section className="self-start rounded-card bg-deep p-4 text-on-deep lg:mt-13 lg:p-6" aria-labelledby="benefits">
      <h2 id="benefits">With an account</h2>
      <ul className="mt-3 grid gap-3 text-s text-on-deep-muted">
        {BENEFITS.filter(({ icon }) => hasWishlists || icon !== "heart").map(({ icon, text }) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} size={20} />
            {text}
          </li>
        ))}
      </ul>
      {hasGuestOrders && <p className="mt-3 text-s text-on-deep-muted">You can also check out as a guest.</p>}
    </section>
  );
}
