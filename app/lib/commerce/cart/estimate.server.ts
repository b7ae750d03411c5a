import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { DeliveryArea, DeliveryEstimate, ShippingMethod } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Outcome } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import {
  EstimateDeliveryDocument,
  type EstimateTotalsInput,
  EstimateTotalsDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { refusedOrThrow } from "./refused-or-throw.server";
import { toOffers } from "./to-cart.server";

/** Two requests: the shipping methods, then the totals with the cheapest one. */
export async function estimateDelivery(
  backend: Backend,
  id: CartId,
  { country, postcode }: DeliveryArea,
): Promise<Outcome<DeliveryEstimate>> {
  const address = { country_code: country as EstimateTotalsInput["address"]["country_code"], postcode }; // from the backend's own country list
  const answer = await backend.write(EstimateDeliveryDocument, { estimate: { cart_id: id, address } });
  const offers = answer.data.estimateShippingMethods;
  if (!offers) return refusedOrThrow("EstimateDelivery", answer);
  const methods = toOffers(offers);
  const [cheapest] = methods.filter(({ isAvailable }) => isAvailable).sort((a, b) => a.price.minor - b.price.minor);
  return { ok: true, methods, grandTotal: cheapest ? await totalWith(backend, cheapest, { id, address }) : null };
}

type Question = { readonly id: CartId; readonly address: EstimateTotalsInput["address"] };

async function totalWith(backend: Backend, chosen: ShippingMethod, { id, address }: Question) {
  const shipping_method = { carrier_code: chosen.carrier, method_code: chosen.method };
  const answer = await backend.write(EstimateTotalsDocument, { estimate: { cart_id: id, address, shipping_method } });
  return toMoney(answer.data.estimateTotals?.cart?.prices?.grand_total);
}
