import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { type Capabilities, FLAGS } from "~/lib/commerce/model/capabilities";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { namedCodes, type NamedAttributes, type NamedCodes, ORIGIN } from "./named-attributes.server";
import type { CardFact } from "./to-facts.server";

/**
 * Standard attributes, those shown elsewhere, and fields that are no attributes, on which Magento
 * fails.
 */
const NOT_FACTS = new Set<string>([
  ...FLAGS,
  ...(
    "name sku url_key url_path meta_title meta_keyword options_container gift_message_available " +
    "brand manufacturer color " +
    "id uid attribute_set_id type_id canonical_url url_suffix only_x_left_in_stock rating_summary review_count stock_status quantity redirect_code relative_url"
  ).split(" "),
]);

/** Codes of attributes that lists may show. */
export function attributesInLists({ productFields }: Capabilities): readonly string[] {
  return productFields.filter((code) => !NOT_FACTS.has(code));
}

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

export async function readMerchantAttributes(
  backend: Backend,
  capabilities: Capabilities,
  configured: NamedCodes,
): Promise<MerchantAttributes> {
  const ofFacts = new Set(attributesInLists(capabilities));
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
