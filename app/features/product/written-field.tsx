import type { PartGroup, Writing } from "~/lib/commerce/model/part";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { formatMoney } from "~/lib/format/money";
import { partName, type ChosenParts } from "./chosen-parts";
import { describedBy, FieldFrame } from "~/ui/field-frame";

interface WrittenFieldProps {
  group: PartGroup;
  label: string;
  writing: Writing;
  chosen: ChosenParts;
  state: SubmissionResult | null;
  locale: string;
}

/** Words to be engraved, a day to deliver on. What was typed wrongly is shown as it was typed. */
export function WrittenField({ group, label, writing, chosen, state, locale }: WrittenFieldProps) {
  const name = partName(group);
  const [part] = group.parts;
  const error = errorOf(state, name);
  const isText = writing.as === "text" || writing.as === "lines";
  const notes = [
    part && part.price.minor > 0 && `${formatMoney(part.price, locale)} more`,
    isText && `up to ${writing.longest} characters`,
  ];
  const hint = notes.filter(Boolean).join(", ");
  const given = {
    id: name,
    name,
    defaultValue: error === undefined ? part && chosen[part.id] : valueOf(state, name, undefined),
    ...(isText && { maxLength: writing.longest }),
    ...(group.isRequired && { "aria-required": true }),
    ...describedBy({ name, hint, error }),
  };
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      {writing.as === "lines" ? <textarea rows={3} {...given} /> : <input type={writing.as} {...given} />}
    </FieldFrame>
  );
}
