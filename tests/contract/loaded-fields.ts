import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  getNamedType,
  visit,
  visitWithTypeInfo,
} from "graphql";

/**
 * For these products Magento loads only the attributes named in their own selection, one inline
 * fragment deep.
 */
const PARTLY_LOADED: readonly (readonly [type: RegExp, field: string])[] = [
  [/Product(Interface)?$/, "related_products"],
  [/Product(Interface)?$/, "upsell_products"],
  [/Product(Interface)?$/, "crosssell_products"],
  [/^GroupedProductItem$/, "product"],
  [/^BundleItemOption$/, "product"],
  [/^ProductReview$/, "product"],
];

const ALWAYS_THERE = new Set([
  "__typename",
  "uid",
  "sku",
  "url_suffix",
  "url_rewrites",
  "stock_status",
  "only_x_left_in_stock",
  "rating_summary",
  "review_count",
]);

/**
 * Fields that a real Magento answers with null or 0, because only a spread (or a nested fragment)
 * selects them.
 */
export function unloadedFields(schema: GraphQLSchema, documents: DocumentNode): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of documents.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const judge = visitWithTypeInfo(types, {
    Field({ name: { value: field }, selectionSet }) {
      const parent = String(types.getParentType() && getNamedType(types.getParentType()));
      if (!selectionSet || !PARTLY_LOADED.some(([type, name]) => type.test(parent) && name === field)) return;
      const loaded = new Set([...named(selectionSet, 1), ...ALWAYS_THERE]);
      const missing = reached(selectionSet, fragments).filter((name) => !loaded.has(name));
      found.push(...new Set(missing.map((name) => `${parent}.${field}.${name}`)));
    },
  });
  visit(documents, judge);
  return found;
}

function named({ selections }: SelectionSetNode, inlineLevels: number): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    return node.kind === Kind.INLINE_FRAGMENT && inlineLevels > 0 ? named(node.selectionSet, inlineLevels - 1) : [];
  });
}

function reached(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value)?.selectionSet : node.selectionSet;
    return inner ? reached(inner, fragments) : [];
  });
}
