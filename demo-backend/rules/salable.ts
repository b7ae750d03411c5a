export interface Stock {
  qty: number;
  reserved: number;
  backorders: number;
}

function salableQuantity(stock: Stock): number {
  return stock.qty - stock.reserved;
}

export function isSalable(stock: Stock): boolean {
  return stock.backorders !== 0 || salableQuantity(stock) > 0;
}

/** Null above the threshold and at zero. */
export function onlyXLeft(stock: Stock, threshold: number): number | null {
  const left = salableQuantity(stock);
  return left > 0 && left <= threshold ? left : null;
}
