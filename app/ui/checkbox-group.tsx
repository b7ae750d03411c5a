import { describedBy, FieldNotes, type FieldText } from "./field";

interface CheckboxGroupProps extends FieldText {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
}

/** Several values of one name. */
export function CheckboxGroup({ name, label, id = name, hint, error, options, chosen }: CheckboxGroupProps) {
  return (
    <fieldset className="field" {...describedBy({ name, id, hint, error })}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {options.map(({ value, label: text }, index) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
