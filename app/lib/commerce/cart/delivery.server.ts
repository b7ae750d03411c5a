import { toOffers } from "./to-cart.server";
import type { DeliveryArea, LineRequest, ShippingMethod } from "~/lib/commerce/model/cart";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  AddToCartDocument,
  CreateCartDocument,
  EstimateDeliveryDocument,
  type EstimateTotalsInput,
} from "~/lib/commerce/wire/generated/graphql";

/** Delivery methods for one product. Magento estimates only for carts, so this creates a guest cart, without the shopper's other lines, and lets it expire. */
export function readDelivery(
  backend: Backend,
  line: LineRequest,
  { country, postcode }: DeliveryArea,
): Promise<readonly ShippingMethod[]> {
  const load = async () => {
    const made = await backend.writeAsGuest(CreateCartDocument, {});
    const id = made.data.createEmptyCart;
    if (!id) throw unexpected("CreateCart", made);
    const { sku, quantity, selectedOptions = [] } = line;
    const lines = [{ sku, quantity, selected_options: [...selectedOptions] }];
    const added = await backend.writeAsGuest(AddToCartDocument, { id, lines });
    if (!added.data.addProductsToCart) throw unexpected("AddToCart", added);
    const country_code = country as EstimateTotalsInput["address"]["country_code"]; // from the backend's own country list
    const estimate = { cart_id: id, address: { country_code, postcode } };
    const answer = await backend.writeAsGuest(EstimateDeliveryDocument, { estimate });
    if (!answer.data.estimateShippingMethods) throw unexpected("EstimateDelivery", answer);
    return toOffers(answer.data.estimateShippingMethods);
  };
  const key = [line.sku, line.quantity, line.selectedOptions, country, postcode];
  return backend.cached({ name: "delivery", key, tags: ["catalog"], freshness: FRESHNESS.frame, load });
}
