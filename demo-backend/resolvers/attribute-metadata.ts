import type { AttributeRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";

interface AttributeInput {
  attribute_code?: string | null;
  entity_type?: string | null;
}

const wireTypes: Record<AttributeRow["input"], string> = {
  select: "Int",
  boolean: "Int",
  multiselect: "String",
  text: "String",
};

/** Too long for a card. */
const onPagesOnly = new Set([
  "warranty_note",
  "country_of_manufacture",
  "generic_name",
  "hsn_code",
  "importer",
  "mpn",
  "net_quantity",
  "unit_price",
]);

/**
 * Product fields that are no attributes: requested beside one, Magento returns an internal error.
 */
const noAttributes = new Set(
  (
    "id uid attribute_set_id type_id canonical_url url_suffix url_rewrites only_x_left_in_stock rating_summary review_count reviews stock_status categories " +
    "price_range price_tiers tier_prices product_links related_products upsell_products crosssell_products media_gallery media_gallery_entries websites"
  ).split(" "),
);

export const attributeMetadataResolvers = {
  Query: {
    customAttributeMetadata: (
      _: unknown,
      { attributes }: { attributes: AttributeInput[] },
      { store }: BackendContext,
    ) => ({
      items: attributes.map(({ attribute_code: code, entity_type: entityType }) => {
        const attribute = code ? store.catalogue.attributeByCode(code) : undefined;
        if (code && noAttributes.has(code) && attributes.length > 1) throw new Error(`${code} is no attribute`);
        if (attribute === undefined) return { attribute_code: code };
        return {
          ...describe(attribute),
          entity_type: entityType,
          attribute_options: optionsOf(attribute, store.catalogue),
        };
      }),
    }),
  },
};

function describe(attribute: AttributeRow) {
  const isFilterable = attribute.isFilterable !== 0;
  return {
    attribute_code: attribute.code,
    attribute_type: wireTypes[attribute.input],
    input_type: attribute.input,
    storefront_properties: {
      position: attribute.position,
      use_in_layered_navigation: isFilterable ? "FILTERABLE_WITH_RESULTS" : "NO",
      use_in_product_listing: !onPagesOnly.has(attribute.code),
      use_in_search_results_layered_navigation: isFilterable,
      visible_on_catalog_pages: true,
    },
  };
}

function optionsOf(attribute: AttributeRow, catalogue: BackendContext["store"]["catalogue"]) {
  if (attribute.input === "boolean")
    return [
      { label: "Yes", value: "1" },
      { label: "No", value: "0" },
    ];
  return catalogue.optionsOfAttribute(attribute.id).map(({ id, label }) => ({ label, value: String(id) }));
}
