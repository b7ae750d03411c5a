import type { ReactNode } from "react";
import { LogInForm } from "~/features/account/log-in-form";
import { RegisterForm } from "~/features/account/register-form";
import { resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { stepPath } from "./steps";

interface GuestForms {
  readonly logIn: Constraints;
  readonly register: { readonly passwordHint: string; readonly constraints: Constraints };
}

/** Prefix of the ids in the form with this intent: a page has three fields for an email. */
export function idPrefixOf(intent: string): string {
  return intent === "log-in" || intent === "register" ? `${intent}-` : "";
}

interface GuestAccountProps extends GuestForms {
  /** Filled into both forms, so that it is typed once. */
  readonly email: string | null;
  readonly state: SubmissionResult | null;
}

/** Log in or register on the way, each folded until it is wanted or has something wrong in it. */
export function GuestAccount({ email, state, logIn, register }: GuestAccountProps) {
  const action = stepPath("user-account");
  const of = (intent: string) => resultOf(state, "intent", intent);
  return (
    <div className="flex flex-wrap items-start gap-x-6 text-s">
      <Folded title="Log in" isOpen={of("log-in") !== null}>
        <LogInForm
          {...{ action, returnTo: action, email, constraints: logIn }}
          idPrefix={idPrefixOf("log-in")}
          state={of("log-in")}
        />
      </Folded>
      <Folded title="Create an account" isOpen={of("register") !== null}>
        <RegisterForm
          {...{ action, returnTo: action, email, ...register }}
          idPrefix={idPrefixOf("register")}
          state={of("register")}
        />
      </Folded>
    </div>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="open:basis-full" open={isOpen}>
      <summary className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">{title}</summary>
      <section className="panel mb-3 text-m" aria-label={title}>
        {children}
      </section>
    </details>
  );
}
