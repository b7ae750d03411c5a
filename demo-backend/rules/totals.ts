import { apportion } from "./apportion.ts";
import { taxIncludedIn } from "./money.ts";
import { appliedTaxes, type AppliedTax, type TaxPlace } from "./tax.ts";

/** What one unit of a line consists of: one part for a plain product, one per selection of a bundle priced by its parts. */
export interface PricedPart {
  /** Paise with tax for everything of this part in one unit of the line. */
  unitPrice: number;
  rateBasisPoints: number;
}

export interface PricedLine {
  quantity: number;
  parts: readonly PricedPart[];
}

export interface LineTotals {
  unitPrice: number;
  unitPriceWithoutTax: number;
  rowTotal: number;
  rowTotalWithoutTax: number;
  discount: number;
  /** Tax contained in the row after its discount. */
  tax: number;
}

export interface Totals {
  lines: LineTotals[];
  subtotal: number;
  subtotalWithoutTax: number;
  subtotalWithDiscountWithoutTax: number;
  discount: number;
  shipping: number;
  shippingTax: number;
  tax: number;
  taxes: AppliedTax[];
  grandTotal: number;
}

export interface TotalsInput {
  lines: readonly PricedLine[];
  /** Paise off the goods, with tax. Never more than the goods cost. */
  discount: number;
  /** Paise with tax. */
  shipping: number;
  place: TaxPlace;
}

export const shippingRateBasisPoints = 1800;

/** Every sum is the sum of its lines, and grand total = net goods + net shipping + taxes, to the paisa. */
export function totalsOf({ lines, discount, shipping, place }: TotalsInput): Totals {
  const discounts = apportion(
    discount,
    lines.map((line) => rowTotal(line)),
  );
  const taxByRate = new Map<number, number>();
  const collect = (rate: number, tax: number) => taxByRate.set(rate, (taxByRate.get(rate) ?? 0) + tax);
  const lineTotals = lines.map((line, index) => totalsOfLine(line, discounts[index] ?? 0, collect));
  const shippingTax = taxIncludedIn(shipping, shippingRateBasisPoints);
  collect(shippingRateBasisPoints, shippingTax);

  const sum = (amount: (line: LineTotals) => number) => lineTotals.reduce((total, line) => total + amount(line), 0);
  const subtotal = sum((line) => line.rowTotal);
  const goodsTax = sum((line) => line.tax);
  return {
    lines: lineTotals,
    subtotal,
    subtotalWithoutTax: sum((line) => line.rowTotalWithoutTax),
    subtotalWithDiscountWithoutTax: subtotal - discount - goodsTax,
    discount,
    shipping,
    shippingTax,
    tax: goodsTax + shippingTax,
    taxes: appliedTaxes(taxByRate, place),
    grandTotal: subtotal - discount + shipping,
  };
}

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, line) => total + rowTotal(line), 0);
}

function rowTotal(line: PricedLine): number {
  return line.quantity * line.parts.reduce((sum, part) => sum + part.unitPrice, 0);
}

function totalsOfLine(line: PricedLine, discount: number, collect: (rate: number, tax: number) => void): LineTotals {
  const rows = line.parts.map((part) => part.unitPrice * line.quantity);
  const discounts = apportion(discount, rows);
  const totals = { unitPrice: 0, unitPriceWithoutTax: 0, rowTotal: 0, rowTotalWithoutTax: 0, discount, tax: 0 };
  line.parts.forEach(({ unitPrice, rateBasisPoints }, index) => {
    const row = rows[index] ?? 0;
    const tax = taxIncludedIn(row - (discounts[index] ?? 0), rateBasisPoints);
    totals.unitPrice += unitPrice;
    totals.unitPriceWithoutTax += unitPrice - taxIncludedIn(unitPrice, rateBasisPoints);
    totals.rowTotal += row;
    totals.rowTotalWithoutTax += row - taxIncludedIn(row, rateBasisPoints);
    totals.tax += tax;
    collect(rateBasisPoints, tax);
  });
  return totals;
}
