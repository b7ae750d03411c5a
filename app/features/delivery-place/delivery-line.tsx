import { isShipped } from "~/lib/commerce/model/can-add";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { asSpot } from "~/lib/spot";

/** One line of a card, once the shopper has named a place: "Free by Thu 26 Nov". Nothing where the backend says nothing of all orders. */
export function DeliveryLine({ product }: { product: Pick<ProductSummary, "kind" | "inStock" | "price"> }) {
  return product.inStock && isShipped(product) ? <FreeBy minor={product.price.final.minor} /> : null;
}

const FreeBy = asSpot<{ minor: number }>("free by", ({ minor }, { freeDelivery }) =>
  freeDelivery && minor >= freeDelivery.from ? <p className="by">Free by {freeDelivery.by}</p> : null,
);
