import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { DeliveryArea, DeliveryEstimate, LineRequest, ShippingMethod } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Result } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  AddToCartDocument,
  CreateCartDocument,
  EstimateDeliveryDocument,
  type EstimateTotalsInput,
  EstimateTotalsDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { toOffers } from "./to-cart.server";
import { toFailureOrThrow } from "./to-problem.server";

/** Two requests: the shipping methods, then the totals with the cheapest one. */
export async function estimateDelivery(
  backend: Backend,
  id: CartId,
  area: DeliveryArea,
): Promise<Result<DeliveryEstimate>> {
  const estimate = toEstimateInput(id, area);
  const answer = await backend.write(EstimateDeliveryDocument, { estimate });
  const offers = answer.data.estimateShippingMethods;
  if (!offers) return toFailureOrThrow(answer);
  const methods = toOffers(offers);
  const [cheapest] = methods.filter(({ isAvailable }) => isAvailable).sort((a, b) => a.price.minor - b.price.minor);
  if (!cheapest) return { ok: true, methods, grandTotal: null };
  const shipping_method = { carrier_code: cheapest.carrier, method_code: cheapest.method };
  const { data } = await backend.write(EstimateTotalsDocument, { estimate: { ...estimate, shipping_method } });
  return { ok: true, methods, grandTotal: toMoney(data.estimateTotals?.cart?.prices?.grand_total) };
}

/** Delivery methods for one product. Magento estimates only for carts, so this creates a guest cart, without the shopper's other lines, and lets it expire. */
export function readDelivery(
  backend: Backend,
  line: LineRequest,
  area: DeliveryArea,
): Promise<readonly ShippingMethod[]> {
  const { sku, quantity, selectedOptions = [] } = line;
  const key = [sku, quantity, line.selectedOptions, area.country, area.postcode];
  return backend.cached({ name: "delivery", key, tags: ["catalog"], freshness: FRESHNESS.frame }, async () => {
    const id = await backend.requireField(backend.writeAsGuest(CreateCartDocument, {}), "createEmptyCart");
    const lines = [{ sku, quantity, selected_options: [...selectedOptions] }];
    await backend.requireField(backend.writeAsGuest(AddToCartDocument, { id, lines }), "addProductsToCart");
    const asking = backend.writeAsGuest(EstimateDeliveryDocument, { estimate: toEstimateInput(id, area) });
    return toOffers(await backend.requireField(asking, "estimateShippingMethods"));
  });
}

function toEstimateInput(cart_id: string, { country, postcode }: DeliveryArea): EstimateTotalsInput {
  const country_code = country as EstimateTotalsInput["address"]["country_code"]; // from the backend's own country list
  return { cart_id, address: { country_code, postcode } };
}
