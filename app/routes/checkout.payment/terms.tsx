import { termsField } from "~/features/checkout/steps";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import { errorOf, isTicked, type SubmissionResult } from "~/lib/forms/submission";
import { CheckboxField } from "~/ui/checkbox-field";
import { Prose } from "~/ui/prose";

/** Fits into a line beside a box on a small phone. */
const LINE = 40;

/**
 * The only agreement to accept, if its checkbox fits above the button; more of them would cover a
 * phone's screen.
 */
export function termsInBar(agreements: readonly CheckoutAgreement[]): CheckoutAgreement | null {
  const [first, ...others] = agreements.filter(({ checkbox }) => checkbox !== null);
  return first?.checkbox && first.checkbox.length <= LINE && others.length === 0 ? first : null;
}

interface BoxProps {
  readonly state: SubmissionResult | null;
  readonly isTickedFirst: boolean;
}

interface TermsProps extends BoxProps {
  readonly agreements: readonly CheckoutAgreement[];
  readonly inBar: CheckoutAgreement | null;
}

/** The texts of all agreements, each with its checkbox unless that is above the button. */
export function Terms({ agreements, inBar, ...box }: TermsProps) {
  if (agreements.length === 0) return null;
  const automatic = agreements.filter(({ checkbox }) => checkbox === null);
  const accepted = automatic.length === agreements.length ? "the terms and conditions" : namesOf(automatic);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {automatic.length > 0 && <p className="text-s">By placing the order you accept {accepted}.</p>}
      {agreements.map((agreement) => (
        <div
          key={agreement.id}
          className={agreement.checkbox === null || agreement === inBar ? "contents" : "basis-full"}
        >
          <details className="open:basis-full">
            <summary className="inline-flex min-h-11 items-center text-s text-brand underline underline-offset-2">
              {agreement.name}
            </summary>
            <Prose html={agreement.html} />
          </details>
          {agreement !== inBar && <TermsBox agreement={agreement} {...box} />}
        </div>
      ))}
    </div>
  );
}

function namesOf(agreements: readonly CheckoutAgreement[]): string {
  return agreements.map(({ name }) => `“${name}”`).join(" and ");
}

interface TermsBoxProps extends BoxProps {
  readonly agreement: CheckoutAgreement;
}

export function TermsBox({ agreement, state, isTickedFirst }: TermsBoxProps) {
  if (agreement.checkbox === null) return null;
  const name = termsField(agreement);
  return (
    <CheckboxField
      name={name}
      label={agreement.checkbox}
      error={errorOf(state, name)}
      isChecked={state ? isTicked(state, name) : isTickedFirst}
    />
  );
}
