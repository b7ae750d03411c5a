import { Icon, iconNames } from "~/ui/icon";
import { Specimen } from "./specimen";

/** As in styles/tokens.css: text colour on its background. */
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
