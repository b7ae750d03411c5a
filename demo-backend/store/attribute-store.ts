import type Database from "libsql";
import type { AttributeRow, AttributeValueRow, OptionRow } from "./catalogue-rows.ts";
import { columns } from "./columns.ts";
import { query } from "./query.ts";
import { memoize } from "./memoize.ts";

export interface AttributeStore {
  attributes(): AttributeRow[];
  attributeByCode(code: string): AttributeRow | undefined;
  attribute(id: number): AttributeRow | undefined;
  option(id: number): OptionRow | undefined;
  optionsOfAttribute(attributeId: number): OptionRow[];
  attributeValuesOf(productId: number): AttributeValueRow[];
  configurableAttributesOf(parentId: number): AttributeRow[];
  clear(): void;
}

/** All cached until `clear`. */
export function createAttributeStore(db: Database.Database): AttributeStore {
  const attributeRows = query<AttributeRow>(
    db,
    `SELECT ${columns("id code label input is_filterable is_comparable swatch position")} FROM attribute ORDER BY position, id`,
  );
  const optionRows = query<OptionRow>(
    db,
    `SELECT ${columns("id attribute_id label swatch position")} FROM attribute_option ORDER BY attribute_id, position`,
  );
  const values = query<AttributeValueRow>(
    db,
    `SELECT ${columns("attribute_id option_id text")} FROM product_attribute WHERE product_id = ? ORDER BY attribute_id, option_id`,
  );
  const configurable = query<{ id: number }>(
    db,
    "SELECT attribute_id AS id FROM configurable_attribute WHERE product_id = ? ORDER BY position",
  );

  let cached: CachedAttributes | null = null;
  const all = () => (cached ??= indexAttributes(attributeRows.all(), optionRows.all()));
  const attributeValuesOf = memoize((productId: number) => values.all(productId));
  const configurableAttributesOf = memoize((parentId: number) =>
    configurable.all(parentId).flatMap(({ id }) => all().byId.get(id) ?? []),
  );
  return {
    attributes: () => all().attributes,
    attributeByCode: (code) => all().byCode.get(code),
    attribute: (id) => all().byId.get(id),
    option: (id) => all().options.get(id),
    optionsOfAttribute: (attributeId) => all().optionsByAttribute.get(attributeId) ?? [],
    attributeValuesOf,
    configurableAttributesOf,
    clear() {
      cached = null;
      attributeValuesOf.clear();
      configurableAttributesOf.clear();
    },
  };
}

interface CachedAttributes {
  attributes: AttributeRow[];
  byId: Map<number, AttributeRow>;
  byCode: Map<string, AttributeRow>;
  options: Map<number, OptionRow>;
  optionsByAttribute: Map<number, OptionRow[]>;
}

function indexAttributes(attributes: AttributeRow[], options: OptionRow[]): CachedAttributes {
  const optionsByAttribute = new Map<number, OptionRow[]>(attributes.map((row) => [row.id, []]));
  for (const option of options) optionsByAttribute.get(option.attributeId)?.push(option);
  return {
    attributes,
    byId: new Map(attributes.map((row) => [row.id, row])),
    byCode: new Map(attributes.map((row) => [row.code, row])),
    options: new Map(options.map((row) => [row.id, row])),
    optionsByAttribute,
  };
}
