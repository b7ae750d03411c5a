interface StockLabelProps {
  inStock: boolean;
  onlyLeft: number | null;
  /** Cards speak up only where there is something to know. */
  isQuiet?: boolean;
}

export function StockLabel({ inStock, onlyLeft, isQuiet = false }: StockLabelProps) {
  if (!inStock) return <p className="stock out">Out of stock</p>;
  if (onlyLeft !== null) return <p className="stock few">Only {onlyLeft} left</p>;
  return isQuiet ? null : <p className="stock">In stock</p>;
}
