import type { Problem } from "./problem";
import type { Product, ProductSelection, ProductSummary } from "./product";

/** Largest quantity of one line, regardless of stock. */
export const MAX_QUANTITY = 9999;

type Stock = Pick<ProductSummary, "inStock" | "onlyLeft">;

/** Of a summary it is not known whether it needs a file. */
type Offered = Pick<ProductSummary, "kind"> & Partial<Pick<Product, "needsFile">>;

/** Gift cards, unknown product types and what needs a file cannot be added to the cart here (product P79 and P219). */
export function isSoldOnline({ kind, needsFile = false }: Offered): boolean {
  return kind !== "gift-card" && kind !== "unknown" && !needsFile;
}

/** Whether it is delivered, or collected. Gift cards may be either; unknown types are not sold here. */
export function isShipped(product: Offered): boolean {
  return product.kind !== "virtual" && product.kind !== "downloadable" && isSoldOnline(product);
}

/** Largest quantity that can be ordered. In stock with nothing left means that the backend takes backorders. */
export function maxQuantity({ onlyLeft }: Pick<Stock, "onlyLeft">): number {
  return onlyLeft !== null && onlyLeft >= 1 ? Math.floor(onlyLeft) : MAX_QUANTITY;
}

interface Addition {
  readonly quantity: number;
  /** The chosen variant of a configurable product. */
  readonly variant: ProductSelection["variant"];
}

type Sold = Stock & Offered & Pick<ProductSummary, "typeName">;

/** The selected values match no variant. */
export const NO_VARIANT: Problem = {
  code: "NOT_SALABLE",
  message: "This option is out of stock. Please choose another.",
};

/** Why the product cannot be added: no variant chosen, out of stock, or more than are left (product P77, P80). Null when it can. */
export function additionProblem(product: Sold, { quantity, variant }: Addition): Problem | null {
  if (product.needsFile) {
    return { code: "unsupported", message: "This product needs a file from you, which you cannot upload here." };
  }
  if (!isSoldOnline(product)) {
    return { code: "unsupported", message: `Product Type ${product.typeName} not supported in add to cart yet` };
  }
  if (product.kind === "configurable" && !variant) {
    return NO_VARIANT;
  }
  const stock: Stock = variant ?? product;
  if (!stock.inStock) return { code: "NOT_SALABLE", message: "This product is out of stock." };
  const most = maxQuantity(stock);
  if (quantity <= most) return null;
  return { code: "INSUFFICIENT_STOCK", field: "quantity", message: `Only ${most} left` };
}

/** In stock and without required options: a card's button adds it to the cart. Other cards link to the product page. */
export function canAddAtOnce({ kind, inStock }: Pick<ProductSummary, "kind" | "inStock">): boolean {
  return inStock && (kind === "simple" || kind === "virtual");
}
