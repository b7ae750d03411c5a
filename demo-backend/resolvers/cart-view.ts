import { demandOf, lineProblem, type LineDemand } from "../cart/cart-stock.ts";
import { couponApplies, discountOf, type Coupon } from "../rules/coupon.ts";
import { parseChoices } from "../rules/line-choices.ts";
import { pricedPartsOf, componentsOf } from "../cart/line-components.ts";
import { paymentMethods, type PaymentMethod } from "../rules/payment.ts";
import { deliveryMethods, type DeliveryMethod } from "../rules/shipping.ts";
import type { LineProblem } from "../rules/stock.ts";
import { taxPlace } from "../rules/tax.ts";
import { subtotalOf, totalsOf, type LineTotals, type PricedPart, type Totals } from "../rules/totals.ts";
import type { CartLineRow } from "../store/cart-line-store.ts";
import type { CartAddressRow, CartRow } from "../store/cart-store.ts";
import type { BackendContext } from "./context.ts";

export interface CartLineView extends LineDemand {
  id: number;
  giftMessage: string | null;
  totals: LineTotals;
  problem: LineProblem | null;
}

/** Computed with the current catalogue, stock and rules. */
export interface CartView {
  cart: CartRow;
  lines: CartLineView[];
  isVirtual: boolean;
  shippingAddress: CartAddressRow | null;
  billingAddress: CartAddressRow | null;
  coupon: Coupon | null;
  deliveries: DeliveryMethod[];
  delivery: DeliveryMethod | null;
  payments: PaymentMethod[];
  totals: Totals;
}

export function viewCart(context: BackendContext, cart: CartRow, estimatedAddress?: CartAddressRow): CartView {
  const { carts, catalogue } = context.store;
  const now = context.now();
  const storedLines = carts.linesOf(cart.id).flatMap((row) => readLine(context, row));
  const priced = storedLines.map(({ line }) => ({
    quantity: line.quantity,
    parts: withGroupPrice(context, { cart, line, parts: pricedPartsOf(line, catalogue, now) }),
  }));
  const isVirtual =
    storedLines.length > 0 &&
    storedLines.every(({ components }) => components.every(({ product }) => product.type !== "simple"));
  const addresses = [...(estimatedAddress ? [estimatedAddress] : []), ...carts.addressesOf(cart.id)];
  const billingAddress = addresses.find((address) => address.kind === "billing") ?? null;
  const shippingAddress = (!isVirtual && addresses.find((address) => address.kind === "shipping")) || null;

  const shopCountry = context.settings.country;
  const defaultCountry = context.storeView.country ?? context.settings.country;
  const taxDisplay = context.settings.tax;
  const subtotal = subtotalOf(priced, taxDisplay);
  const coupon = applicableCoupon(context, cart, subtotal);
  const deliveries = shippingAddress
    ? offeredDeliveries(storedLines, shippingAddress, { subtotal, coupon, shopCountry })
    : [];
  const delivery = deliveries.find((method) => isChosen(method, cart)) ?? null;
  const fees = storedLines.map(({ line }) => feesOfLine(context, line) * line.quantity);
  const beforeFees = totalsOf({
    lines: priced,
    discount: discountOf(subtotal, { coupon, automatic: context.settings.cartDiscount }),
    shipping: delivery?.price ?? 0,
    place: taxPlace(shippingAddress ?? billingAddress ?? { countryCode: defaultCountry, regionCode: null }),
    taxDisplay,
  });
  const totals = plusFees(
    beforeFees,
    fees.reduce((sum, paise) => sum + paise, 0),
  );
  const countryCode = (billingAddress ?? shippingAddress)?.countryCode ?? null;
  return {
    cart,
    lines: withTotals(context, storedLines, totals),
    isVirtual,
    shippingAddress,
    billingAddress,
    coupon,
    deliveries,
    delivery,
    payments: paymentMethods({
      currency: context.currency.code,
      grandTotal: totals.grandTotal,
      countryCode,
      razorpay: context.settings.razorpay,
    }),
    totals,
  };
}

interface CustomersLine {
  cart: CartRow;
  line: LineDemand["line"];
  parts: readonly PricedPart[];
}

function withGroupPrice({ settings }: BackendContext, { cart, line, parts }: CustomersLine): readonly PricedPart[] {
  const own = settings.groupPrices.find(({ sku }) => sku === (line.variant ?? line.product).sku);
  return own && cart.customerId !== null ? parts.map((part) => ({ ...part, unitPrice: own.paise })) : parts;
}

function feesOfLine({ settings }: BackendContext, { product, variant }: LineDemand["line"]): number {
  const fees = settings.fixedProductTaxes.filter(({ sku }) => sku === (variant ?? product).sku);
  return fees.reduce((sum, { paise }) => sum + paise, 0);
}

/** As in Magento, the subtotal with tax contains them, the one without and the lines do not. */
function plusFees(totals: Totals, fees: number): Totals {
  return { ...totals, subtotal: totals.subtotal + fees, grandTotal: totals.grandTotal + fees };
}

type StoredLine = LineDemand & Pick<CartLineView, "id" | "giftMessage">;

function readLine({ store: { catalogue } }: BackendContext, row: CartLineRow): StoredLine[] {
  const product = catalogue.productById(row.productId);
  const variant = row.variantId === null ? null : catalogue.productById(row.variantId);
  if (!product || variant === undefined || product.status === "disabled" || variant?.status === "disabled") return [];
  const line = { product, variant, choices: parseChoices(row.choices), quantity: row.quantity };
  return [{ id: row.id, giftMessage: row.giftMessage, line, components: componentsOf(line, catalogue) }];
}

function withTotals({ store }: BackendContext, storedLines: readonly StoredLine[], totals: Totals): CartLineView[] {
  const demand = demandOf(storedLines);
  return storedLines.flatMap((line, index) => {
    const lineTotals = totals.lines[index];
    const problem = lineProblem(line, demand, store.catalogue.stockOf);
    return lineTotals ? [{ ...line, totals: lineTotals, problem }] : [];
  });
}

function applicableCoupon(context: BackendContext, cart: CartRow, subtotal: number): Coupon | null {
  if (cart.couponCode === null) return null;
  const { carts, coupons } = context.store;
  const coupon = carts.coupon(cart.couponCode);
  const uses = coupons.usesOf(cart.couponCode, cart.customerId);
  return coupon && couponApplies(coupon, { subtotal, now: context.now(), uses }) ? coupon : null;
}

function offeredDeliveries(
  lines: readonly LineDemand[],
  address: CartAddressRow,
  { subtotal, coupon, shopCountry }: { subtotal: number; coupon: Coupon | null; shopCountry: string },
): DeliveryMethod[] {
  const weights = lines.map(
    ({ line, components }) =>
      line.quantity *
      components.reduce((sum, component) => sum + component.product.weightGrams * component.quantity, 0),
  );
  return deliveryMethods({
    countryCode: address.countryCode,
    shopCountry,
    postcode: address.postcode,
    weightGrams: weights.reduce((sum, weight) => sum + weight, 0),
    subtotal,
    freeByCoupon: coupon?.kind === "free_shipping",
  });
}

function isChosen(method: DeliveryMethod, cart: CartRow): boolean {
  return method.carrierCode === cart.carrierCode && method.methodCode === cart.methodCode;
}
