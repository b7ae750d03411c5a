import type { ComponentGroup, Writing } from "~/lib/commerce/model/component";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { formatMoney } from "~/lib/format/money";
import type { ChosenComponents } from "./chosen-components";
import { componentName } from "./component-names";
import { describedBy, FieldFrame } from "~/ui/field-frame";

interface WrittenFieldProps {
  group: ComponentGroup;
  label: string;
  writing: Writing;
  chosen: ChosenComponents;
  state: SubmissionResult | null;
  locale: string;
}

/** A text or date for a custom option. Invalid input is shown as typed. */
export function WrittenField({ group, label, writing, chosen, state, locale }: WrittenFieldProps) {
  const name = componentName(group);
  const [component] = group.components;
  const error = errorOf(state, name);
  const isText = writing.as === "text" || writing.as === "lines";
  const notes = [
    component && component.price.minor > 0 && `${formatMoney(component.price, locale)} more`,
    isText && `up to ${writing.longest} characters`,
  ];
  const hint = notes.filter(Boolean).join(", ");
  const given = {
    id: name,
    name,
    defaultValue: error === undefined ? component && chosen[component.id] : valueOf(state, name, undefined),
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
