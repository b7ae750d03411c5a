import { apportion } from "./apportion.ts";

interface LineMoney {
  quantity: number;
  rowTotal: number;
  rowTotalWithoutTax: number;
  discount: number;
  tax: number;
}

interface OrderMoney {
  /** Prices were entered with tax. */
  pricesWithTax: number;
  shipping: number;
  shippingTax: number;
}

/** `before`: quantity on earlier documents of this kind. */
export interface DocumentLine {
  line: LineMoney;
  before: number;
  quantity: number;
}

export interface DocumentShare {
  subtotal: number;
  subtotalWithoutTax: number;
  discount: number;
  shipping: number;
  shippingTax: number;
  tax: number;
  grandTotal: number;
}

/** All documents of an order add up to it exactly. */
export function documentShare(lines: readonly DocumentLine[], order: OrderMoney, isFirst: boolean): DocumentShare {
  const sum = (amount: (line: LineMoney) => number) =>
    lines.reduce((total, { line, before, quantity }) => {
      const upTo = (count: number) => Math.round((amount(line) * count) / line.quantity);
      return total + upTo(before + quantity) - upTo(before);
    }, 0);
  const [subtotal, discount] = [sum((line) => line.rowTotal), sum((line) => line.discount)];
  // Shipping is charged and refunded once.
  const { shipping, shippingTax } = isFirst ? order : { shipping: 0, shippingTax: 0 };
  const [subtotalWithoutTax, goodsTax] = [sum((line) => line.rowTotalWithoutTax), sum((line) => line.tax)];
  const goods = order.pricesWithTax === 1 ? subtotal : subtotalWithoutTax + goodsTax;
  return {
    ...{ subtotal, subtotalWithoutTax, discount, shipping, shippingTax },
    tax: goodsTax + shippingTax,
    grandTotal: goods - discount + shipping,
  };
}

export function taxesOfShare<Tax extends { amount: number }>(taxes: readonly Tax[], tax: number): Tax[] {
  const shares = apportion(
    tax,
    taxes.map(({ amount }) => amount),
  );
  return taxes.map((each, at) => ({ ...each, amount: shares[at] ?? 0 }));
}
