import { MAX_QUANTITY } from "~/lib/commerce/model/can-add";
import type { Component } from "~/lib/commerce/model/component";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import type { ChosenComponents } from "./chosen-components";
import { describedBy, FieldNotes } from "~/ui/field-frame";

interface ComponentQuantityProps {
  name: string;
  /** What is counted, for the label. */
  of: string;
  component: Component;
  chosen: ChosenComponents;
  state: SubmissionResult | null;
  least: 0 | 1;
}

/** Quantity of a component. An invalid entry is shown as it was typed. */
export function ComponentQuantity({ name, of, component, chosen, state, least }: ComponentQuantityProps) {
  const error = errorOf(state, name);
  const typed = error === undefined ? undefined : valueOf(state, name, undefined);
  return (
    <div>
      <label htmlFor={name} className="sr-only">
        Quantity of {of}
      </label>
      <FieldNotes id={name} error={error} />
      <input
        id={name}
        className="w-20 text-center"
        type="number"
        name={name}
        inputMode="numeric"
        min={least}
        max={MAX_QUANTITY}
        step={1}
        required
        defaultValue={typed ?? chosen[component.id] ?? (least === 0 ? 0 : component.quantity)}
        {...describedBy({ name, error })}
      />
    </div>
  );
}
