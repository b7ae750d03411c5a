import { Kind, isObjectType, type GraphQLResolveInfo, type GraphQLSchema, type SelectionNode } from "graphql";
import type { ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";
import { toPriceRange } from "./product-price.ts";

/** Attributes outside `loaded` are empty; undefined means all. */
export type SelectedProduct = ProductRow & { loaded?: ReadonlySet<string> };

/**
 * Quirk of Magento 2.4.6's ProductFieldsSelector: it only loads attributes named directly in the
 * selection or one inline fragment deep; it ignores fragment spreads.
 */
export function asLoaded<Product extends ProductRow | undefined>(
  product: Product,
  info: GraphQLResolveInfo,
  { settings }: BackendContext,
  alwaysLoaded: readonly string[] = [],
): Product | (Product & SelectedProduct) {
  if (!settings.quirks || product === undefined) return product;
  const names = info.fieldNodes.flatMap(({ selectionSet }) => (selectionSet?.selections ?? []).flatMap(directFields));
  return { ...product, loaded: new Set([...alwaysLoaded, ...names]) };
}

function directFields(selection: SelectionNode): string[] {
  if (selection.kind === Kind.FIELD) return [selection.name.value];
  if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
  return selection.selectionSet.selections.flatMap((inner) => (inner.kind === Kind.FIELD ? [inner.name.value] : []));
}

const emptyValue = () => null;
const emptyList = () => [];
const placeholder = ({ name, loaded }: SelectedProduct, _: unknown, { mediaUrl }: BackendContext) => ({
  url: mediaUrl(null),
  label: loaded?.has("name") ? name : null,
});

const emptyResolvers: Record<string, (product: SelectedProduct, _: unknown, context: BackendContext) => unknown> = {
  ...Object.fromEntries(
    `name url_key description short_description meta_title meta_description meta_keyword new_from_date new_to_date
     special_from_date special_to_date special_price options_container country_of_manufacture weight swatch_image brand capacity color
     connectivity energy_class generic_name hsn_code importer made_in_india material mpn net_quantity new ram sale screen_size storage_capacity unit_price warranty_note`
      .split(/\s+/)
      .map((name) => [name, emptyValue]),
  ),
  image: placeholder,
  small_image: placeholder,
  thumbnail: placeholder,
  media_gallery: emptyList,
  media_gallery_entries: emptyList,
  price: emptyValue,
  price_tiers: emptyList,
  price_range: (_, __, { currency }) =>
    toPriceRange({ minRegular: 0, minFinal: 0, maxRegular: 0, maxFinal: 0 }, () => 0, currency),
};

export function blankUnloadedAttributes(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const type of types.filter((candidate) =>
    candidate.getInterfaces().some(({ name }) => name === "ProductInterface"),
  )) {
    for (const [name, field] of Object.entries(type.getFields())) {
      const empty = emptyResolvers[name];
      const { resolve } = field;
      if (!empty) continue;
      field.resolve = (product: SelectedProduct, args, context: BackendContext, info) => {
        if (product.loaded && !product.loaded.has(name)) return empty(product, args, context);
        return resolve ? resolve(product, args, context, info) : Reflect.get(product, name);
      };
    }
  }
  return schema;
}
