import { toAmounts } from "~/lib/commerce/cart/to-amounts.server";
import { sumsThatAddUp } from "~/lib/commerce/cart/sums.server";
import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { type Money, money } from "~/lib/commerce/model/money";
import type { OrderDetailsFragment } from "~/lib/commerce/wire/generated/graphql";

interface OrderSums {
  readonly totals: CartTotals;
  /** Unit price by line id, with or without tax as in `totals`. */
  readonly prices: ReadonlyMap<string, Money>;
}

/**
 * The totals of an order and the prices of its lines. Magento stores both without tax, but discounts as they were calculated, usually with tax.
 * Amounts with tax are computed from the tax rate, and used only if they add up to the grand total exactly.
 */
export function toOrderSums(
  { total, items }: Pick<OrderDetailsFragment, "total" | "items">,
  grandTotal: Money,
  pricesIncludeTax: boolean | null,
): OrderSums {
  const { currency } = grandTotal;
  const lines = (items ?? []).flatMap((line) => {
    const price = toMoney(line?.product_sale_price);
    return line && price ? [{ id: line.id, quantity: line.quantity_ordered ?? 0, price }] : [];
  });
  const factor = 1 + rateOf(total?.taxes) / 100;
  const shippingWithTax = toMoney(total?.shipping_handling?.amount_including_tax) ?? money(0, currency);
  const discounts = toAmounts(total?.discounts);
  const paid = grandTotal.minor - shippingWithTax.minor + discounts.reduce((sum, { amount }) => sum + amount.minor, 0);
  const tries = [toWholeUnits, Math.round].map((round) =>
    lines.map((line) => ({ ...line, price: money(round(line.price.minor * factor), currency) })),
  );
  const gross = tries.find((priced) => sumOf(priced) === paid) ?? null;
  const net = toMoney(total?.subtotal);
  const totals = sumsThatAddUp(
    {
      withTax: gross && { subtotal: money(sumOf(gross), currency), shipping: shippingWithTax },
      withoutTax: net && { subtotal: net, shipping: toMoney(total?.total_shipping) ?? money(0, currency) },
      discounts,
      taxes: toAmounts(total?.taxes?.map((tax) => tax && { label: tax.title, amount: tax.amount })),
      grandTotal,
    },
    pricesIncludeTax,
  );
  const shown = { included: gross ?? [], added: lines, apart: [] }[totals.tax];
  return { totals, prices: new Map(shown.map(({ id, price }) => [id, price])) };
}

type Taxes = NonNullable<OrderDetailsFragment["total"]>["taxes"];

/** Several taxes on the same goods, such as CGST and SGST, are added. With different rates in one order the totals will not add up. */
function rateOf(taxes: Taxes | undefined): number {
  return (taxes ?? []).reduce((sum, tax) => sum + (tax?.rate ?? 0), 0);
}

/** Prices are mostly whole rupees; rounding the amount without tax moves them by a paisa or two. */
function toWholeUnits(minor: number): number {
  const whole = Math.round(minor / 100) * 100;
  return Math.abs(whole - minor) <= 2 ? whole : Math.round(minor);
}

function sumOf(lines: readonly { readonly quantity: number; readonly price: Money }[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price.minor), 0);
}
