import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import type { Sources } from "~/lib/commerce/content/content.server";
import { type Capabilities, MARKS } from "~/lib/commerce/model/capabilities";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import {
  NAMED_ATTRIBUTES_MARK,
  namedCodes,
  type NamedAttributes,
  type NamedCodes,
  ORIGIN,
  withNamedFields,
} from "./named-attributes.server";

const CARD = "...ProductCard";

export interface WireExtras {
  readonly new?: number | null;
  readonly sale?: number | null;
  /** Computed here, from attributes whose names differ from shop to shop. */
  readonly facts?: string;
}

/**
 * Of products in other products (related ones, members of a group) Magento loads only fields named in the braces: those
 * that only a spread names are null, and prices 0. Which fields below them are named does not matter.
 */
const NAMED =
  "name url_key new_from_date new_to_date small_image { label } price_range { minimum_price { final_price { value } } }";

export function nameBesideCards(text: string, ...fields: readonly string[]): string {
  return text.replaceAll(CARD, [NAMED, ...fields, CARD].filter(Boolean).join(" "));
}

/** Adds `new`, `sale` and the listed attributes to card queries, and attributes with a meaning to those of products. */
export function withCardFields({ backend, capabilities }: Sources, configured: NamedCodes): Backend {
  return {
    ...backend,
    async readPublic(document, variables) {
      const text = document.toString();
      if (!text.includes(CARD) && !text.includes(NAMED_ATTRIBUTES_MARK)) return backend.readPublic(document, variables);
      const has = await capabilities();
      const { facts, named } = await readMerchantAttributes(backend, has, configured);
      const marks = MARKS.filter((mark) => has.has(mark)).join(" ");
      const whole = withNamedFields(nameBesideCards(text, marks, factFields(facts)), named);
      const request: typeof document = new gql.TypedDocumentString(whole, document.__meta__);
      const answer = await backend.readPublic(request, variables);
      if (facts.length > 0) writeFacts(answer.data, facts);
      return answer;
    },
  };
}

function writeFacts(value: unknown, facts: readonly CardFact[]): void {
  if (typeof value !== "object" || value === null) return;
  if (`fact_${facts[0]?.code}` in value) Object.assign(value, { facts: toFacts({ ...value }, facts) });
  for (const part of Object.values(value)) writeFacts(part, facts);
}

/** An attribute "Used in Product Listing" (Magento), with the labels of its options; of a yes/no attribute with its own for "yes". */
export interface CardFact {
  readonly code: string;
  readonly labels: Readonly<Record<string, string>> | null;
}

/** Standard attributes, those shown elsewhere, and fields that are no attributes, on which Magento fails. */
const NOT_FACTS = new Set<string>([
  ...MARKS,
  ...(
    "name sku url_key url_path meta_title meta_keyword options_container country_of_manufacture gift_message_available " +
    "brand manufacturer color " +
    "id uid attribute_set_id type_id canonical_url url_suffix only_x_left_in_stock rating_summary review_count stock_status quantity redirect_code relative_url"
  ).split(" "),
]);

/** More would only lengthen every listing query. */
const MAX_FACTS_READ = 6;

interface MerchantAttributes {
  /** In the catalogue's order; none where the backend does not tell. */
  readonly facts: readonly CardFact[];
  readonly named: NamedAttributes;
}

export async function readMerchantAttributes(
  backend: Backend,
  capabilities: Capabilities,
  configured: NamedCodes,
): Promise<MerchantAttributes> {
  const { productFields } = capabilities;
  const named = namedCodes(capabilities, configured);
  const ofFacts = new Set(productFields.filter((code) => !NOT_FACTS.has(code)));
  const codes = [...new Set([...ofFacts, ...named.flatMap(({ code }) => (code === ORIGIN ? [] : code))])];
  if (codes.length === 0) return { facts: [], named };
  const readPromise = backend.cached({ name: "merchant-attributes", key: codes, ...STORE_SETTINGS }, async () => {
    const { data } = await backend.readPublic(gql.AttributesDocument, { attributes: codes.map(toAttribute) });
    const items = data.customAttributeMetadata?.items ?? [];
    const shown = items
      .filter((item) => isShownInLists(item) && ofFacts.has(item.attribute_code ?? ""))
      .sort((a, b) => (a.storefront_properties?.position ?? 0) - (b.storefront_properties?.position ?? 0))
      .slice(0, MAX_FACTS_READ)
      .map((item) => ({ code: item.attribute_code ?? "", input: item.input_type }));
    const withOptions = items.flatMap(({ attribute_code: code, input_type: input }) =>
      code && (input === "select" || input === "multiselect") ? code : [],
    );
    const isUsed = (code: string) =>
      shown.some((fact) => fact.code === code) || named.some((attribute) => attribute.code === code);
    const [options, names] = await Promise.all([
      readOptions(backend, withOptions.filter(isUsed)),
      readNames(
        backend,
        shown.flatMap(({ code, input }) => (input === "boolean" ? code : [])),
      ),
    ]);
    const labels = { ...options, ...names };
    const facts = shown.map(({ code, input }) => ({ code, labels: input === "text" ? null : (labels[code] ?? {}) }));
    return { facts, options };
  });
  const limit = { name: "attributes of the merchant", budgetMs: TIME_BUDGETS.cardFacts };
  const found = await optional(backend, limit, readPromise);
  return {
    facts: found?.facts ?? [],
    named: named.map((attribute) => ({ ...attribute, labels: found?.options[attribute.code] ?? null })),
  };
}

const toAttribute = (code: string) => ({ attribute_code: code, entity_type: "catalog_product" });

type WireAttribute = NonNullable<NonNullable<gql.AttributesQuery["customAttributeMetadata"]>["items"]>[number];

const INPUTS = new Set(["text", "select", "multiselect", "boolean"]);

function isShownInLists({ attribute_code, input_type, storefront_properties }: WireAttribute): boolean {
  const isKnown = INPUTS.has(input_type ?? "");
  return Boolean(attribute_code) && isKnown && storefront_properties?.use_in_product_listing === true;
}

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** By attribute and option id. Magento answers an internal error for attributes without options. */
async function readOptions(backend: Backend, codes: readonly string[]): Promise<Labels> {
  if (codes.length === 0) return {};
  const { data } = await backend.readPublic(gql.AttributeOptionsDocument, { attributes: codes.map(toAttribute) });
  const labelled = (data.customAttributeMetadata?.items ?? []).map(({ attribute_code, attribute_options }) => {
    const options = (attribute_options ?? []).map(({ value, label }) => [value, label] as const);
    return [attribute_code ?? "", Object.fromEntries(options)] as const;
  });
  return Object.fromEntries(labelled);
}

const YES = "1";

/** Before 2.4.7 only facets tell an attribute's label; one that is not filterable is named by the words of its code. */
async function readNames(backend: Backend, codes: readonly string[]): Promise<Labels> {
  if (codes.length === 0) return {};
  const { data } = await backend.readPublic(gql.AttributeLabelsDocument, {});
  const facets = new Map((data.products?.aggregations ?? []).map((facet) => [facet?.attribute_code, facet?.label]));
  return Object.fromEntries(codes.map((code) => [code, { [YES]: facets.get(code) || toWords(code) }]));
}

function toWords(code: string): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
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

/** More does not fit on a card's line. */
const MAX_FACTS_SHOWN = 3;

/** Aliased, to avoid conflicts with fields of the document. */
export function factFields(facts: readonly CardFact[]): string {
  if (facts.length === 0) return "";
  const own = facts.map(({ code }) => `fact_${code}: ${code}`).join(" ");
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
  return whole.slice(0, MAX_FACTS_SHOWN).join("\u00a0· ");
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
