import type { ReactNode } from "react";
import { describedBy, FieldNotes, type FieldText } from "./field";

interface RadioGroupProps extends FieldText {
  readonly value?: string | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly isDisabled?: boolean;
  }[];
  /** Side by side and equally wide: for a few short labels. */
  readonly isRow?: boolean;
}

/** A single option is preselected. The first radio has the id, as target of the error summary. */
export function RadioGroup({ name, id = name, label, hint, error, value, options, isRow = false }: RadioGroupProps) {
  const usable = options.filter((option) => !option.isDisabled);
  const chosen = usable.length === 1 ? usable[0]?.value : value;
  return (
    <fieldset className="field" role="radiogroup" {...describedBy({ name, id, hint, error })}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={isRow ? "grid auto-cols-fr grid-flow-col gap-1" : "grid gap-2"}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`choice rounded-control border border-line py-[9px] has-checked:border-brand has-checked:bg-brand-soft ${isRow ? "flex-col items-center gap-0 px-1" : "px-3"}`}
          >
            <input
              type="radio"
              id={option === (usable[0] ?? options[0]) ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              disabled={option.isDisabled}
            />
            <span className={isRow || typeof option.label === "string" ? undefined : "choice-text"}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
