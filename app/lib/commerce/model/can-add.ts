import type { Problem } from "./problem";
import type { ProductSelection, ProductSummary } from "./product";

/** The most of one line, whatever is in stock. */
export const MAX_QUANTITY = 9999;

type Stock = Pick<ProductSummary, "inStock" | "onlyLeft">;

/** Gift cards, and kinds the shop does not know, do not go into a cart here (product P79 and P219). */
export function isSoldOnline({ kind }: Pick<ProductSummary, "kind">): boolean {
  return kind !== "gift-card" && kind !== "unknown";
}

/** How many can be asked for. Nothing left of what is in stock means that the backend takes orders beyond its stock. */
export function mostAtOnce({ onlyLeft }: Pick<Stock, "onlyLeft">): number {
  return onlyLeft !== null && onlyLeft >= 1 ? Math.floor(onlyLeft) : MAX_QUANTITY;
}

interface Asked {
  readonly quantity: number;
  /** The variant that was chosen of a configurable product. */
  readonly variant: ProductSelection["variant"];
}

type Sold = Stock & Pick<ProductSummary, "kind" | "typeName">;

/** What can be added: a chosen variant where there are variants, in stock, no more than are left (product P77, P80). Null where nothing is in the way. */
export function additionProblem(product: Sold, { quantity, variant }: Asked): Problem | null {
  if (!isSoldOnline(product)) {
    return { code: "unsupported", message: `Product Type ${product.typeName} not supported in add to cart yet` };
  }
  if (product.kind === "configurable" && !variant) {
    return { code: "NOT_SALABLE", message: "This choice is out of stock or not sold. Please choose another." };
  }
  const stock: Stock = variant ?? product;
  if (!stock.inStock) return { code: "NOT_SALABLE", message: "This product is out of stock." };
  const most = mostAtOnce(stock);
  if (quantity <= most) return null;
  return { code: "INSUFFICIENT_STOCK", field: "quantity", message: `Only ${most} left` };
}
