import type { SubmissionResult } from "~/lib/forms/submission";
import { ComponentGroupField } from "./component-group-field";
import { CompositeTotal, type CompositeTotalProps } from "./composite-total.split";
import { CHOSEN } from "./form-fields";

interface CompositeFieldsProps extends CompositeTotalProps {
  state: SubmissionResult | null;
}

/** The total is an output element, so that changes are announced. */
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
          <CompositeTotal {...summed} />
        </output>
      </p>
    </>
  );
}
