import type { Product } from "~/lib/commerce/model/product";
import type { PartTiersFragment } from "~/lib/commerce/wire/generated/graphql";
import { toMoney } from "./to-money.server";

/** Unit price from a quantity on, lowest quantity first. */
export function toTiers(tiers: PartTiersFragment["price_tiers"] | undefined): Product["tierPrices"] {
  return (tiers ?? [])
    .flatMap((tier) => {
      const price = toMoney(tier?.final_price);
      return tier?.quantity && price ? [{ quantity: tier.quantity, price }] : [];
    })
    .sort((a, b) => a.quantity - b.quantity);
}
