import type { ReactNode } from "react";
import { describedBy, FieldNotes, type FieldText } from "./field-frame";

interface RadioGroupProps extends FieldText {
  readonly value?: string | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly isDisabled?: boolean;
  }[];
}

/** Radio buttons. A single option is preselected. The first radio has the id, as target of the error summary. */
export function RadioGroup({ name, id = name, label, hint, error, value, options }: RadioGroupProps) {
  const usable = options.filter((option) => !option.isDisabled);
  const chosen = usable.length === 1 ? usable[0]?.value : value;
  return (
    <fieldset className="field" role="radiogroup" {...describedBy({ name, id, hint, error })}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {options.map((option) => (
        <label key={option.value} className="choice boxed">
          <input
            type="radio"
            id={option === (usable[0] ?? options[0]) ? id : undefined}
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
            disabled={option.isDisabled}
          />
          {typeof option.label === "string" ? option.label : <span className="choice-text">{option.label}</span>}
        </label>
      ))}
    </fieldset>
  );
}
