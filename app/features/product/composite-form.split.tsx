import { type Composite, unitPriceOf, type Product } from "~/lib/commerce/model/product";
import { money } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import type { SubmissionResult } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { ComponentGroupField } from "./component-group-field";
import { type ChosenComponents, componentsTotal, readComponents } from "./chosen-components";
import { CHOSEN } from "./form-fields";
import type { OptionPicks } from "./product-form-result";
import { quantityIn, useFormEntries } from "./use-form-entries";

interface CompositeFormProps {
  /** The buttons show the total too: both in one script, which a page with components loads. */
  shows: "fields" | "total";
  product: Product;
  /** For which the page was rendered. */
  choice: OptionPicks;
  quantity: string;
  state: SubmissionResult | null;
}

/** The total is an output element, so that changes are announced. */
export function CompositeForm({ shows, product, choice, quantity, state }: CompositeFormProps) {
  const { composite } = product;
  const { components: chosen } = choice;
  if (!composite || !chosen) return null;
  const total = <Total {...{ product, choice, composite, chosen, quantity }} />;
  if (shows === "total") return total;
  return (
    <>
      <input type="hidden" name={CHOSEN} value="1" />
      <div className="grid gap-4" key={JSON.stringify(chosen)}>
        {composite.groups.map((group) => (
          <ComponentGroupField key={group.id} {...{ group, chosen, state }} isAdded={composite.basePrice.minor > 0} />
        ))}
      </div>
      <p>
        Total <output className="text-xl font-semibold">{total}</output>
      </p>
    </>
  );
}

interface TotalProps extends Pick<CompositeFormProps, "product" | "choice" | "quantity"> {
  composite: Composite;
  chosen: ChosenComponents;
}

function Total({ product, choice, composite, chosen, quantity }: TotalProps) {
  const { locale } = useShop().store;
  const entries = useFormEntries(chosen);
  const components = entries ? readComponents(composite, entries) : chosen;
  const pieces = quantityIn(entries, quantity);
  const base = { price: composite.basePrice, tiers: product.tierPrices };
  const basePrice = choice.selection?.variant?.price.final ?? unitPriceOf(base, pieces);
  const { minor, currency } = componentsTotal({ ...composite, basePrice }, components);
  return <>{formatMoney(money(minor * pieces, currency), locale)}</>;
}
