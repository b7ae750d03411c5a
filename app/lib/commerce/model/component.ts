import type { Sku } from "./ids";
import type { Money } from "./money";

/** A choice in a composite product: a bundle selection, a group member, a download, an engraving. */
export interface Component {
  /** Stable within the product; used in URLs and forms. */
  readonly id: string;
  readonly uid: string;
  readonly label: string;
  /** Unit price, added to the product's price. */
  readonly price: Money;
  /** Unit price from a quantity on, lowest quantity first. */
  readonly tiers: readonly { readonly quantity: number; readonly price: Money }[];
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
  readonly inStock: boolean;
  readonly sku: Sku | null;
  readonly path: string | null;
  readonly sampleUrl: string | null;
}

export function unitPriceOf({ price, tiers }: Pick<Component, "price" | "tiers">, taken: number): Money {
  const reached = tiers.filter(({ quantity }) => quantity <= taken).map((tier) => tier.price);
  return [price, ...reached].reduce((least, other) => (other.minor < least.minor ? other : least));
}

export const COMPONENT_DEFAULTS = {
  tiers: [],
  quantity: 1,
  canChangeQuantity: false,
  isDefault: false,
  inStock: true,
  sku: null,
  path: null,
  sampleUrl: null,
} satisfies Partial<Component>;

export interface ComponentGroup {
  readonly id: string;
  readonly title: string;
  /** Choose one, choose several, a quantity of each, or all included. */
  readonly takes: "one" | "some" | "pieces" | "all";
  /** For "one": a select instead of radio buttons. */
  readonly asSelect: boolean;
  readonly isRequired: boolean;
  /** Set for a text or date that the shopper enters; its price is that of the only component. */
  readonly textEntry: TextEntry | null;
  readonly components: readonly Component[];
}

export interface TextEntry {
  readonly as: "text" | "lines" | "date" | "time" | "datetime-local";
  readonly maxLength: number;
}

/** A bundle, a grouped product, or one with links or custom options. */
export interface Composite {
  readonly basePrice: Money;
  readonly groups: readonly ComponentGroup[];
}

export interface Sample {
  readonly title: string;
  readonly url: string;
}
