import { apportion } from "./apportion.ts";
import { isEnteredWithTax, taxed, type TaxDisplay } from "./tax-display.ts";
import { appliedTaxes, type AppliedTax, type TaxPlace } from "./tax.ts";

/** One for a simple product, one per selection of a dynamic-price bundle. */
export interface PricedPart {
  /** Paise as entered, per unit of the line. */
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
  /** Paise with tax, at most the subtotal. */
  discount: number;
  /** Paise as entered. */
  shipping: number;
  place: TaxPlace;
  taxDisplay: TaxDisplay;
}

export const shippingRateBasisPoints = 1800;

/**
 * With tax included: grand total = net goods + net shipping + taxes, exactly. Otherwise a discount
 * is computed on gross prices but subtracted from net ones, as Magento does.
 */
export function totalsOf({ lines, discount, shipping: entered, place, taxDisplay }: TotalsInput): Totals {
  const discounts = apportion(
    discount,
    lines.map((line) => rowTotal(line, taxDisplay)),
  );
  const rounding = taxRounding(taxDisplay);
  const lineTotals = lines.map((line, index) =>
    totalsOfLine(line, { discount: discounts[index] ?? 0, taxDisplay, taxOf: rounding.taxOf }),
  );
  const shippingTax = rounding.taxOf(entered, shippingRateBasisPoints);
  const shipping = isEnteredWithTax(taxDisplay) ? entered : entered + shippingTax;

  const sum = (amount: (line: LineTotals) => number) => lineTotals.reduce((total, line) => total + amount(line), 0);
  const subtotal = sum((line) => line.rowTotal);
  const subtotalWithoutTax = sum((line) => line.rowTotalWithoutTax);
  const goodsTax = sum((line) => line.tax);
  const goods = isEnteredWithTax(taxDisplay) ? subtotal - discount : subtotalWithoutTax - discount + goodsTax;
  return {
    lines: lineTotals,
    subtotal,
    subtotalWithoutTax,
    subtotalWithDiscountWithoutTax: goods - goodsTax,
    discount,
    shipping,
    shippingTax,
    tax: goodsTax + shippingTax,
    taxes: appliedTaxes(rounding.byRate, place),
    grandTotal: goods + shipping,
  };
}

/** Rounds per rate and carries the remainder to the next amount of that rate, as Magento does. */
function taxRounding(taxDisplay: TaxDisplay) {
  const byRate = new Map<number, number>();
  const remainders = new Map<number, number>();
  return {
    byRate,
    /** Tax of an entered amount after its discount. */
    taxOf(amount: number, rate: number): number {
      const divisor = isEnteredWithTax(taxDisplay) ? 10_000 + rate : 10_000;
      const exact = (Math.max(0, amount) * rate) / divisor + (remainders.get(rate) ?? 0);
      const tax = Math.round(exact);
      remainders.set(rate, exact - tax);
      byRate.set(rate, (byRate.get(rate) ?? 0) + tax);
      return tax;
    },
  };
}

export function subtotalOf(lines: readonly PricedLine[], taxDisplay: TaxDisplay): number {
  return lines.reduce((total, line) => total + rowTotal(line, taxDisplay), 0);
}

function rowTotal({ quantity, parts }: PricedLine, taxDisplay: TaxDisplay): number {
  return parts.reduce((sum, part) => sum + taxed(part.unitPrice * quantity, part.rateBasisPoints, taxDisplay).with, 0);
}

interface LineTaxing {
  discount: number;
  taxDisplay: TaxDisplay;
  taxOf(amount: number, rate: number): number;
}

function totalsOfLine(line: PricedLine, { discount, taxDisplay, taxOf }: LineTaxing): LineTotals {
  const rows = line.parts.map((part) => taxed(part.unitPrice * line.quantity, part.rateBasisPoints, taxDisplay));
  const discounts = apportion(
    discount,
    rows.map((row) => row.with),
  );
  const totals = { unitPrice: 0, unitPriceWithoutTax: 0, rowTotal: 0, rowTotalWithoutTax: 0, discount, tax: 0 };
  line.parts.forEach(({ unitPrice, rateBasisPoints }, index) => {
    const row = rows[index] ?? { with: 0, without: 0 };
    const unit = taxed(unitPrice, rateBasisPoints, taxDisplay);
    const entered = isEnteredWithTax(taxDisplay) ? row.with : row.without;
    totals.unitPrice += unit.with;
    totals.unitPriceWithoutTax += unit.without;
    totals.rowTotal += row.with;
    totals.rowTotalWithoutTax += row.without;
    totals.tax += taxOf(entered - (discounts[index] ?? 0), rateBasisPoints);
  });
  return totals;
}
