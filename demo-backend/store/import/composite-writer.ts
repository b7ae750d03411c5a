import type Database from "libsql";
import { insertion } from "../insertion.ts";

export interface ImportedOption {
  title: string;
  input: "radio" | "select" | "checkbox" | "multi";
  required: boolean;
  /** Paise. */
  selections: { id: number; qty: number; canChangeQty: boolean; isDefault: boolean; price: number | null }[];
}

export function compositeWriter(db: Database.Database) {
  const option = insertion(db, "bundle_option", "product_id title input required position");
  const selection = insertion(
    db,
    "bundle_selection",
    "option_id product_id qty can_change_qty is_default price position",
  );
  const member = insertion(db, "grouped_member", "product_id child_id qty position", "ON CONFLICT DO NOTHING");
  return {
    writeBundle(productId: number, options: readonly ImportedOption[]): void {
      options.forEach(({ title, input, required, selections }, at) => {
        const optionId = option({ productId, title, input, required: required ? 1 : 0, position: at + 1 });
        selections.forEach(({ id, qty, canChangeQty, isDefault, price }, index) => {
          const flags = { canChangeQty: canChangeQty ? 1 : 0, isDefault: isDefault ? 1 : 0 };
          selection({ optionId, productId: id, qty, ...flags, price, position: index + 1 });
        });
      });
    },
    writeGroup(productId: number, members: readonly { id: number; qty: number }[]): void {
      members.forEach(({ id, qty }, at) => member({ productId, childId: id, qty, position: at }));
    },
  };
}
