export interface StockLevel {
  qty: number;
  reserved: number;
  minSaleQty: number;
  maxSaleQty: number;
  /** Sold in multiples of this. */
  qtyIncrements: number;
  backorders: number;
}

/** Magento's code and message. */
export interface LineProblem {
  code: "PRODUCT_NOT_FOUND" | "NOT_SALABLE" | "INSUFFICIENT_STOCK" | "UNDEFINED";
  message: string;
}

export const notSalable: LineProblem = {
  code: "NOT_SALABLE",
  message: "There are no source items with the in stock status",
};
export const insufficientStock: LineProblem = {
  code: "INSUFFICIENT_STOCK",
  message: "The requested qty is not available",
};

const maxCartQuantity = 10_000;

/** Null if there is enough. */
export function checkAvailability(stock: StockLevel, quantity: number): LineProblem | null {
  if (stock.backorders !== 0) return null;
  if (stock.qty <= 0) return notSalable;
  return quantity > stock.qty - stock.reserved ? insufficientStock : null;
}

/** Null if it is allowed. */
export function checkQuantity(stock: StockLevel, quantity: number): LineProblem | null {
  if (!Number.isInteger(quantity)) return undefinedProblem("You cannot use decimal quantity for this product.");
  if (quantity < stock.minSaleQty) {
    return { code: "INSUFFICIENT_STOCK", message: `The fewest you may purchase is ${stock.minSaleQty}.` };
  }
  if (quantity > Math.min(stock.maxSaleQty, maxCartQuantity)) {
    return undefinedProblem("The requested qty exceeds the maximum qty allowed in shopping cart");
  }
  if (quantity % stock.qtyIncrements !== 0) {
    return undefinedProblem(`You can buy this product only in quantities of ${stock.qtyIncrements} at a time.`);
  }
  return null;
}

export function undefinedProblem(message: string): LineProblem {
  return { code: "UNDEFINED", message };
}
