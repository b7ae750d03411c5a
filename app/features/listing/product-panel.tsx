import { useId } from "react";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { ProductCard } from "./product-card";
import { Link } from "~/ui/link";

interface ProductPanelProps {
  title: string;
  products: readonly ProductSummary[];
  moreTo?: string;
}

export function ProductPanel({ title, products, moreTo }: ProductPanelProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className="products" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {moreTo && (
        <Link className="py-2.5" to={moreTo} aria-label={`See all: ${title}`}>
          See all
        </Link>
      )}
      <div>
        <ul className="cards strip" aria-label="Products" data-cards="">
          {products.map((product) => (
            <ProductCard key={product.uid} product={product} heading="h3" />
          ))}
        </ul>
      </div>
    </section>
  );
}
