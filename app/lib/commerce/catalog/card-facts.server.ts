import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { AttributesDocument } from "~/lib/commerce/wire/generated/graphql";

/** An attribute that the merchant shows in lists (Magento: "Used in Product Listing"), with the labels of its options. */
export interface CardFact {
  readonly code: string;
  /** Option id → label; null for text. */
  readonly labels: Readonly<Record<string, string>> | null;
}

/**
 * Attributes of every Magento, and those a card shows otherwise: maker and colour are in name and picture. What is no attribute at all may not be asked
 * for either: Magento then answers an internal error.
 */
const NOT_FACTS = new Set(
  (
    "name sku url_key url_path meta_title meta_keyword options_container country_of_manufacture gift_message_available " +
    "brand manufacturer color new sale " +
    "id uid attribute_set_id type_id canonical_url url_suffix only_x_left_in_stock rating_summary review_count stock_status quantity redirect_code relative_url"
  ).split(" "),
);

/** Milliseconds; no list waits longer for these lines. */
const PATIENCE = 1_000;

/** More would only lengthen every list's question. */
const MOST = 6;

/** The attributes by which products of a list differ, in the catalogue's order; none where the backend does not tell. */
export async function readCardFacts(backend: Backend, { productFields }: Capabilities): Promise<readonly CardFact[]> {
  const codes = productFields.filter((code) => !NOT_FACTS.has(code));
  if (codes.length === 0) return [];
  const load = async () => {
    const attributes = codes.map((code) => ({ attribute_code: code, entity_type: "catalog_product" }));
    const { data } = await backend.readPublic(AttributesDocument, { attributes });
    return (data.customAttributeMetadata?.items ?? [])
      .flatMap((item) => toFact(item) ?? [])
      .sort((a, b) => a.position - b.position)
      .slice(0, MOST)
      .map(({ code, labels }) => ({ code, labels }));
  };
  const reading = backend.cached({ as: "card-facts", by: codes, tags: ["store"], freshness: FRESHNESS.frame, load });
  return (await backend.inTime(reading, { name: "facts of cards", budgetMs: PATIENCE })) ?? [];
}

interface WireAttribute {
  readonly attribute_code: string | null;
  readonly input_type: string | null;
  readonly attribute_options:
    | readonly ({ readonly label: string | null; readonly value: string | null } | null)[]
    | null;
  readonly storefront_properties: {
    readonly position: number | null;
    readonly use_in_product_listing: boolean | null;
  } | null;
}

function toFact(item: WireAttribute | null): (CardFact & { readonly position: number }) | null {
  const shown = item?.storefront_properties;
  if (!item?.attribute_code || !shown?.use_in_product_listing) return null;
  const place = { code: item.attribute_code, position: shown.position ?? 0 };
  if (item.input_type === "text") return { ...place, labels: null };
  if (item.input_type !== "select" && item.input_type !== "multiselect") return null;
  const options = (item.attribute_options ?? []).flatMap((option) =>
    option?.label && option.value ? [[option.value, option.label] as const] : [],
  );
  return { ...place, labels: Object.fromEntries(options) };
}
