import type { ReactNode } from "react";
import { Icon, iconNames } from "~/ui/icon";

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

export function Colours() {
  return (
    <Specimen of="colours">
      <ul className="grid gap-2 sm:grid-cols-2">
        {PAIRS.map((pair) => (
          <li key={pair} className={`${pair} rounded-control p-3`}>
            {pair}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

export function Type() {
  return (
    <Specimen of="type">
      {SIZES.map((size) => (
        <p key={size} className={size}>
          {size}: ₹1,29,999.50 at the door
        </p>
      ))}
    </Specimen>
  );
}

export function Icons() {
  return (
    <Specimen of="icon">
      <ul className="row">
        {iconNames.map((name) => (
          <li key={name} className="row">
            <Icon name={name} /> <small>{name}</small>
          </li>
        ))}
      </ul>
    </Specimen>
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
      data-specimen={of}
    >
      <h2 id={`of-${of}`}>{of}</h2>
      {children}
    </section>
  );
}
