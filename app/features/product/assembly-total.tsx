import { money } from "~/lib/commerce/model/money";
import type { Assembly } from "~/lib/commerce/model/part";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { partsTotal, pieceOf, type ChosenParts } from "./chosen-parts";

interface AssemblyTotalProps {
  product: Product;
  assembly: Assembly;
  /** Of a configurable product, once it is chosen. */
  variant: ProductSelection["variant"];
  parts: ChosenParts;
  quantity: number;
  locale: string;
}

/** What the choice costs; an output, so that a change is read out. */
export function AssemblyTotal({ product, assembly, variant, parts, quantity, locale }: AssemblyTotalProps) {
  // A bundle's own steps are shares of its parts' prices.
  const tiers = product.kind === "bundle" ? [] : product.tierPrices;
  const basePrice = variant?.price.final ?? pieceOf({ price: assembly.basePrice, tiers }, quantity);
  const { minor, currency } = partsTotal({ ...assembly, basePrice }, parts);
  return (
    <p className="assembly-total">
      Total <output>{formatMoney(money(minor * quantity, currency), locale)}</output>
    </p>
  );
}
