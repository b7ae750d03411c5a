import type { Capabilities } from "~/lib/commerce/model/capabilities";
import { type AttributeMeaning, NAMED_ATTRIBUTES, type NamedValues } from "~/lib/commerce/model/named-attributes";

export type NamedCodes = Partial<Readonly<Record<AttributeMeaning, string>>>;

interface NamedAttribute {
  readonly meaning: AttributeMeaning;
  readonly code: string;
  /** By option id; null for a typed text, or while the labels are not known. */
  readonly labels: Readonly<Record<string, string>> | null;
}

export type NamedAttributes = readonly NamedAttribute[];

/** Of every Magento's schema. Its value is a country's code. */
export const ORIGIN = "country_of_manufacture";

/** Where introspection is closed: the configured attributes and the country of origin. */
export function namedCodes({ productFields }: Capabilities, configured: NamedCodes): NamedAttribute[] {
  const known = new Set([...productFields, ORIGIN]);
  return (Object.keys(NAMED_ATTRIBUTES) as AttributeMeaning[]).flatMap((meaning) => {
    // its own keys
    const usual: readonly string[] = NAMED_ATTRIBUTES[meaning];
    const code = configured[meaning] ?? usual.find((name) => known.has(name));
    return code === undefined ? [] : [{ meaning, code, labels: null }];
  });
}

/** In documents of products, where the attributes are added. */
export const NAMED_ATTRIBUTES_MARK = "...NamedAttributes";

/** Aliased, to avoid conflicts with fields of the document. */
export function withNamedFields(text: string, attributes: NamedAttributes): string {
  const fields = attributes.map(({ meaning, code }) => `named_${meaning}: ${code}`);
  return text.replaceAll(NAMED_ATTRIBUTES_MARK, [...fields, NAMED_ATTRIBUTES_MARK].join(" "));
}

/** These fields are not in the document, so transport/shape has not validated them. */
export function toNamedValues(wire: object, attributes: NamedAttributes): NamedValues {
  const values = attributes.flatMap(({ meaning, code, labels }) => {
    const raw = (wire as Readonly<Record<string, unknown>>)[`named_${meaning}`]; // by its alias
    if ((typeof raw !== "string" || raw.trim() === "") && typeof raw !== "number") return [];
    const text = String(raw).trim();
    const shown = code === ORIGIN ? countryName(text) : labels ? labelOf(text, labels) : text;
    return shown ? [[meaning, shown] as const] : [];
  });
  return Object.fromEntries(values);
}

function labelOf(ids: string, labels: Readonly<Record<string, string>>): string {
  return ids
    .split(",")
    .flatMap((id) => labels[id.trim()] ?? [])
    .join(", ");
}

const COUNTRY_CODE = /^[A-Z]{2}$/;
const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** A merchant may have typed a name instead of the code. */
export function countryName(value: string): string {
  return COUNTRY_CODE.test(value) ? (names.of(value) ?? value) : value;
}
