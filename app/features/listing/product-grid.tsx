import type { ProductSummary } from "~/lib/commerce/model/product";
import { ProductCard } from "./product-card";
import { ProductCards } from "./product-cards";

interface ProductGridProps {
  products: readonly ProductSummary[];
  view?: "grid" | "list";
  locale: string;
}

export function ProductGrid({ products, view = "grid", locale }: ProductGridProps) {
  return (
    <ProductCards className={view === "list" ? "cards list" : "cards"}>
      {products.map((product, index) => (
        <ProductCard
          key={product.uid}
          product={product}
          isFirst={index === 0}
          isWide={view === "list"}
          locale={locale}
        />
      ))}
    </ProductCards>
  );
}
