import { money } from "~/lib/commerce/model/money";
import type { Composite } from "~/lib/commerce/model/component";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { componentsTotal, unitPriceOf, type ChosenComponents } from "./chosen-components";

export interface CompositeTotalProps {
  product: Product;
  composite: Composite;
  /** The chosen variant of a configurable product. */
  variant: ProductSelection["variant"];
  components: ChosenComponents;
  quantity: number;
  locale: string;
}

/** Price of the choice; an output element, so that changes are announced. */
export function CompositeTotal({ product, composite, variant, components, quantity, locale }: CompositeTotalProps) {
  const base = { price: composite.basePrice, tiers: product.tierPrices };
  const basePrice = variant?.price.final ?? unitPriceOf(base, quantity);
  const { minor, currency } = componentsTotal({ ...composite, basePrice }, components);
  return (
    <p>
      Total <output className="text-xl font-semibold">{formatMoney(money(minor * quantity, currency), locale)}</output>
    </p>
  );
}
