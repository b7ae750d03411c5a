import type { SubmissionResult } from "~/lib/forms/submission";
import { CHOSEN, type ChosenComponents } from "./chosen-components";
import { ComponentGroupField } from "./component-group-field";
import { CompositeTotal, type CompositeTotalProps } from "./composite-total";

export interface CompositeFieldsProps extends Omit<CompositeTotalProps, "components" | "quantity"> {
  /** As the page was rendered for it. */
  chosen: ChosenComponents;
  /** What the total is of. */
  total: Pick<CompositeTotalProps, "components" | "quantity">;
  state: SubmissionResult | null;
}

/** The option groups of a composite product, with the total of the choice. */
export function CompositeFields({ chosen, total, state, ...priced }: CompositeFieldsProps) {
  const { composite, locale } = priced;
  return (
    <>
      <input type="hidden" name={CHOSEN} value="1" />
      <div className="grid gap-4" key={JSON.stringify(chosen)}>
        {composite.groups.map((group) => (
          <ComponentGroupField key={group.id} {...{ group, chosen, state, locale }} />
        ))}
      </div>
      <CompositeTotal {...priced} {...total} />
    </>
  );
}
