import { Form } from "@remix-run/react";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { pictureLoading } from "../primitives/picture-loading";
import { Credit, Price } from "./price";
import { Rating } from "./rating";
import { StockLabel } from "./stock-label";
import { Link } from "../primitives/link";

interface ProductCardProps {
  product: ProductSummary;
  /** The first picture of a page: fetched at once. */
  isFirst?: boolean;
  locale: string;
}

export function ProductCard({ product, isFirst = false, locale }: ProductCardProps) {
  return (
    <article className="card">
      <CardPicture product={product} isFirst={isFirst} />
      <Link to={product.path}>{product.name}</Link>
      <Rating rating={product.rating} count={product.reviewCount} />
      <Price price={product.price} isFrom={product.isPriceFrom} locale={locale} />
      <Credit price={product.price} locale={locale} />
      <StockLabel inStock={product.inStock} onlyLeft={product.onlyLeft} isQuiet />
      <CardAction product={product} />
    </article>
  );
}

/** The name beside it says what it shows, so it has no text of its own. */
function CardPicture({ product, isFirst }: { product: ProductSummary; isFirst: boolean }) {
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES.card);
  return <img {...picture} alt="" {...pictureLoading(isFirst)} />;
}

function CardAction({ product }: { product: ProductSummary }) {
  if (product.kind === "gift-card" || product.kind === "unknown" || !product.inStock) {
    return (
      <Link className="btn quiet" to={product.path}>
        View details
      </Link>
    );
  }
  if (product.kind !== "simple" && product.kind !== "virtual") {
    return (
      <Link className="btn quiet" to={product.path}>
        Choose options
      </Link>
    );
  }
  return (
    <Form method="post" action="/cart">
      <input type="hidden" name="sku" value={product.sku} />
      <input type="hidden" name="quantity" value="1" />
      <button className="btn quiet" name="intent" value="add">
        Add to cart
      </button>
    </Form>
  );
}
