import type { CardFact } from "./card-facts.server";

/** What a card's answer holds for its facts: each attribute under an alias, and the options of its variants. */
export interface WireFacts {
  readonly [alias: `fact_${string}`]: unknown;
  readonly fact_options?: WireOptions;
}

type WireOptions =
  | readonly ({
      readonly attribute_code: string | null;
      readonly values: readonly ({ readonly label: string | null } | null)[] | null;
    } | null)[]
  | null;

/** More does not fit on a card's line. */
const MOST = 3;

/** What is asked beside a card. Aliased, so that they meet no field of the same document. */
export function factFields(facts: readonly CardFact[]): string {
  if (facts.length === 0) return "";
  const own = facts.map(({ code }) => `fact_${code}: ${code}`).join(" ");
  return `${own} ... on ConfigurableProduct { fact_options: configurable_options { attribute_code values { label } } }`;
}

/** "12 GB · 128–512 GB · 6.7 inch": the first that the product has; those to choose from as their span. Lines break after a dot. */
export function toFacts(wire: WireFacts, facts: readonly CardFact[]): string {
  const said = facts.flatMap(({ code, labels }) => {
    const choices = listOf(listOf(wire.fact_options).find((option) => option?.attribute_code === code)?.values);
    const names = choices.flatMap((choice) => (typeof choice?.label === "string" ? choice.label : []));
    if (names.length > 0) return spanOf(names);
    const raw = wire[`fact_${code}`];
    if (typeof raw !== "string" && typeof raw !== "number") return [];
    return labels
      ? String(raw)
          .split(",")
          .flatMap((value) => labels[value.trim()] ?? [])
      : [String(raw).trim()];
  });
  const whole = said.filter(Boolean).map((word) => word.replaceAll(" ", "\u00a0"));
  return whole.slice(0, MOST).join("\u00a0· ");
}

/** These fields are not in the document, so nobody has checked that a list is one (transport/shape). */
function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}

const MEASURE = /^([\d.,]+)\s*(\D+)$/;

/** The ends of measures; of other words two at most, since "S – Wood" is no span. */
function spanOf(names: readonly string[]): string[] {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (names.length === 1) return [first];
  const [low, high] = [MEASURE.exec(first), MEASURE.exec(last)];
  if (!low || !high) return names.length === 2 ? [names.join(" / ")] : [];
  return [`${low[2] === high[2] ? low[1] : first}–${last}`];
}
