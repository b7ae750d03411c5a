import type { ReactNode } from "react";
import { Icon, iconNames } from "~/ui/icon";
import { FormErrorNotice } from "~/features/account/account-forms";
import type { SubmissionResult } from "~/lib/forms/submission";
import { CardSkeletons } from "~/ui/card-skeletons";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { DeferredPart } from "~/ui/deferred-part";
import { Prose } from "~/ui/prose";
import { LineSkeletons } from "~/ui/skeleton";

/** As in brand/tokens.css: text colour on its background. */
const PAIRS = [
  "text-ink bg-page",
  "text-ink bg-surface",
  "text-muted bg-surface",
  "text-muted bg-sunken",
  "text-brand bg-surface",
  "text-on-brand bg-brand",
  "text-brand bg-brand-soft",
  "text-danger bg-danger-soft",
  "text-ok bg-ok-soft",
  "text-warn bg-warn-soft",
  "text-on-deep bg-deep",
  "text-on-deep-muted bg-deep",
  "text-on-spark bg-spark",
  "text-on-spark-soft bg-spark-soft",
] as const;

const SIZES = ["text-xs", "text-s", "text-m", "text-l", "text-xl", "text-2xl", "text-3xl"] as const;

const HTML = `<p>What the editors write, with <a href="/about-us">links</a>.</p><h3>A heading</h3><ul><li>One</li><li>Two</li></ul>
  <table><tr><th>Telephone</th><td>+91 80 4000 0000</td></tr></table>`;
const STATE: SubmissionResult = { status: "error", error: { "": ["The shop says no."], wrong: ["Invalid email"] } };

export function Foundations() {
  return (
    <>
      <Specimen of="colours">
        <ul className="grid gap-2 sm:grid-cols-2">
          {PAIRS.map((pair) => (
            <li key={pair} className={`${pair} rounded-control p-3`}>
              {pair}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen of="type">
        {SIZES.map((size) => (
          <p key={size} className={size}>
            {size}: ₹1,29,999.50 at the door
          </p>
        ))}
      </Specimen>
      <Specimen of="icon">
        <ul className="row">
          {iconNames.map((name) => (
            <li key={name} className="row">
              <Icon name={name} /> <small>{name}</small>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen of="notice">
        <p className="notice">Something to know.</p>
        <p className="notice success">Added to your cart.</p>
        <p className="notice warning">You are not authorized, please log in.</p>
        <p className="notice danger">Removed from your wishlist.</p>
      </Specimen>
      <Specimen of="error-summary">
        <ErrorSummary state={STATE} labels={{ wrong: "Email" }} />
      </Specimen>
      <Specimen of="form-error-notice">
        <FormErrorNotice state={STATE} idPrefix="specimen-" />
      </Specimen>
      <Specimen of="empty-state">
        <EmptyState icon="package" to="/" next="Start shopping">
          No orders yet.
        </EmptyState>
      </Specimen>
      <Specimen of="prose">
        <Prose html={HTML} />
      </Specimen>
      <Specimen of="deferred-part">
        <DeferredPart data={{ ok: true, value: "Three reviews" }} label="The reviews">
          {(text) => <p>{text}</p>}
        </DeferredPart>
        <DeferredPart data={{ ok: false, isEnded: false }} label="The reviews">
          {() => null}
        </DeferredPart>
        <DeferredPart data={{ ok: false, isEnded: true }} label="Your orders">
          {() => null}
        </DeferredPart>
      </Specimen>
      <Specimen of="card-skeletons">
        <CardSkeletons />
      </Specimen>
      <Specimen of="skeleton">
        <LineSkeletons label="Loading…" />
      </Specimen>
    </>
  );
}

interface SpecimenProps {
  /** The component's module, as in `app/ui/field.tsx`; a test checks that each has a specimen. */
  readonly of: string;
  readonly children: ReactNode;
}

export function Specimen({ of, children }: SpecimenProps) {
  return (
    <section
      className="panel grid grid-cols-[minmax(0,1fr)] content-start gap-4"
      aria-labelledby={`of-${of}`}
      // eslint-disable-next-line no-restricted-syntax -- for tests only
      data-specimen={of}
    >
      <h2 id={`of-${of}`}>{of}</h2>
      {children}
    </section>
  );
}
