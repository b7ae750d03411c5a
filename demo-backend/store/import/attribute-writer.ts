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
  const changedAttributes = new Set<number>();
  return {
    inputOf: (code: string) => attributes.get(code)?.input,
    idOf: (code: string) => attributes.get(code)?.id,
    /** Creates the attribute if its code is unknown. */
    choice(code: string, label: string): number {
      const existing = attributes.get(code);
      if (existing) return existing.id;
      const id = addAttribute.run(code, label).lastInsertRowid;
      attributes.set(code, { id, code, input: "select" });
      return id;
    },
    option(attributeId: number, label: string): number {
      const existing = options.get(keyOf(attributeId, label));
      if (existing !== undefined) return existing;
      const id = addOption.run(attributeId, label).lastInsertRowid;
      options.set(keyOf(attributeId, label), id);
      changedAttributes.add(attributeId);
      return id;
    },
    sortOptions(): void {
      const labels = query<{ id: number; label: string }>(
        db,
        "SELECT id, label FROM attribute_option WHERE attribute_id = ?",
      );
      const setPosition = query(db, "UPDATE attribute_option SET position = ? WHERE id = ?");
      for (const attributeId of changedAttributes) {
        const sorted = labels.all(attributeId).sort((a, b) => compare(a.label, b.label));
        sorted.forEach(({ id }, at) => setPosition.run(at + 1, id));
      }
    },
  };
}

function keyOf(attributeId: number, label: string): string {
  return `${attributeId}/${label.toLowerCase()}`;
}
