import { toMoney } from "../rules/money.ts";
import { randomCode } from "../rules/random-code.ts";
import type { AppliedTax } from "../rules/tax.ts";
import { requireCart } from "./cart-access.ts";
import { customerCart } from "./customer-cart.ts";
import { viewCart, type CartView } from "./cart-view.ts";
import type { BackendContext } from "./context.ts";
import { alreadyExistsError, inputError } from "./errors.ts";

const cartIdLength = 32;

export const cartResolvers = {
  Query: {
    cart: (_: unknown, { cart_id }: { cart_id: string }, context: BackendContext): CartView =>
      viewCart(context, requireCart(context, cart_id)),
  },
  Mutation: {
    createEmptyCart: (_: unknown, { input }: { input?: { cart_id?: string | null } | null }, context: BackendContext) =>
      createCart(context, input?.cart_id || randomCode()),
  },
  Cart: {
    id: ({ cart }: CartView) => cart.maskedId,
    email: ({ cart }: CartView) => cart.email,
    is_virtual: ({ isVirtual }: CartView) => isVirtual,
    total_quantity: ({ lines }: CartView) => lines.reduce((sum, { line }) => sum + line.quantity, 0),
    applied_coupon: ({ cart, coupon }: CartView) => coupon && { code: cart.couponCode },
    applied_coupons: ({ cart, coupon }: CartView) => coupon && [{ code: cart.couponCode }],
    items: ({ lines }: CartView) => lines,
    prices: (view: CartView) => view,
  },
  CartPrices: {
    grand_total: money((view) => view.totals.grandTotal),
    subtotal_excluding_tax: money((view) => view.totals.subtotalWithoutTax),
    subtotal_including_tax: money((view) => view.totals.subtotal),
    subtotal_with_discount_excluding_tax: money((view) => view.totals.subtotalWithDiscountWithoutTax),
    applied_taxes: ({ totals }: CartView, _: unknown, { currency }: BackendContext) =>
      totals.taxes.map(({ label, amount }: AppliedTax) => ({ label, amount: toMoney(amount, currency) })),
    discounts: (view: CartView, _: unknown, { currency }: BackendContext) =>
      discountLabels(view).map((label) => ({ label, amount: toMoney(view.totals.discount, currency) })),
    discount(view: CartView, _: unknown, { currency }: BackendContext) {
      const label = discountLabels(view);
      return label.length > 0 ? { label, amount: toMoney(view.totals.discount, currency) } : null;
    },
  },
};

/** A customer has one active cart. */
export function createCart(context: BackendContext, maskedId = randomCode()): string {
  const { customerId, store, storeView } = context;
  if (maskedId.length !== cartIdLength) throw inputError(`Cart ID length should to be ${cartIdLength} symbols.`);
  if (customerId !== null) return customerCart(context, customerId, maskedId).maskedId;
  if (store.carts.cartByMaskedId(maskedId)) throw alreadyExistsError(`Cart with ID "${maskedId}" already exists.`);
  store.carts.createCart({ maskedId, customerId, storeCode: storeView.code }, context.now());
  return maskedId;
}

function money(amount: (view: CartView) => number) {
  return (view: CartView, _: unknown, { currency }: BackendContext) => toMoney(amount(view), currency);
}

function discountLabels({ coupon, totals }: CartView): string[] {
  if (totals.discount === 0) return [];
  return [coupon && coupon.kind !== "free_shipping" ? `Discount (${coupon.label})` : "Discount"];
}
