import { joinLine, quantityProblem } from "../rules/cart-stock.ts";
import { formatChoices } from "../rules/line-choices.ts";
import { randomCode } from "../rules/random-code.ts";
import type { CartRow } from "../store/cart-store.ts";
import { foreignCart, missingParameter, requireCart } from "./cart-access.ts";
import { viewCart, type CartLineView, type CartView } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { authorizationError, inputError } from "./errors.ts";

interface MergeArguments {
  source_cart_id: string;
  destination_cart_id?: string | null;
}

export const customerCartResolvers = {
  Query: {
    customerCart(_: unknown, __: unknown, context: BackendContext): CartView {
      if (context.customerId === null) throw authorizationError("The request is allowed for logged in customer");
      return viewCart(context, customerCart(context, requireCustomer(context).id));
    },
  },
  Mutation: {
    mergeCarts(
      _: unknown,
      { source_cart_id: source, destination_cart_id: destination }: MergeArguments,
      context: BackendContext,
    ) {
      const customer = requireCustomer(context);
      if (source === "") throw missingParameter("source_cart_id");
      if (destination === "") throw inputError('The parameter "destination_cart_id" cannot be empty');
      return context.store.transaction(() => {
        const guest = guestCart(context, source);
        const own = destination ? requireCart(context, destination) : customerCart(context, customer.id);
        return merge(context, guest, own);
      });
    },

    /** The customer goes on with everything the guest had settled, under the id of the customer's own cart. */
    assignCustomerToGuestCart(_: unknown, { cart_id: cartId }: { cart_id: string }, context: BackendContext) {
      const customer = requireCustomer(context);
      if (cartId === "") throw missingParameter("cart_id");
      return context.store.transaction(() => {
        const guest = guestCart(context, cartId);
        const own = customerCart(context, customer.id);
        const { carts } = context.store;
        for (const { kind, ...address } of carts.addressesOf(guest.id)) carts.saveAddress(own.id, kind, address);
        return merge(context, guest, own);
      });
    },
  },
};

/** The cart a customer is filling; a first one is made when there is none. */
export function customerCart(context: BackendContext, customerId: number, maskedId = randomCode()): CartRow {
  const { carts } = context.store;
  return context.store.transaction(() => {
    const active = carts.activeCartOf(customerId);
    if (!active) carts.createCart({ maskedId, customerId, storeCode: context.storeView.code }, context.now());
    return requireCart(context, active?.maskedId ?? maskedId);
  });
}

/** Read as the guest it was filled by: a cart that belongs to a customer, even to this one, is no guest's. */
function guestCart(context: BackendContext, cartId: string): CartRow {
  const cart = requireCart({ ...context, customerId: null }, cartId);
  if (cart.customerId !== null) throw foreignCart(cartId);
  return cart;
}

/** Quantities add up. Where the shelf does not hold the sum the customer's own line stays as it was. */
function merge(context: BackendContext, guest: CartRow, own: CartRow): CartView {
  const { carts } = context.store;
  const source = viewCart(context, guest);
  const merged = changeCart(context, { cartId: own.maskedId }, (view) => {
    for (const line of source.lines) joinInto(context, viewCart(context, view.cart), line);
    return { couponCode: view.cart.couponCode ?? guest.couponCode };
  });
  carts.deactivate(guest.id, context.now());
  return merged;
}

function joinInto({ store: { carts, catalogue } }: BackendContext, view: CartView, added: CartLineView): void {
  const { joined, others } = joinLine(added, view.lines);
  const grows = others.length < view.lines.length;
  if (grows && quantityProblem(joined, others, catalogue.stockOf)) return;
  const { product, variant, choices, quantity } = added.line;
  carts.addLine(view.cart.id, {
    productId: product.id,
    variantId: variant?.id ?? null,
    choices: formatChoices(choices),
    quantity,
  });
}
