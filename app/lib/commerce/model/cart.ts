import type { Address } from "./address";
import type { CartId, LineUid, Sku } from "./ids";
import type { Fee, Money } from "./money";
import type { Picture, Product, ProductKind, ProductSelection, ProductSummary } from "./product";
import type { Problem } from "./problem";

export interface CartLine {
  readonly uid: LineUid;
  readonly sku: Sku;
  /** Sku of the variant of a configurable product, otherwise the product's own. */
  readonly variantSku: Sku;
  readonly name: string;
  readonly kind: ProductKind;
  readonly path: string;
  readonly picture: Picture | null;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** Null unless stock is low. */
  readonly onlyLeft: number | null;
  /** With or without tax, as the shop displays prices; always with the fees. */
  readonly unitPrice: Money;
  readonly total: Money;
  /** Before reductions (MRP); null where it is not higher or cannot be compared. */
  readonly regularPrice: Money | null;
  readonly discount: Money | null;
  readonly fees: readonly Fee[];
  readonly problems: readonly string[];
  readonly request: Required<LineRequest>;
}

export interface CartTotals {
  /** "included": each contains tax; "added": before tax, taxes added; "apart": neither adds up. */
  readonly tax: "included" | "added" | "apart";
  readonly subtotal: Money;
  readonly discounts: readonly { readonly label: string; readonly amount: Money }[];
  readonly taxes: readonly { readonly label: string; readonly amount: Money }[];
  readonly shipping: Money | null;
  readonly grandTotal: Money;
}

export interface ShippingMethod {
  readonly carrier: string;
  readonly method: string;
  readonly title: string;
  /** Tax included. */
  readonly price: Money;
  readonly isAvailable: boolean;
  readonly problem: string | null;
}

/** In-store pickup is Magento's carrier `instore`. It needs a pickup store. */
export function isPickup({ carrier }: Pick<ShippingMethod, "carrier">): boolean {
  return carrier === "instore";
}

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

export interface Cart {
  readonly id: CartId;
  readonly isVirtual: boolean;
  readonly quantity: number;
  readonly lines: readonly CartLine[];
  readonly isBeforeTax: boolean;
  readonly totals: CartTotals;
  readonly coupons: readonly string[];
  readonly email: string | null;
  readonly shippingAddress: Address | null;
  readonly pickupStore: string | null;
  readonly billingAddress: Address | null;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly shippingMethod: Pick<ShippingMethod, "carrier" | "method" | "title" | "price"> | null;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentMethod: PaymentMethod | null;
}

/**
 * Products a pickup store must stock for this cart. Bundles are left out: stores stock only their
 * parts.
 */
export function shippedSkus({ lines }: Pick<Cart, "lines">): readonly Sku[] {
  return lines.flatMap((line) => (isShipped(line) && line.kind !== "bundle" ? line.variantSku : []));
}

export interface LineRequest {
  readonly sku: Sku;
  readonly quantity: number;
  readonly selectedOptions?: readonly string[];
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[];
}

/** Printed and packed with the item. */
export interface GiftNote {
  readonly to: string;
  readonly from: string;
  readonly text: string;
}

export interface DeliveryArea {
  readonly country: string;
  readonly postcode: string;
}

export interface DeliveryEstimate {
  readonly methods: readonly ShippingMethod[];
  /** With the cheapest method; null when there is none. */
  readonly grandTotal: Money | null;
}

/** Per cart line, regardless of stock. */
export const MAX_QUANTITY = 9999;

type Stock = Pick<ProductSummary, "inStock" | "onlyLeft">;

type Offered = Pick<ProductSummary, "kind"> & Partial<Pick<Product, "needsFile">>;

export function isSoldOnline({ kind, needsFile = false }: Offered): boolean {
  return kind !== "gift-card" && kind !== "unknown" && !needsFile;
}

export function isShipped(product: Offered): boolean {
  return product.kind !== "virtual" && product.kind !== "downloadable" && isSoldOnline(product);
}

/** A product in stock with nothing left is on backorder: no limit from stock. */
export function maxQuantity({ onlyLeft }: Pick<Stock, "onlyLeft">): number {
  return onlyLeft !== null && onlyLeft >= 1 ? Math.floor(onlyLeft) : MAX_QUANTITY;
}

export const NO_VARIANT: Problem = {
  code: "NOT_SALABLE",
  message: "This option is out of stock. Please choose another.",
};

/** Why the product cannot be added (product P77, P80); null when it can. */
export function additionProblem(
  product: Stock & Offered & Pick<ProductSummary, "typeName">,
  { quantity, variant }: Pick<ProductSelection, "variant"> & { readonly quantity: number },
): Problem | null {
  if (product.needsFile) {
    return { code: "unsupported", message: "This product needs a file from you, which you cannot upload here." };
  }
  if (!isSoldOnline(product)) {
    return { code: "unsupported", message: `Product Type ${product.typeName} not supported in add to cart yet` };
  }
  if (product.kind === "configurable" && !variant) return NO_VARIANT;
  const stock: Stock = variant ?? product;
  if (!stock.inStock) return { code: "NOT_SALABLE", message: "This product is out of stock." };
  const most = maxQuantity(stock);
  if (quantity <= most) return null;
  return { code: "INSUFFICIENT_STOCK", field: "quantity", message: `Only ${most} left` };
}

/** Whether a card can have an add button. Other cards link to the product page. */
export function canAddAtOnce({ kind, inStock }: Pick<ProductSummary, "kind" | "inStock">): boolean {
  return inStock && (kind === "simple" || kind === "virtual");
}
