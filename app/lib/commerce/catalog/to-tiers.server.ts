import type { Money } from "~/lib/commerce/model/money";
import type { Product } from "~/lib/commerce/model/product";
import type { PartTiersFragment } from "~/lib/commerce/wire/generated/graphql";
import { toMoney } from "./to-money.server";

/**
 * Unit price from a quantity on, lowest quantity first. Magento also lists what a group of customers pays for one piece, and tiers that a special price
 * undercuts: neither makes more pieces cheaper than one.
 */
export function toTiers(tiers: PartTiersFragment["price_tiers"] | undefined, single: Money): Product["tierPrices"] {
  return (tiers ?? [])
    .flatMap((tier) => {
      const price = toMoney(tier?.final_price);
      return tier?.quantity && price && price.minor < single.minor ? [{ quantity: tier.quantity, price }] : [];
    })
    .sort((a, b) => a.quantity - b.quantity);
}
