import { optional } from "~/lib/async/optional";
import { raceTimeout, TIME_BUDGETS } from "~/lib/async/timeouts";
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
import { type CardFact, factFields, toFacts } from "./to-facts.server";

const CARD = "...ProductCard";

export interface WireExtras {
  readonly new?: number | null;
  readonly sale?: number | null;
  /** Computed here, from attributes whose names differ from shop to shop. */
  readonly facts?: string;
}

/**
 * Of products in other products (related ones, members of a group) Magento loads only fields named
 * in the braces: those that only a spread names are null, and prices 0. Which fields below them are
 * named does not matter.
 */
const NAMED =
  "name url_key new_from_date new_to_date small_image { label } price_range { minimum_price { final_price { value } } }";

export function nameBesideCards(text: string, ...fields: readonly string[]): string {
  return text.replaceAll(CARD, [NAMED, ...fields, CARD].filter(Boolean).join(" "));
}

/** Magento refuses a query of more than 300 fields; a list asks for at most so many attributes. */
const MAX_CANDIDATES = 60;

/**
 * Adds `new`, `sale` and the attributes used in listings to card queries, and the named attributes
 * to product queries. Until the answer which attributes are used, a query with one kind of card
 * asks for all of them; others wait for it.
 */
export function withCardFields({ backend, capabilities }: Sources, configured: NamedCodes): Backend {
  return {
    ...backend,
    async readPublic(document, variables) {
      const text = document.toString();
      if (!text.includes(CARD) && !text.includes(NAMED_ATTRIBUTES_MARK)) return backend.readPublic(document, variables);
      const features = await capabilities();
      const codes = attributesOf(features);
      const attributesPromise = readMerchantAttributes(backend, features, configured);
      const limit = { name: "attributes of the merchant", budgetMs: TIME_BUDGETS.cardFacts };
      const known =
        codes.length > MAX_CANDIDATES || text.split(CARD).length > 2
          ? { value: await optional(backend, limit, attributesPromise) }
          : await raceTimeout(TIME_BUDGETS.firstPiece, attributesPromise).catch(() => null);
      const marks = MARKS.filter((mark) => features.has(mark)).join(" ");
      const shownCodes = known ? (known.value?.facts ?? []).map(({ code }) => code) : codes;
      const whole = withNamedFields(
        nameBesideCards(text, marks, factFields(shownCodes)),
        namedCodes(features, configured),
      );
      const request: typeof document = new gql.TypedDocumentString(whole, document.__meta__);
      const answerPromise = backend.readPublic(request, variables);
      const read = known
        ? known.value
        : await optional(backend, { ...limit, startAfter: answerPromise }, attributesPromise);
      const facts = read?.facts ?? [];
      const answer = await answerPromise;
      if (facts.length > 0) writeFacts(answer.data, facts);
      return answer;
    },
  };
}

/** For a page that may show cards later: they will not have to wait. */
export async function prepareCardFacts({ backend, capabilities }: Sources, configured: NamedCodes): Promise<void> {
  await readMerchantAttributes(backend, await capabilities(), configured);
}

function attributesOf({ productFields }: Capabilities): readonly string[] {
  return productFields.filter((code) => !NOT_FACTS.has(code));
}

function writeFacts(value: unknown, facts: readonly CardFact[]): void {
  if (typeof value !== "object" || value === null) return;
  if (`fact_${facts[0]?.code}` in value) Object.assign(value, { facts: toFacts({ ...value }, facts) });
  for (const part of Object.values(value)) writeFacts(part, facts);
}

/**
 * Standard attributes, those shown elsewhere, and fields that are no attributes, on which Magento
 * fails.
 */
const NOT_FACTS = new Set<string>([
  ...MARKS,
  ...(
    "name sku url_key url_path meta_title meta_keyword options_container gift_message_available " +
    "brand manufacturer color " +
    "id uid attribute_set_id type_id canonical_url url_suffix only_x_left_in_stock rating_summary review_count stock_status quantity redirect_code relative_url"
  ).split(" "),
]);

/** More would only lengthen every listing query. */
const MAX_FACTS_READ = 6;

interface MerchantAttributes {
  /** In the catalogue's order; none where the backend does not tell. */
  readonly facts: readonly CardFact[];
  /** Of the options of the named attributes. */
  readonly labels: Labels;
}

/** The named attributes, with the labels of their options: without them an option has no text. */
export async function readNamedAttributes(
  backend: Backend,
  capabilities: Capabilities,
  configured: NamedCodes,
): Promise<NamedAttributes> {
  const limit = { name: "attributes of the merchant", budgetMs: TIME_BUDGETS.cardFacts };
  const found = await optional(backend, limit, readMerchantAttributes(backend, capabilities, configured));
  return namedCodes(capabilities, configured).map((each) => ({ ...each, labels: found?.labels[each.code] ?? null }));
}

async function readMerchantAttributes(
  backend: Backend,
  capabilities: Capabilities,
  configured: NamedCodes,
): Promise<MerchantAttributes> {
  const ofFacts = new Set(attributesOf(capabilities));
  const named = namedCodes(capabilities, configured).flatMap(({ code }) => (code === ORIGIN ? [] : code));
  const codes = [...new Set([...ofFacts, ...named])];
  if (codes.length === 0) return { facts: [], labels: {} };
  return backend.cached({ name: "merchant-attributes", key: codes, ...STORE_SETTINGS }, async () => {
    const { data } = await backend.readPublic(gql.AttributesDocument, { attributes: codes.map(toAttribute) });
    const items = data.customAttributeMetadata?.items ?? [];
    const shown = items
      .filter((item) => isShownInLists(item) && ofFacts.has(item.attribute_code ?? ""))
      .sort((a, b) => (a.storefront_properties?.position ?? 0) - (b.storefront_properties?.position ?? 0))
      .slice(0, MAX_FACTS_READ)
      .map((item) => ({ code: item.attribute_code ?? "", input: item.input_type }));
    const facets = new Map((data.products?.aggregations ?? []).map((facet) => [facet?.attribute_code, facet]));
    const isSelect = (input: string | null) => input === "select" || input === "multiselect";
    const used = items
      .map((item) => ({ code: item.attribute_code ?? "", input: item.input_type }))
      .filter(({ code }) => shown.some((fact) => fact.code === code) || named.includes(code));
    const withoutLabels = used.flatMap(({ code, input }) => (isSelect(input) && !facets.has(code) ? code : []));
    const options = await readOptions(backend, withoutLabels);
    const labelsOf = ({ code, input }: (typeof shown)[number]): CardFact["labels"] => {
      if (input === "text") return null;
      // Before 2.4.7 only facets tell an attribute's label; one that is not filterable is named by
      // the words of its code.
      if (input === "boolean") return { [YES]: facets.get(code)?.label || labelFromCode(code) };
      const values = (facets.get(code)?.options ?? []).map((option) => [option?.value ?? "", option?.label ?? ""]);
      return options[code] ?? Object.fromEntries(values);
    };
    const namedSelects = used.filter(({ code, input }) => named.includes(code) && isSelect(input));
    return {
      facts: shown.map((fact) => ({ code: fact.code, labels: labelsOf(fact) })),
      labels: Object.fromEntries(namedSelects.map((attribute) => [attribute.code, labelsOf(attribute) ?? {}])),
    };
  });
}

const toAttribute = (code: string) => ({ attribute_code: code, entity_type: "catalog_product" });

type WireAttribute = NonNullable<NonNullable<gql.AttributesQuery["customAttributeMetadata"]>["items"]>[number];

const INPUTS = new Set(["text", "select", "multiselect", "boolean"]);

function isShownInLists({ attribute_code, input_type, storefront_properties }: WireAttribute): boolean {
  const isKnown = INPUTS.has(input_type ?? "");
  return Boolean(attribute_code) && isKnown && storefront_properties?.use_in_product_listing === true;
}

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * By attribute and option id, of those that are no facets. Magento answers an internal error for
 * attributes without options.
 */
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

function labelFromCode(code: string): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
