import type { Composite } from "~/lib/commerce/model/component";
import { unitPriceOf } from "~/lib/commerce/model/component";
import { money } from "~/lib/commerce/model/money";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import type { SubmissionResult } from "~/lib/forms/submission";
import { readComponents, type ChosenComponents, componentsTotal } from "./chosen-components";
import { ComponentGroupField } from "./component-group-field";
import { CHOSEN } from "./form-fields";
import { quantityIn, useFormEntries } from "./use-form-entries";

export interface CompositeFieldsProps extends CompositeSumProps {
  state: SubmissionResult | null;
}

/** The option groups of a composite product, with the total of the choice, an output element, so that changes are announced. */
export function CompositeFields({ state, ...summed }: CompositeFieldsProps) {
  const { composite, chosen, locale } = summed;
  return (
    <>
      <input type="hidden" name={CHOSEN} value="1" />
      <div className="grid gap-4" key={JSON.stringify(chosen)}>
        {composite.groups.map((group) => (
          <ComponentGroupField
            key={group.id}
            {...{ group, chosen, state, locale }}
            isAdded={composite.basePrice.minor > 0}
          />
        ))}
      </div>
      <p>
        Total{" "}
        <output className="text-xl font-semibold">
          <CompositeSum {...summed} />
        </output>
      </p>
    </>
  );
}

interface CompositeSumProps {
  product: Product;
  composite: Composite;
  /** As the page was rendered for it. */
  chosen: ChosenComponents;
  /** The chosen variant of a configurable product. */
  variant: ProductSelection["variant"];
  quantity: string;
  locale: string;
}

/** Price of what the form holds. */
export function CompositeSum({ product, composite, chosen, variant, quantity, locale }: CompositeSumProps) {
  const entries = useFormEntries(chosen);
  const components = entries ? readComponents(composite, entries) : chosen;
  const pieces = quantityIn(entries, quantity);
  const base = { price: composite.basePrice, tiers: product.tierPrices };
  const basePrice = variant?.price.final ?? unitPriceOf(base, pieces);
  const { minor, currency } = componentsTotal({ ...composite, basePrice }, components);
  return <>{formatMoney(money(minor * pieces, currency), locale)}</>;
}
