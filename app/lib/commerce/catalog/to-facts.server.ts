/**
 * An attribute "Used in Product Listing" (Magento), with the labels of its options; of a yes/no
 * attribute with its own for "yes".
 */
export interface CardFact {
  readonly code: string;
  readonly labels: Readonly<Record<string, string>> | null;
}

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

/** More does not fit on a card's lines. */
const MAX_FACTS_SHOWN = 3;
/** One of several words is longer than a measure. */
const MAX_FACTS_WITH_WORDS = 2;
const WORDS = /^\D+\s/;

/** Aliased, to avoid conflicts with fields of the document. */
export function factFields(codes: readonly string[]): string {
  if (codes.length === 0) return "";
  const own = codes.map((code) => `fact_${code}: ${code}`).join(" ");
  return `${own} ... on ConfigurableProduct { fact_options: configurable_options { attribute_code values { label } } }`;
}

/** "12 GB · 128–512 GB · 6.7 inch". Options are shown as a span; lines break after a dot. */
export function toFacts(wire: WireFacts, facts: readonly CardFact[]): string {
  const shownFacts = facts.flatMap(({ code, labels }) => {
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
  const whole = shownFacts.filter(Boolean).map((word) => word.replaceAll(" ", "\u00a0"));
  const hasWords = whole.slice(0, MAX_FACTS_WITH_WORDS).some((word) => WORDS.test(word));
  return whole.slice(0, hasWords ? MAX_FACTS_WITH_WORDS : MAX_FACTS_SHOWN).join("\u00a0· ");
}

/** These fields are not in the document, so transport/shape has not validated them. */
function listOf<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}

const MEASURE = /^([\d.,]+)\s*(\D+)$/;

/** The ends of measures; at most two other words, since "S – Wood" is no span. */
function spanOf(names: readonly string[]): string[] {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (names.length === 1) return [first];
  const [low, high] = [MEASURE.exec(first), MEASURE.exec(last)];
  if (!low || !high) return names.length === 2 ? [names.join(" / ")] : [];
  return [`${low[2] === high[2] ? low[1] : first}–${last}`];
}
