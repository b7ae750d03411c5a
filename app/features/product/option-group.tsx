import { useEffect, useRef } from "react";
import type { ProductOption, ProductOptionValue } from "~/lib/commerce/model/product";
import { describedBy, FieldNotes } from "~/ui/field";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { Swatch } from "./swatch";
import type { ValueNote } from "./variants";

interface OptionGroupProps {
  option: ProductOption;
  picked: ProductOptionValue | undefined;
  notes: Readonly<Record<string, ValueNote>>;
  error: string | undefined;
  onPick: (picked: HTMLInputElement, isUnavailable: boolean) => void;
}

/** Values that do not fit the other choices can be picked, because the shopper may want to change those instead. */
export function OptionGroup({ option, picked, notes, error, onPick }: OptionGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const inputs = () => [...(group.current?.querySelectorAll("input") ?? [])];
  // Picked before hydration. A passive effect would run too late: a press before it would be submitted first and then aborted.
  useCommitEffect(() => {
    const early = inputs().find(({ checked, value }) => checked && value !== String(picked?.index));
    // The router listens from the end of this commit.
    if (early) queueMicrotask(() => onPick(early, notes[early.value]?.isUnavailable ?? false));
  }, []);
  // Empty after an incompatible value was picked, until the server has selected a compatible one.
  useEffect(() => {
    if (inputs().some(({ checked }) => checked)) return;
    for (const input of inputs()) input.checked = input.value === String(picked?.index);
  }, [picked]);
  return (
    <fieldset
      ref={group}
      className="flex flex-wrap gap-2"
      role="radiogroup"
      {...describedBy({ name: option.code, error })}
    >
      <legend className="pb-1 text-s">{option.label}</legend>
      {error && (
        <div className="w-full">
          <FieldNotes id={option.code} error={error} />
        </div>
      )}
      {option.values.map((value, index) => {
        const note = notes[value.index];
        return (
          <label key={value.uid} className={note?.isUnavailable ? "option-btn unavailable text-muted" : "option-btn"}>
            <input
              type="radio"
              name={option.code}
              id={index === 0 ? option.code : undefined}
              value={value.index}
              defaultChecked={value.uid === picked?.uid}
              onChange={({ currentTarget }) => onPick(currentTarget, note?.isUnavailable ?? false)}
            />
            {value.swatch && <Swatch colour={value.swatch} />}
            {value.label}
            {note && <small>{` ${note.text}`}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}
