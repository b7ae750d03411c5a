import type { Sku } from "./ids";
import type { Money } from "./money";

/** One choosable component of a composite product: a bundle selection, a group member, a download, an engraving. */
export interface Component {
  /** Stable within the product; goes into the page's address and its form. */
  readonly id: string;
  /** Goes to the backend as the choice. */
  readonly uid: string;
  readonly label: string;
  /** Of one, as it adds to the price of the product. */
  readonly price: Money;
  /** Tier prices of one from a quantity on, lowest quantity first. */
  readonly tiers: readonly { readonly quantity: number; readonly price: Money }[];
  /** Default quantity. */
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isUsual: boolean;
  readonly inStock: boolean;
  /** Bought under a sku of its own: the members of a group. */
  readonly sku: Sku | null;
  readonly path: string | null;
  /** Absolute address of a sample. */
  readonly sampleUrl: string | null;
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
  /** One, some, a quantity of each, or all as they are. */
  readonly takes: "one" | "some" | "pieces" | "all";
  /** Whether "one" is a select instead of radio buttons. */
  readonly asSelect: boolean;
  readonly isRequired: boolean;
  /** Null where components are picked; a text costs what the group's one component costs. */
  readonly writing: Writing | null;
  readonly components: readonly Component[];
}

/** A text or date the shopper enters for a custom option. */
export interface Writing {
  readonly as: "text" | "lines" | "date" | "time" | "datetime-local";
  readonly longest: number;
}

/** A bundle, a group or a product with links or custom options: its price without components, and the choices. */
export interface Composite {
  readonly basePrice: Money;
  readonly groups: readonly ComponentGroup[];
}

export interface Sample {
  readonly title: string;
  readonly url: string;
}
