import { useId } from "react";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { ProductCard } from "./product-card";
import { ProductCards } from "./product-cards";
import { Link } from "~/ui/link";

interface ProductPanelProps {
  title: string;
  products: readonly ProductSummary[];
  /** Path of the complete list. */
  moreTo?: string;
  locale: string;
}

/** Products in a row that scrolls sideways. Renders nothing without products. */
export function ProductPanel({ title, products, moreTo, locale }: ProductPanelProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby={id}>
      <div className="row mb-2 min-h-11 justify-between">
        <h2 id={id}>{title}</h2>
        {moreTo && (
          <Link className="py-2.5" to={moreTo}>
            See all<span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      <ProductCards className="cards strip">
        {products.map((product) => (
          <li key={product.uid}>
            <ProductCard product={product} locale={locale} />
          </li>
        ))}
      </ProductCards>
    </section>
  );
}
