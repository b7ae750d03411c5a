import { MAX_QUANTITY } from "~/lib/commerce/model/can-add";
import type { Part } from "~/lib/commerce/model/part";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import type { ChosenParts } from "./chosen-parts";
import { describedBy, FieldNotes } from "~/ui/field-frame";

interface PiecesFieldProps {
  name: string;
  /** What is counted, in words. */
  of: string;
  part: Part;
  chosen: ChosenParts;
  state: SubmissionResult | null;
  least: 0 | 1;
}

/** How many of a part. What was typed wrongly is shown as it was typed. */
export function PiecesField({ name, of, part, chosen, state, least }: PiecesFieldProps) {
  const error = errorOf(state, name);
  const typed = error === undefined ? undefined : valueOf(state, name, undefined);
  return (
    <div className="pieces">
      <label htmlFor={name} className="sr-only">
        Quantity of {of}
      </label>
      <FieldNotes id={name} error={error} />
      <input
        id={name}
        type="number"
        name={name}
        inputMode="numeric"
        min={least}
        max={MAX_QUANTITY}
        step={1}
        required
        defaultValue={typed ?? chosen[part.id] ?? (least === 0 ? 0 : part.pieces)}
        {...describedBy({ name, error })}
      />
    </div>
  );
}
