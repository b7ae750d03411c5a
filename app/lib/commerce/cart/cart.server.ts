import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { Site } from "~/lib/commerce/content/content.server";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Cart, DeliveryArea, DeliveryEstimate, ShippingMethod } from "~/lib/commerce/model/cart";
import type { CartArea, Catalog } from "~/lib/commerce/model/commerce";
import type { CartId } from "~/lib/commerce/model/ids";
import { fail, type Result } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { type GraphqlResult, isCartGoneError, unexpected } from "~/lib/commerce/transport/classify.server";
import {
  CartDocument,
  type CartFragment,
  CartQuantityDocument,
  RemoveCartLineDocument,
  UpdateCartLineDocument,
  UpdateCartLineWithErrorsDocument,
  ApplyCouponDocument,
  RemoveCouponDocument,
  EstimateDeliveryDocument,
  type EstimateTotalsInput,
  EstimateTotalsDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { createAdd } from "./add.server";
import { toCart, toOffers } from "./to-cart.server";
import { toFailureOrThrow, type UserError, withUserErrors } from "./to-problem.server";

/** Older backends answer without `errors`. */
interface Updated {
  readonly cart: CartFragment;
  readonly errors?: readonly UserError[];
}

interface CartOptions {
  readonly selection: Catalog["selection"];
  readonly capabilities: () => Promise<Capabilities>;
}

export function createCartArea(backend: Backend, site: Site, { selection, capabilities }: CartOptions): CartArea {
  const reading = new Map<CartId, Promise<Cart | null>>();
  const get: CartArea["get"] = (id) => {
    const known = reading.get(id);
    if (known) return known;
    const cart = read(id).finally(() => reading.delete(id));
    reading.set(id, cart);
    return cart;
  };

  async function read(id: CartId): Promise<Cart | null> {
    const answer = await backend.readPrivate(CartDocument, { id });
    if (answer.data.cart) return usable("Cart", answer, answer.data.cart);
    if (answer.errors.some(isCartGoneError)) return null;
    throw unexpected("Cart", answer);
  }

  async function usable(operation: string, answer: GraphqlResult<unknown>, cart: CartFragment): Promise<Cart> {
    backend.logPartialErrors(operation, answer);
    return toCart(cart, await site.pricesIncludeTax());
  }

  return {
    get,

    async quantity(id) {
      const answer = await backend.readPrivate(CartQuantityDocument, { id });
      if (answer.data.cart) return answer.data.cart.total_quantity;
      if (answer.errors.some(isCartGoneError)) return null;
      throw unexpected("CartQuantity", answer);
    },

    add: createAdd({ backend, site, selection }),

    async update(id, line, quantity) {
      if (!Number.isSafeInteger(quantity) || quantity < 1) {
        // Magento would remove the line for 0 and for negative numbers.
        return fail({
          code: "UNDEFINED",
          message: "The quantity must be a whole number from 1.",
          field: "quantity",
        });
      }
      const hasErrorsField = (await capabilities()).has("UpdateCartItemsOutput.errors");
      const document = hasErrorsField ? UpdateCartLineWithErrorsDocument : UpdateCartLineDocument;
      const answer = await backend.write(document, { id, line, quantity });
      const updated: Updated | null | undefined = answer.data.updateCartItems;
      return updated && !updated.errors?.length
        ? { ok: true, cart: await usable("UpdateCartLine", answer, updated.cart) }
        : toFailureOrThrow("UpdateCartLine", withUserErrors(answer, updated?.errors));
    },

    async remove(id, line) {
      const answer = await backend.write(RemoveCartLineDocument, { id, line });
      const cart = answer.data.removeItemFromCart?.cart;
      if (cart) return { ok: true, cart: await usable("RemoveCartLine", answer, cart) };
      const isAlreadyRemoved = answer.errors.some(({ message }) => message === "The cart doesn't contain the item");
      const now = isAlreadyRemoved ? await get(id) : null;
      return now ? { ok: true, cart: now } : toFailureOrThrow("RemoveCartLine", answer);
    },

    ...createCoupons(backend, site),
    estimate: (id, area) => estimateDelivery(backend, id, area),
  };
}

type Changed = Awaited<ReturnType<CartArea["applyCoupon"]>>;

function createCoupons(backend: Backend, site: Site): Pick<CartArea, "applyCoupon" | "removeCoupon"> {
  async function apply(id: CartId, code: string): Promise<Changed> {
    const answer = await backend.write(ApplyCouponDocument, { id, code });
    const cart = answer.data.applyCouponToCart?.cart;
    if (!cart) return atCode(toFailureOrThrow("ApplyCoupon", answer));
    backend.logPartialErrors("ApplyCoupon", answer);
    return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
  }

  async function remove(id: CartId): Promise<Changed> {
    const answer = await backend.write(RemoveCouponDocument, { id });
    const cart = answer.data.removeCouponFromCart?.cart;
    if (!cart) return toFailureOrThrow("RemoveCoupon", answer);
    backend.logPartialErrors("RemoveCoupon", answer);
    return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
  }

  return { applyCoupon: apply, removeCoupon: remove };
}

function atCode(result: Result<never>): Result<never> {
  if (result.ok) return result;
  return { ...result, problems: result.problems.map((problem) => ({ ...problem, field: "coupon" })) };
}

/** Two requests: the shipping methods, then the totals with the cheapest one. */
async function estimateDelivery(
  backend: Backend,
  id: CartId,
  { country, postcode }: DeliveryArea,
): Promise<Result<DeliveryEstimate>> {
  const address = { country_code: country as EstimateTotalsInput["address"]["country_code"], postcode }; // from the backend's own country list
  const answer = await backend.write(EstimateDeliveryDocument, { estimate: { cart_id: id, address } });
  const offers = answer.data.estimateShippingMethods;
  if (!offers) return toFailureOrThrow("EstimateDelivery", answer);
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
