import { toAmount, toMoney, type CurrencyView } from "../rules/money.ts";
import type { PriceSpan } from "../rules/price-span.ts";
import { discount, finalPrice, tierPrice } from "../rules/price.ts";
import type { ProductRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";

/** Magento's PriceRange. */
export function toPriceRange(span: PriceSpan, currency: CurrencyView) {
  return {
    minimum_price: toProductPrice(span.minRegular, span.minFinal, currency),
    maximum_price: toProductPrice(span.maxRegular, span.maxFinal, currency),
  };
}

function toProductPrice(regular: number, final: number, currency: CurrencyView) {
  return {
    regular_price: toMoney(regular, currency),
    final_price: toMoney(final, currency),
    discount: toDiscount(regular, final, currency),
    fixed_product_taxes: [],
  };
}

function toDiscount(regular: number, final: number, currency: CurrencyView) {
  const { amountOff, percentOff } = discount(toAmount(regular, currency), toAmount(final, currency));
  return { amount_off: amountOff, percent_off: percentOff };
}

export const productPriceFields = {
  price_range: (product: ProductRow, _: unknown, { store, now, currency }: BackendContext) =>
    toPriceRange(store.index(now()).priceSpan(product.id), currency),

  price_tiers: (product: ProductRow, _: unknown, { store, now, currency }: BackendContext) => {
    const final = finalPrice(product, now());
    const tiers = store.catalogue.tierPricesOf(product.id).filter((tier) => tier.price < final);
    return tiers.map(({ quantity }) => {
      const price = tierPrice(tiers, quantity, final);
      return { quantity, final_price: toMoney(price, currency), discount: toDiscount(product.price, price, currency) };
    });
  },

  special_price: ({ type, price, specialPrice }: ProductRow, _: unknown, { currency }: BackendContext) => {
    if (specialPrice === null) return null;
    // A bundle's special price is the per cent that remain to be paid.
    return type === "bundle" ? Math.round((specialPrice * 10_000) / price) / 100 : toAmount(specialPrice, currency);
  },
};
