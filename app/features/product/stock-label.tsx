interface StockLabelProps {
  inStock: boolean;
  onlyLeft: number | null;
  /** On cards: only labels that differ from the normal case. */
  isQuiet?: boolean;
}

export function StockLabel({ inStock, onlyLeft, isQuiet = false }: StockLabelProps) {
  if (!inStock) return <p className="stock out">Out of stock</p>;
  if (onlyLeft !== null) return <p className="stock few">{`Only ${onlyLeft} left`}</p>;
  return isQuiet ? null : <p className="stock">In stock</p>;
}
