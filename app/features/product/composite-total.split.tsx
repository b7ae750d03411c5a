import { type Composite, unitPriceOf } from "~/lib/commerce/model/component";
import { money } from "~/lib/commerce/model/money";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { type ChosenComponents, componentsTotal, readComponents } from "./chosen-components";
import { quantityIn, useFormEntries } from "./use-form-entries";

export interface CompositeTotalProps {
  product: Product;
  composite: Composite;
  chosen: ChosenComponents;
  variant: ProductSelection["variant"];
  quantity: string;
  locale: string;
}

export function CompositeTotal({ product, composite, chosen, variant, quantity, locale }: CompositeTotalProps) {
  const entries = useFormEntries(chosen);
  const components = entries ? readComponents(composite, entries) : chosen;
  const pieces = quantityIn(entries, quantity);
  const base = { price: composite.basePrice, tiers: product.tierPrices };
  const basePrice = variant?.price.final ?? unitPriceOf(base, pieces);
  const { minor, currency } = componentsTotal({ ...composite, basePrice }, components);
  return <>{formatMoney(money(minor * pieces, currency), locale)}</>;
}
