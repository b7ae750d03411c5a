import type { Sources } from "~/lib/commerce/content/content.server";
import type { Cart, DeliveryArea, DeliveryEstimate, LineRequest, ShippingMethod } from "~/lib/commerce/model/cart";
import type { CartId, LineUid } from "~/lib/commerce/model/ids";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { type GraphqlResult, isAbsent, isCartGoneError } from "~/lib/commerce/transport/classify.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { Catalog } from "~/lib/commerce/catalog/catalog.server";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { createAdd, newCartId } from "./add.server";
import { createGiftNotes } from "./gift-notes.server";
import { cartContext, cartResults, toCart, toOffers } from "./to-cart.server";
import { type MayHaveErrors, toCartProblem, withUserErrors, toFailureOrThrow } from "./to-problem.server";

/**
 * A cart that is missing, ordered or another customer's reads as null; writes fail with
 * `cart-gone`.
 */
export function createCartArea(sources: Sources, selection: Catalog["selection"]) {
  const { backend, capabilities } = sources;
  const toResult = cartResults(sources);
  const pending = new Map<CartId, Promise<Cart | null>>();
  const get = (id: CartId) => {
    const cart = pending.get(id) ?? read(id).finally(() => pending.delete(id));
    pending.set(id, cart);
    return cart;
  };

  async function read(id: CartId): Promise<Cart | null> {
    const cart = await unlessGone(backend.readPrivate(gql.CartDocument, { id }));
    return cart && toCart(cart, await cartContext(sources));
  }

  /** Null for a cart that is gone. */
  async function unlessGone<Wire>(response: Promise<GraphqlResult<{ cart: Wire | null }>>) {
    return isAbsent(await response, "cart") ? null : backend.requireField(response, "cart");
  }

  return {
    get,
    ...createGiftNotes(sources, get),

    async quantity(id: CartId) {
      const cart = await unlessGone(backend.readPrivate(gql.CartQuantityDocument, { id }));
      return cart && cart.total_quantity;
    },

    add: createAdd({ ...sources, selection }),

    async update(id: CartId, line: LineUid, quantity: number) {
      if (!Number.isSafeInteger(quantity) || quantity < 1) {
        // Magento would remove the line for 0 and for negative numbers.
        const message = "The quantity must be a whole number from 1.";
        return fail({ code: "UNDEFINED", message, field: "quantity" });
      }
      const hasErrorsField = (await capabilities()).has("UpdateCartItemsOutput.errors");
      const document = hasErrorsField ? gql.UpdateCartLineWithErrorsDocument : gql.UpdateCartLineDocument;
      const answer = await backend.writeToCart(document, { id, line, quantity });
      const updated: MayHaveErrors<{ cart: gql.CartFragment }> = answer.data.updateCartItems;
      const isUpdated = !updated?.errors?.length;
      const judged = withUserErrors(answer, updated?.errors, backend.recognise);
      return toResult(judged, isUpdated ? updated?.cart : null);
    },

    async remove(id: CartId, line: LineUid): Promise<Result<{ cart: Cart }>> {
      const answer = await backend.writeToCart(gql.RemoveCartLineDocument, { id, line });
      const cart = answer.data.removeItemFromCart?.cart;
      const now = cart || answer.errors.some(isCartGoneError) ? null : await get(id);
      const isAlreadyRemoved = now && !now.lines.some(({ uid }) => uid === line);
      return isAlreadyRemoved ? { ok: true, cart: now } : toResult(answer, cart);
    },

    /** Magento applies one coupon: a second replaces the first. */
    async applyCoupon(id: CartId, code: string) {
      const answer = await backend.writeToCart(gql.ApplyCouponDocument, { id, code });
      const describe = (error: Parameters<typeof toCartProblem>[0]) => ({ ...toCartProblem(error), field: "coupon" });
      return toResult(answer, answer.data.applyCouponToCart?.cart, describe);
    },

    async removeCoupon(id: CartId) {
      const answer = await backend.writeToCart(gql.RemoveCouponDocument, { id });
      return toResult(answer, answer.data.removeCouponFromCart?.cart);
    },

    estimate: (id: CartId, area: DeliveryArea) => estimateDelivery(backend, id, area),
  };
}

/**
 * Saves nothing. Needs the capabilities estimateShippingMethods and estimateTotals. Two requests:
 * the shipping methods, then the totals with the cheapest one.
 */
async function estimateDelivery(backend: Backend, id: CartId, area: DeliveryArea): Promise<Result<DeliveryEstimate>> {
  const estimate = toEstimateInput(id, area);
  const answer = await backend.judgeCart(await backend.write(gql.EstimateDeliveryDocument, { estimate }), id);
  const offers = answer.data.estimateShippingMethods;
  if (!offers) return toFailureOrThrow(answer);
  const methods = toOffers(offers);
  const [cheapest] = methods.filter(({ isAvailable }) => isAvailable).sort((a, b) => a.price.minor - b.price.minor);
  if (!cheapest) return { ok: true, methods, grandTotal: null };
  const shipping_method = { carrier_code: cheapest.carrier, method_code: cheapest.method };
  const totals = await backend.write(gql.EstimateTotalsDocument, { estimate: { ...estimate, shipping_method } });
  if (!totals.data.estimateTotals) return toFailureOrThrow(totals);
  return { ok: true, methods, grandTotal: toMoney(totals.data.estimateTotals.cart?.prices?.grand_total) };
}

/**
 * Delivery methods for one product. Needs the capability estimateShippingMethods. Magento estimates
 * only for carts, so this creates a guest cart, without the shopper's other lines, and lets it
 * expire.
 */
export function readDelivery(
  backend: Backend,
  line: LineRequest,
  area: DeliveryArea,
): Promise<readonly ShippingMethod[]> {
  const { sku, quantity, selectedOptions = [] } = line;
  const key = [sku, quantity, line.selectedOptions, area.country, area.postcode];
  return backend.cached({ name: "delivery", key, tags: ["catalog"], freshness: FRESHNESS.frame }, async () => {
    const id = newCartId();
    const lines = [{ sku, quantity, selected_options: [...selectedOptions] }];
    const creation = backend.writeAsGuest(gql.CreateCartWithLinesDocument, { id, lines });
    await backend.requireField(creation, "addProductsToCart");
    const response = backend.writeAsGuest(gql.EstimateDeliveryDocument, { estimate: toEstimateInput(id, area) });
    return toOffers(await backend.requireField(response, "estimateShippingMethods"));
  });
}

function toEstimateInput(cart_id: string, { country, postcode }: DeliveryArea): gql.EstimateTotalsInput {
  const country_code = country as gql.EstimateTotalsInput["address"]["country_code"]; // from the backend's own country list
  return { cart_id, address: { country_code, postcode } };
}
