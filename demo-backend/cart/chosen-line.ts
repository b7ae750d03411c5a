import type { ProductRow } from "../store/catalogue-rows.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { LineChoice } from "../rules/line-choices.ts";
import type { LineProblem } from "../rules/stock.ts";
import { fromUid } from "../rules/uid.ts";

export interface CartItemRequest {
  sku: string;
  parent_sku?: string | null;
  quantity: number;
  selected_options?: readonly (string | null)[] | null;
  entered_options?: readonly ({ uid: string; value: string } | null)[] | null;
}

export interface ChosenLine {
  product: ProductRow;
  variant: ProductRow | null;
  choices: LineChoice[];
  quantity: number;
}

export type Chosen = { lines: ChosenLine[] } | { problem: LineProblem };

export type ChoosableCatalogue = Pick<
  CatalogueStore,
  | "productBySku"
  | "productById"
  | "variantsOf"
  | "configurableAttributesOf"
  | "bundleOptionsOf"
  | "groupedMembersOf"
  | "downloadableLinksOf"
  | "downloadableSettingsOf"
  | "customOptionsOf"
>;

/** "configurable/93/49" → [93, 49]. */
export function numbersOfUids(kind: string, uids: CartItemRequest["selected_options"]): number[][] {
  return (uids ?? []).flatMap((uid) => {
    const [first, ...numbers] = (uid === null ? null : fromUid(uid))?.split("/") ?? [];
    return first === kind ? [numbers.map(Number)] : [];
  });
}
