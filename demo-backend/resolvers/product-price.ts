import { toAmount, toMoney, type CurrencyView } from "../rules/money.ts";
import type { PriceSpan } from "../rules/price-span.ts";
import { discount, finalPrice, tierPrice } from "../rules/price.ts";
import { displayPrice, taxIncludedInPrice } from "../rules/tax-display.ts";
import type { BackendSettings } from "../rules/shop-settings.ts";
import type { ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";

type PriceDisplay = (paise: number) => number;

export function showPrices({ taxClassId }: ProductRow, { store, settings, currency }: BackendContext): PriceDisplay {
  const rate = store.catalogue.taxClass(taxClassId)?.rateBasisPoints ?? 0;
  return (paise) => displayPrice(toAmount(paise, currency), rate, settings.tax);
}

export function toPriceRange(span: PriceSpan, show: PriceDisplay, { code }: CurrencyView) {
  return {
    minimum_price: toProductPrice(show(span.minRegular), show(span.minFinal), code),
    maximum_price: toProductPrice(show(span.maxRegular), show(span.maxFinal), code),
  };
}

function toProductPrice(regular: number, final: number, currency: string) {
  return {
    regular_price: { value: regular, currency },
    final_price: { value: final, currency },
    discount: toDiscount(regular, final),
    fixed_product_taxes: [],
  };
}

/** Of one piece. */
export function feesOf(sku: string, { fixedProductTaxes }: BackendSettings, currency: CurrencyView) {
  return fixedProductTaxes
    .filter((fee) => fee.sku === sku)
    .map(({ label, paise }) => ({ label, amount: toMoney(paise, currency) }));
}

type WirePrice = ReturnType<typeof toProductPrice>;

/** As Magento includes them, but where a shop displays prices without. */
function withFees(range: ReturnType<typeof toPriceRange>, fees: ReturnType<typeof feesOf>) {
  if (fees.length === 0) return range;
  const sum = fees.reduce((total, { amount }) => total + amount.value, 0);
  const add = ({ regular_price: regular, final_price: final }: WirePrice) => ({
    ...toProductPrice(regular.value + sum, final.value + sum, regular.currency),
    fixed_product_taxes: fees,
  });
  return { minimum_price: add(range.minimum_price), maximum_price: add(range.maximum_price) };
}

function toDiscount(regular: number, final: number) {
  const { amountOff, percentOff } = discount(regular, final);
  return { amount_off: amountOff, percent_off: percentOff };
}

export const productPriceFields = {
  price_range: (product: ProductRow, _: unknown, context: BackendContext) =>
    withFees(
      toPriceRange(spanOf(product, context), showPrices(product, context), context.currency),
      feesOf(product.sku, context.settings, context.currency),
    ),

  /** Deprecated, but the only field that tells whether prices include tax. */
  price: (product: ProductRow, _: unknown, context: BackendContext) => {
    const span = spanOf(product, context);
    return {
      regularPrice: toOldPrice(product, span.minRegular, context),
      minimalPrice: toOldPrice(product, span.minFinal, context),
      maximalPrice: toOldPrice(product, span.maxFinal, context),
    };
  },

  price_tiers: (product: ProductRow, _: unknown, context: BackendContext) => {
    const final = finalPrice(product, context.now());
    const show = showPrices(product, context);
    const tiers = context.store.catalogue.tierPricesOf(product.id).filter((tier) => tier.price < final);
    return tiers.map(({ quantity }) => {
      const price = show(tierPrice(tiers, quantity, final));
      return {
        quantity,
        final_price: { value: price, currency: context.currency.code },
        discount: toDiscount(show(product.price), price),
      };
    });
  },

  /** As entered, regardless of the tax display. */
  special_price: ({ type, price, specialPrice }: ProductRow, _: unknown, { currency }: BackendContext) => {
    if (specialPrice === null) return null;
    // A bundle's special price is a percentage of the price.
    return type === "bundle" ? Math.round((specialPrice * 10_000) / price) / 100 : toAmount(specialPrice, currency);
  },
};

function spanOf({ id, sku }: ProductRow, { store, now, settings, customerId }: BackendContext): PriceSpan {
  const span = store.index(now()).priceSpan(id);
  const own = settings.groupPrices.find((price) => price.sku === sku);
  return own && customerId !== null ? { ...span, minFinal: own.paise, maxFinal: own.paise } : span;
}

function toOldPrice(product: ProductRow, paise: number, context: BackendContext) {
  const { store, settings, currency } = context;
  const rate = store.catalogue.taxClass(product.taxClassId)?.rateBasisPoints ?? 0;
  const value = showPrices(product, context)(paise);
  const tax = taxIncludedInPrice(value, rate, settings.tax);
  const description = settings.tax === "deducted" ? "EXCLUDED" : "INCLUDED";
  const money = (amount: number) => ({ value: amount, currency: currency.code });
  return {
    amount: money(value),
    adjustments: tax === null ? [] : [{ code: "TAX", description, amount: money(tax) }],
  };
}
