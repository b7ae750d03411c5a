import type { ProductSummary } from "~/lib/commerce/model/product";
import { CardsForm } from "./cards-form";
import { ProductCard } from "./product-card";

interface ProductGridProps {
  products: readonly ProductSummary[];
  view?: "grid" | "list";
}

export function ProductGrid({ products, view = "grid" }: ProductGridProps) {
  return (
    <CardsForm>
      <ul className={view === "list" ? "cards list" : "cards"} aria-label="Products">
        {products.map((product, index) => (
          <ProductCard
            key={product.uid}
            product={product}
            heading="h2"
            isFirst={index === 0}
            isWide={view === "list"}
          />
        ))}
      </ul>
    </CardsForm>
  );
}
