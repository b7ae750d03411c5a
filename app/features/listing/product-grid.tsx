import { CompareButton } from "~/features/compare/compare-button";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { CardsForm } from "./cards-form";
import { ProductCard } from "./product-card";

export function ProductGrid({ products, isList = false }: { products: readonly ProductSummary[]; isList?: boolean }) {
  return (
    <CardsForm>
      <ul className={isList ? "cards list" : "cards"} aria-label="Products" data-cards="">
        {products.map((product, index) => (
          <ProductCard
            key={product.uid}
            product={product}
            heading="h2"
            isFirst={index === 0}
            isWide={isList}
            renderButton={isList ? (nameId) => <CompareButton sku={product.sku} of={nameId} /> : undefined}
          />
        ))}
      </ul>
    </CardsForm>
  );
}
