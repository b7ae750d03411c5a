import { availabilityProblem, demandOf, joinLine } from "../cart/cart-stock.ts";
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
        const target = destination ? requireCart(context, destination) : customerCart(context, customer.id);
        return merge(context, guest, target);
      });
    },

    /** The customer's previous cart is merged into the guest's. */
    assignCustomerToGuestCart(_: unknown, { cart_id: cartId }: { cart_id: string }, context: BackendContext) {
      const customer = requireCustomer(context);
      if (cartId === "") throw missingParameter("cart_id");
      const { carts } = context.store;
      return context.store.transaction(() => {
        const guest = guestCart(context, cartId);
        const previous = carts.activeCartOf(customer.id);
        const maskedId = randomCode();
        carts.assign(guest.id, { maskedId, customerId: customer.id });
        const target = requireCart(context, maskedId);
        return previous ? merge(context, previous, target) : viewCart(context, target);
      });
    },
  },
};

export function customerCart(context: BackendContext, customerId: number, maskedId = randomCode()): CartRow {
  const { carts } = context.store;
  return context.store.transaction(() => {
    const active = carts.activeCartOf(customerId);
    if (!active) carts.createCart({ maskedId, customerId, storeCode: context.storeView.code }, context.now());
    return requireCart(context, active?.maskedId ?? maskedId);
  });
}

function guestCart(context: BackendContext, cartId: string): CartRow {
  const cart = requireCart({ ...context, customerId: null }, cartId);
  if (cart.customerId !== null) throw foreignCart(cartId);
  return cart;
}

/** Magento: over the stock the line silently stays unchanged; over the maximum it gets an error. */
function merge(context: BackendContext, from: CartRow, into: CartRow): CartView {
  const { carts } = context.store;
  const source = viewCart(context, from);
  const merged = changeCart(context, { cartId: into.maskedId }, (view) => {
    for (const line of source.lines) mergeLine(context, viewCart(context, view.cart), line);
    return { couponCode: view.cart.couponCode ?? from.couponCode };
  });
  carts.deactivate(from.id, context.now());
  return merged;
}

function mergeLine({ store: { carts, catalogue } }: BackendContext, view: CartView, added: CartLineView): void {
  const { joined, others } = joinLine(added, view.lines);
  const isInCart = others.length < view.lines.length;
  if (isInCart && availabilityProblem(joined, demandOf([joined, ...others]), catalogue.stockOf)) return;
  const { product, variant, choices, quantity } = added.line;
  carts.addLine(view.cart.id, {
    productId: product.id,
    variantId: variant?.id ?? null,
    choices: formatChoices(choices),
    quantity,
    giftMessage: added.giftMessage,
  });
}
