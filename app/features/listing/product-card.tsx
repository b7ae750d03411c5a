import { type ReactNode, useId } from "react";
import { CardPrice } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { canAddAtOnce, isSoldOnline, isShipped } from "~/lib/commerce/model/cart";
import { discountPercent, type ProductSummary } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureLoading, pictureSet } from "~/lib/images";
import { useRootData, useContentLang } from "~/lib/root-data";
import { Link } from "~/ui/link";

interface ProductCardProps {
  product: ProductSummary;
  isFirst?: boolean;
  heading: "h2" | "h3";
  isWide?: boolean;
  /** For products that are sold. `nameId`: id of the element with the product's name. */
  renderButton?: ((nameId: string) => ReactNode) | undefined;
}

/** Needs a CardsForm around it. Its parts are grid rows (card.css); `.by` is the last one. */
export function ProductCard({
  product,
  heading: Heading,
  isFirst = false,
  isWide = false,
  renderButton,
}: ProductCardProps) {
  const lang = useContentLang();
  const id = useId();
  const isSold = isSoldOnline(product);
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES[isWide ? "horizontalCard" : "card"]);
  return (
    <li className="card">
      <div>
        {/* Empty alt: the name is next to it. */}
        <img {...picture} alt="" {...pictureLoading(isFirst)} />
        <Heading className="name" lang={lang}>
          <Link id={id} to={product.path}>
            {product.name}
          </Link>
          {product.facts && ` ${product.facts}`}
        </Heading>
        {/* The discount is in the label on the picture. */}
        <CardPrice price={product.price} isFrom={product.isPriceFrom} />
        <Flags product={product} />
        <Rating rating={product.rating} count={product.reviewCount} />
        <DeliveryLine product={product} />
        {canAddAtOnce(product) && (
          <button className="add" name="add" value={product.sku} aria-label="Add to cart" aria-describedby={id} />
        )}
        {isSold && <WishlistButton sku={product.sku} of={id} />}
        {isSold && renderButton?.(id)}
      </div>
    </li>
  );
}

function Flags({ product }: { product: ProductSummary }) {
  const { price, isNew, isOnSale, inStock, onlyLeft } = product;
  const percent = discountPercent(price);
  const isReduced = isOnSale || price.final.minor < price.regular.minor;
  const isScarce = !inStock || onlyLeft !== null;
  if (!isReduced && !isNew && !isScarce) return null;
  return (
    <div className="flags">
      {isReduced && <p className="badge">{percent > 0 ? `${percent}% off` : "Sale"}</p>}
      {isNew && !(isReduced && isScarce) && <p className="badge new">New</p>}
      {!inStock && <p className="out-of-stock">Out of stock</p>}
      {inStock && onlyLeft !== null && <p className="badge low-stock">{`Only ${onlyLeft} left`}</p>}
    </div>
  );
}

/**
 * "Free by Thu 26 Nov", once the delivery place is known. Nothing if the backend offers no general
 * free delivery.
 */
function DeliveryLine({ product }: { product: Pick<ProductSummary, "kind" | "inStock" | "price"> }) {
  const { freeDelivery } = useRootData();
  const isFree = freeDelivery !== null && product.price.final.minor >= freeDelivery.from;
  return isFree && product.inStock && isShipped(product) ? <p className="by">Free by {freeDelivery.by}</p> : null;
}
