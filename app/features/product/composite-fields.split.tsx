import { useEffect, useRef, useState } from "react";
import type { Composite } from "~/lib/commerce/model/component";
import { money } from "~/lib/commerce/model/money";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import type { SubmissionResult } from "~/lib/forms/submission";
import { readComponents, type ChosenComponents, componentsTotal, unitPriceOf } from "./chosen-components";
import { ComponentGroupField } from "./component-group-field";
import { CHOSEN } from "./form-fields";

export interface CompositeFieldsProps extends Omit<CompositeTotalProps, "components" | "quantity"> {
  /** As the page was rendered for it. */
  chosen: ChosenComponents;
  quantity: string;
  state: SubmissionResult | null;
}

/** The option groups of a composite product, with the total of the choice. */
export function CompositeFields({ chosen, quantity, state, ...priced }: CompositeFieldsProps) {
  const { composite, locale } = priced;
  const { total, ref } = useFollowedTotal({ composite, chosen, quantity });
  return (
    <>
      <input type="hidden" name={CHOSEN} value="1" ref={ref} />
      <div className="grid gap-4" key={JSON.stringify(chosen)}>
        {composite.groups.map((group) => (
          <ComponentGroupField key={group.id} {...{ group, chosen, state, locale }} />
        ))}
      </div>
      <CompositeTotal {...priced} {...total} />
    </>
  );
}

type TotalInput = Pick<CompositeFieldsProps, "composite" | "chosen" | "quantity">;

/** The current values of the form around `ref`. Before hydration and after a navigation these are the values the page was rendered with. */
function useFollowedTotal({ composite, chosen, quantity }: TotalInput) {
  const asked = { of: chosen, total: { components: chosen, quantity: Number(quantity) || 1 } };
  const [now, setNow] = useState(asked);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return undefined;
    const follow = () => {
      const entries = new FormData(form);
      const components = readComponents(composite, entries);
      setNow({ of: chosen, total: { components, quantity: Number(entries.get("quantity")) || 1 } });
    };
    // Includes changes made before hydration.
    follow();
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, [composite, chosen]);
  return { total: now.of === chosen ? now.total : asked.total, ref };
}

interface CompositeTotalProps {
  product: Product;
  composite: Composite;
  /** The chosen variant of a configurable product. */
  variant: ProductSelection["variant"];
  components: ChosenComponents;
  quantity: number;
  locale: string;
}

/** Price of the choice; an output element, so that changes are announced. */
function CompositeTotal({ product, composite, variant, components, quantity, locale }: CompositeTotalProps) {
  const base = { price: composite.basePrice, tiers: product.tierPrices };
  const basePrice = variant?.price.final ?? unitPriceOf(base, quantity);
  const { minor, currency } = componentsTotal({ ...composite, basePrice }, components);
  return (
    <p>
      Total <output className="text-xl font-semibold">{formatMoney(money(minor * quantity, currency), locale)}</output>
    </p>
  );
}
