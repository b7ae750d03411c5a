import { type ComponentGroup, type Composite, unitPriceOf } from "~/lib/commerce/model/component";
import { money } from "~/lib/commerce/model/money";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import type { SubmissionResult } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { ComponentGroupField } from "./component-group-field";
import { type ChosenComponents, componentsTotal, readChosen } from "./components-total";
import { CHOSEN, componentName } from "./form-fields";
import { quantityIn, useFormEntries } from "./use-form-entries";

interface CompositeFormProps {
  /** The buttons show the total too: both in one script, which a page with components loads. */
  shows: "fields" | "total";
  product: Product;
  composite: Composite;
  /** The choice for which the page was rendered. */
  chosen: ChosenComponents;
  variant: ProductSelection["variant"];
  quantity: string;
  state: SubmissionResult | null;
}

export function CompositeForm({ shows, ...props }: CompositeFormProps) {
  return shows === "total" ? <Total {...props} /> : <Fields {...props} />;
}

type PartProps = Omit<CompositeFormProps, "shows">;

/** The total is an output element, so that changes are announced. */
function Fields(props: PartProps) {
  const { composite, chosen, state } = props;
  return (
    <>
      <input type="hidden" name={CHOSEN} value="1" />
      <div className="grid gap-4" key={JSON.stringify(chosen)}>
        {composite.groups.map((group) => (
          <ComponentGroupField key={group.id} {...{ group, chosen, state }} isAdded={composite.basePrice.minor > 0} />
        ))}
      </div>
      <p>
        Total{" "}
        <output className="text-xl font-semibold">
          <Total {...props} />
        </output>
      </p>
    </>
  );
}

function Total({ product, composite, chosen, variant, quantity }: PartProps) {
  const { locale } = useShop().store;
  const entries = useFormEntries(chosen);
  const components = entries ? readChosen(composite, entries, readText) : chosen;
  const pieces = quantityIn(entries, quantity);
  const base = { price: composite.basePrice, tiers: product.tierPrices };
  const basePrice = variant?.price.final ?? unitPriceOf(base, pieces);
  const { minor, currency } = componentsTotal({ ...composite, basePrice }, components);
  return <>{formatMoney(money(minor * pieces, currency), locale)}</>;
}

/** Unchecked: the field itself rejects what is invalid. */
function readText(group: ComponentGroup, entries: FormData): string {
  return String(entries.get(componentName(group)) ?? "").trim();
}
