import type { ProductOption, ProductOptionValue } from "~/lib/commerce/model/product";
import { FieldNotes } from "~/ui/field-frame";
import { Swatch } from "./swatch";

interface OptionGroupProps {
  option: ProductOption;
  picked: ProductOptionValue | undefined;
  /** Uids of the values that still lead to a variant; null before anything is chosen. */
  available: readonly string[] | null;
  /** The option that excludes the unavailable values, as text: "not in this colour". */
  ruledOutBy: string;
  error: string | undefined;
  onPick: (form: HTMLFormElement) => void;
}

/** Unavailable values can still be chosen, because the shopper may rather change another option. */
export function OptionGroup({ option, picked, available, ruledOutBy, error, onPick }: OptionGroupProps) {
  const isRuledOut = (value: ProductOptionValue) => available !== null && !available.includes(value.uid);
  return (
    <fieldset
      className="option"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${option.code}-error` : undefined}
    >
      <legend>{option.label}</legend>
      <FieldNotes id={option.code} error={error} />
      {option.values.map((value, index) => (
        <label key={value.uid} className={isRuledOut(value) ? "pick gone" : "pick"}>
          <input
            type="radio"
            name={option.code}
            id={index === 0 ? option.code : undefined}
            value={value.index}
            defaultChecked={value.uid === picked?.uid}
            onChange={({ currentTarget }) => currentTarget.form && onPick(currentTarget.form)}
          />
          <span>
            {value.swatch && <Swatch colour={value.swatch} />}
            {value.label}
            {isRuledOut(value) && <small> – {ruledOutBy}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
