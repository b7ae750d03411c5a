import { Form } from "@remix-run/react";
import { isSoldOnline } from "~/lib/commerce/model/can-add";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { CompareButton } from "~/features/compare/compare-button";
import { pictureLoading } from "~/ui/picture-loading";
import { Credit, Price } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { StockLabel } from "~/features/product/stock-label";
import { Link } from "~/ui/link";
import { WishlistButton } from "~/features/wishlist/wishlist-button";

interface ProductCardProps {
  product: ProductSummary;
  /** The first picture of a page: fetched at once. */
  isFirst?: boolean;
  /** In a list: the picture stands beside the text. */
  isWide?: boolean;
  locale: string;
}

export function ProductCard({ product, isFirst = false, isWide = false, locale }: ProductCardProps) {
  return (
    <article className="card">
      <CardPicture {...{ product, isFirst, isWide }} />
      <Link to={product.path}>{product.name}</Link>
      <Rating rating={product.rating} count={product.reviewCount} />
      <Price price={product.price} isFrom={product.isPriceFrom} isOnSale={product.isOnSale} locale={locale} />
      {isSoldOnline(product) && <Credit price={product.price} locale={locale} />}
      <StockLabel inStock={product.inStock} onlyLeft={product.onlyLeft} isQuiet />
      {product.isNew && <p className="new">New</p>}
      <CardActions product={product} />
    </article>
  );
}

/** The name beside it says what it shows, so it has no text of its own. What is far away waits behind its box (near.css). */
function CardPicture({ product, isFirst, isWide }: Required<Omit<ProductCardProps, "locale">>) {
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES[isWide ? "horizontalCard" : "card"]);
  return (
    <picture>
      <img {...picture} alt="" {...pictureLoading(isFirst)} />
    </picture>
  );
}

/** One form for all that can be done with a product from its card. */
function CardActions({ product }: { product: ProductSummary }) {
  return (
    <Form method="post" action="/cart" preventScrollReset>
      <input type="hidden" name="sku" value={product.sku} />
      <input type="hidden" name="quantity" value="1" />
      <MainAction product={product} />
      {isSoldOnline(product) && (
        <>
          <WishlistButton sku={product.sku} />
          <CompareButton sku={product.sku} />
        </>
      )}
    </Form>
  );
}

function MainAction({ product: { kind, inStock, path } }: { product: ProductSummary }) {
  if (inStock && (kind === "simple" || kind === "virtual")) {
    return (
      <button className="btn quiet" name="intent" value="add">
        Add to cart
      </button>
    );
  }
  const hasNothingToChoose = !inStock || !isSoldOnline({ kind });
  return (
    <Link className="btn quiet" to={path}>
      {hasNothingToChoose ? "View details" : "Choose options"}
    </Link>
  );
}
