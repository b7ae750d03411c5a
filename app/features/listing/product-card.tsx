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
  /** First picture of the page: loaded eagerly. */
  isFirst?: boolean;
  /** List view: picture beside the text. */
  isWide?: boolean;
  /** In a panel: without the credit, for which there is no room. */
  isBrief?: boolean;
  locale: string;
}

export function ProductCard({ product, isFirst = false, isWide = false, isBrief = false, locale }: ProductCardProps) {
  return (
    <article className="card">
      <CardPicture {...{ product, isFirst, isWide }} />
      <Link to={product.path}>{product.name}</Link>
      <Rating rating={product.rating} count={product.reviewCount} />
      <Price price={product.price} isFrom={product.isPriceFrom} isOnSale={product.isOnSale} locale={locale} />
      {!isBrief && isSoldOnline(product) && <Credit price={product.price} locale={locale} />}
      <StockLabel inStock={product.inStock} onlyLeft={product.onlyLeft} isQuiet />
      {product.isNew && <p className="new">New</p>}
      <CardActions product={product} />
    </article>
  );
}

/** Empty alt, since the name is beside it. Far below the fold it is hidden until near (near.css). */
function CardPicture({ product, isFirst, isWide }: Required<Pick<ProductCardProps, "product" | "isFirst" | "isWide">>) {
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES[isWide ? "horizontalCard" : "card"]);
  return (
    <picture>
      <img {...picture} alt="" {...pictureLoading(isFirst)} />
    </picture>
  );
}

/** Buttons of the form around the list (ProductCards); each names its product. */
function CardActions({ product }: { product: ProductSummary }) {
  return (
    <>
      <MainAction product={product} />
      {isSoldOnline(product) && (
        <>
          <WishlistButton sku={product.sku} />
          <CompareButton sku={product.sku} />
        </>
      )}
    </>
  );
}

function MainAction({ product: { sku, kind, inStock, path } }: { product: ProductSummary }) {
  if (inStock && (kind === "simple" || kind === "virtual")) {
    return (
      <button className="btn quiet" name="add" value={sku}>
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
