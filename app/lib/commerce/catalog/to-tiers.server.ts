import type { Product } from "../model/product.ts";
import type { PartTiersFragment } from "../wire/generated/graphql.ts";
import { toMoney } from "./to-money.server.ts";

/** What one piece costs from a number of pieces on, the smallest number first. */
export function toTiers(tiers: PartTiersFragment["price_tiers"] | undefined): Product["tierPrices"] {
  return (tiers ?? [])
    .flatMap((tier) => {
      const price = toMoney(tier?.final_price);
      return tier?.quantity && price ? [{ quantity: tier.quantity, price }] : [];
    })
    .sort((a, b) => a.quantity - b.quantity);
}
