import type Database from "libsql";
import { query } from "../query.ts";

type Input = "select" | "multiselect" | "boolean" | "text";

export function attributeWriter(db: Database.Database, compare: (a: string, b: string) => number) {
  const attributes = new Map(
    query<{ id: number; code: string; input: Input }>(db, "SELECT id, code, input FROM attribute")
      .all()
      .map((row) => [row.code, row]),
  );
  const options = new Map(
    query<{ id: number; attributeId: number; label: string }>(
      db,
      "SELECT id, attribute_id AS attributeId, label FROM attribute_option",
    )
      .all()
      .map(({ id, attributeId, label }) => [keyOf(attributeId, label), id]),
  );
  const addAttribute = query(
    db,
    `INSERT INTO attribute (code, label, input, is_filterable, is_comparable, swatch, position)
     VALUES (?, ?, 'select', 0, 0, 'text', 1000)`,
  );
  const addOption = query(db, "INSERT INTO attribute_option (attribute_id, label, position) VALUES (?, ?, 1000)");
  const grown = new Set<number>();
  return {
    inputOf: (code: string) => attributes.get(code)?.input,
    idOf: (code: string) => attributes.get(code)?.id,
    /** Creates the attribute if its code is unknown. */
    choice(code: string, label: string): number {
      const known = attributes.get(code);
      if (known) return known.id;
      const id = addAttribute.run(code, label).lastInsertRowid;
      attributes.set(code, { id, code, input: "select" });
      return id;
    },
    option(attributeId: number, label: string): number {
      const known = options.get(keyOf(attributeId, label));
      if (known !== undefined) return known;
      const id = addOption.run(attributeId, label).lastInsertRowid;
      options.set(keyOf(attributeId, label), id);
      grown.add(attributeId);
      return id;
    },
    arrange(): void {
      const labels = query<{ id: number; label: string }>(
        db,
        "SELECT id, label FROM attribute_option WHERE attribute_id = ?",
      );
      const place = query(db, "UPDATE attribute_option SET position = ? WHERE id = ?");
      for (const attributeId of grown) {
        const sorted = labels.all(attributeId).sort((a, b) => compare(a.label, b.label));
        sorted.forEach(({ id }, at) => place.run(at + 1, id));
      }
    },
  };
}

function keyOf(attributeId: number, label: string): string {
  return `${attributeId}/${label.toLowerCase()}`;
}
