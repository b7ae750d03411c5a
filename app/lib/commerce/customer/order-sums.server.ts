import { toAmounts, toConsistentTotals } from "~/lib/commerce/cart/sums.server";
import { feesTotal, toFees, toMoney, withFees } from "~/lib/commerce/catalog/to-money.server";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { type Fee, type Money, money } from "~/lib/commerce/model/money";
import { multipliesTo } from "~/lib/commerce/model/product";
import * as gql from "~/lib/commerce/wire/generated/graphql";

export interface LineSums {
  /** Unit price; null where quantity × price is not the total. */
  readonly price: Money | null;
  readonly total: Money;
  readonly fees?: readonly Fee[];
}

interface Row extends LineSums {
  readonly id: string;
}

/**
 * Totals of an order and prices of its lines. Magento 2.4.8 returns both with and without tax.
 * Older versions have one price, without tax up to 2.4.7 and with tax in 2.4.8, and discounts as
 * they were calculated, usually with tax: the interpretation that adds up to the grand total
 * exactly is used.
 */
export function toOrderSums(
  { total: wire, items }: Pick<gql.OrderDetailsFragment, "total" | "items">,
  grandTotal: Money,
  pricesIncludeTax: boolean | null,
): { readonly totals: CartTotals; readonly prices: ReadonlyMap<string, LineSums> } {
  const { currency } = grandTotal;
  const total: WireTotal | null = wire;
  const lines: readonly WireLine[] = items ?? [];
  // Taxes on the same goods (CGST, SGST) are added. Different rates in one order will not add up.
  const factor = 1 + (total?.taxes ?? []).reduce((sum, { rate }) => sum + (rate ?? 0), 0) / 100;
  const shippingWithTax = toMoney(total?.shipping_handling?.amount_including_tax) ?? money(0, currency);
  const discounts = toAmounts(total?.discounts);
  const paid = grandTotal.minor - shippingWithTax.minor + discounts.reduce((sum, { amount }) => sum + amount.minor, 0);
  const gross =
    rowsWithPrices(lines, "including_tax") ??
    [Number, (minor: number) => toWholeUnits(minor * factor), (minor: number) => Math.round(minor * factor)]
      .map((priceOf) => rowsAt(lines, priceOf))
      .find((rows) => sumOf(rows) === paid) ??
    null;
  const grossSubtotal = toMoney(total?.subtotal_incl_tax) ?? (gross && money(sumOf(gross), currency));
  const netSubtotal = toMoney(total?.subtotal);
  const totals = toConsistentTotals(
    {
      withTax: grossSubtotal && { subtotal: grossSubtotal, shipping: shippingWithTax },
      withoutTax: netSubtotal && {
        subtotal: netSubtotal,
        shipping: toMoney(total?.total_shipping) ?? money(0, currency),
      },
      discounts,
      taxes: toAmounts(total?.taxes?.map(({ title, amount }) => ({ label: title, amount }))),
      grandTotal,
      fees: lines.reduce(
        (sum, { prices, quantity_ordered }) =>
          sum + Math.round(feesTotal(toFees(prices?.fixed_product_taxes)) * (quantity_ordered ?? 0)),
        0,
      ),
    },
    pricesIncludeTax,
  );
  const shown = { included: gross ?? [], added: netRows(lines, factor, netSubtotal), apart: [] }[totals.tax];
  return { totals, prices: new Map(shown.map((row) => [row.id, row])) };
}

type WireTotal = NonNullable<gql.OrderDetailsFragment["total"]> & { readonly subtotal_incl_tax?: WireMoney };
type WireLine = NonNullable<gql.OrderDetailsFragment["items"]>[number] & {
  readonly prices?:
    | (Readonly<Record<PriceName, WireMoney>> & { readonly fixed_product_taxes?: readonly gql.FeeFragment[] | null })
    | null;
};

function rowsWithPrices(lines: readonly WireLine[], tax: "including_tax" | "excluding_tax"): readonly Row[] | null {
  const rows = lines.flatMap(({ id, quantity_ordered, prices }) => {
    const isWith = tax === "including_tax";
    const quantity = quantity_ordered ?? 0;
    const fees = toFees(prices?.fixed_product_taxes);
    const unit = withFees(toMoney(isWith ? prices?.price_including_tax : prices?.price), fees);
    const total = withFees(toMoney(isWith ? prices?.row_total_including_tax : prices?.row_total), fees, quantity);
    if (!unit || !total) return [];
    return [{ id, total, price: multipliesTo(total, { unit, quantity }) ? unit : null, fees }];
  });
  return rows.length === lines.length ? rows : null;
}

function rowsAt(lines: readonly WireLine[], priceOf: (minor: number) => number): readonly Row[] {
  return lines.flatMap(({ id, quantity_ordered, product_sale_price }) => {
    const salePrice = toMoney(product_sale_price);
    if (!salePrice) return [];
    const price = money(priceOf(salePrice.minor), salePrice.currency);
    return [{ id, price, total: money(Math.round((quantity_ordered ?? 0) * price.minor), price.currency) }];
  });
}

/**
 * Rounded prices without tax may miss the subtotal by a paisa: the nearer interpretation is used.
 */
function netRows(lines: readonly WireLine[], factor: number, subtotal: Money | null): readonly Row[] {
  const exactRows = rowsWithPrices(lines, "excluding_tax");
  if (exactRows) return exactRows;
  const [without, withTaxRemoved] = [rowsAt(lines, Number), rowsAt(lines, (minor) => Math.round(minor / factor))];
  const missing = (rows: readonly Row[]) => Math.abs(sumOf(rows) - (subtotal?.minor ?? 0));
  return subtotal && missing(withTaxRemoved) < missing(without) ? withTaxRemoved : without;
}

/** Prices are mostly whole rupees; rounding the amount without tax moves them by a paisa or two. */
function toWholeUnits(minor: number): number {
  const whole = Math.round(minor / 100) * 100;
  return Math.abs(whole - minor) <= 2 ? whole : Math.round(minor);
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { total }) => sum + total.minor, 0);
}

type WireMoney = NonNullable<gql.OrderDetailsFragment["total"]>["subtotal"];

type PriceName = "price" | "price_including_tax" | "row_total" | "row_total_including_tax";

const PRICES =
  "prices { price { ...Amount } price_including_tax { ...Amount } row_total { ...Amount } row_total_including_tax { ...Amount } fixed_product_taxes { label amount { ...Amount } } }";

/**
 * The document as this backend takes it (docs/decisions/0014): with gift notes, the prices that
 * newer ones return, the attributes of invoices, and the last name as a guest's proof, for no
 * schema has both arguments.
 */
export function forBackend<Data, Variables>(
  document: gql.TypedDocumentString<Data, Variables>,
  { has }: Pick<Capabilities, "has">,
): gql.TypedDocumentString<Data, Variables> {
  let text = document.toString();
  if (has("OrderItemInterface.gift_message"))
    text = text.replaceAll("product_sale_price", "gift_message { to from message } product_sale_price");
  if (has("OrderItemInterface.prices")) text = text.replaceAll("product_sale_price", `${PRICES} product_sale_price`);
  if (has("OrderTotal.subtotal_incl_tax"))
    text = text
      .replaceAll("total_shipping", "subtotal_incl_tax { ...Amount } total_shipping")
      // Without tax, too; deprecated since 2.4.9.
      .replaceAll(/\bsubtotal(?= \{)/g, "subtotal: subtotal_excl_tax");
  if (has("Invoice.custom_attributes"))
    text = text.replace(/\binvoices \{(?=\s+total \{)/, "$& custom_attributes { attribute_code value }");
  if (has("guestOrder.lastname")) text = text.replace("postcode: $proof", "lastname: $proof");
  return new gql.TypedDocumentString(text, document.__meta__);
}
