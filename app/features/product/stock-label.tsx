import type { ProductSummary } from "~/lib/commerce/model/product";

type StockLabelProps = Pick<ProductSummary, "inStock" | "onlyLeft"> & { isQuiet?: boolean };

export function StockLabel({ inStock, onlyLeft, isQuiet = false }: StockLabelProps) {
  if (!inStock) return <p className="text-s font-semibold text-danger">Out of stock</p>;
  if (onlyLeft !== null) return <p className="text-s font-semibold text-warn">{`Only ${onlyLeft} left`}</p>;
  return isQuiet ? null : <p className="text-s font-semibold text-ok">In stock</p>;
}
