import { isShipped } from "~/lib/commerce/model/can-add";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { useShop } from "~/lib/root-data";

/** One line of a card, once the shopper has named a place: "Free by Thu 26 Nov". Nothing where the backend says nothing of all orders. */
export function DeliveryLine({ product }: { product: Pick<ProductSummary, "kind" | "inStock" | "price"> }) {
  const { freeDelivery } = useShop();
  const isFree = freeDelivery !== null && product.price.final.minor >= freeDelivery.from;
  return isFree && product.inStock && isShipped(product) ? <p className="by">Free by {freeDelivery.by}</p> : null;
}
