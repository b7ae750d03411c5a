import type { Problem } from "./problem";
import type { Product, ProductSelection, ProductSummary } from "./product";

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
