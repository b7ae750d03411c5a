import type { Sku } from "./ids";
import type { Money } from "./money";

/** One choosable component of a composite product: a bundle selection, a group member, a download, an engraving. */
export interface Component {
  /** Stable within the product; used in the page's URL and its form. */
  readonly id: string;
  /** Sent to the backend as the choice. */
  readonly uid: string;
  readonly label: string;
  /** Unit price, added to the product's price. */
  readonly price: Money;
  /** Unit price from a quantity on, lowest quantity first. */
  readonly tiers: readonly { readonly quantity: number; readonly price: Money }[];
  /** Default quantity. */
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isUsual: boolean;
  readonly inStock: boolean;
  /** Own sku of a grouped product's member. */
  readonly sku: Sku | null;
  readonly path: string | null;
  /** Absolute URL of a sample. */
  readonly sampleUrl: string | null;
}

/** Unit price of a component at this quantity. */
export function unitPriceOf({ price, tiers }: Pick<Component, "price" | "tiers">, taken: number): Money {
  const reached = tiers.filter(({ quantity }) => quantity <= taken).map((tier) => tier.price);
  return [price, ...reached].reduce((least, other) => (other.minor < least.minor ? other : least));
}

/** Defaults of a component. */
export const PLAIN_COMPONENT = {
  tiers: [],
  quantity: 1,
  canChangeQuantity: false,
  isUsual: false,
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
  /** Whether "one" is a select instead of radio buttons. */
  readonly asSelect: boolean;
  readonly isRequired: boolean;
  /** Set for an entered text or date, which costs the price of the group's only component; null where components are chosen. */
  readonly writing: Writing | null;
  readonly components: readonly Component[];
}

/** A text or date the shopper enters for a custom option. */
export interface Writing {
  readonly as: "text" | "lines" | "date" | "time" | "datetime-local";
  readonly longest: number;
}

/** A bundle, a grouped product, or one with links or custom options: its price without components, and the choices. */
export interface Composite {
  readonly basePrice: Money;
  readonly groups: readonly ComponentGroup[];
}

export interface Sample {
  readonly title: string;
  readonly url: string;
}
