import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type ComponentProps, type FormEvent } from "react";
import { compactNumber } from "~/lib/forms/clean-text";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";

interface PinFieldProps extends ComponentProps<typeof Field> {
  readonly section: "shipping" | "billing";
}

/** Looks up city and state of a PIN code: by a button, or with script after the sixth digit, even one typed before hydration. Overwrites nothing typed. */
export function PinField({ section, ...field }: PinFieldProps) {
  const isHydrated = useHydrated();
  const lookup = useFetcher<PinLookup>();
  const { load } = lookup;
  const row = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const filled = useRef<Readonly<Record<string, string>>>({});
  // What was found for another PIN code is no longer shown.
  const [isWhole, setWhole] = useState(true);
  const place = lookup.data?.place;
  const isCurrent = isWhole && lookup.state === "idle";
  const isUnknown = isCurrent && place === null;
  useEffect(() => {
    if (!place || !form.current) return;
    for (const [name, value] of Object.entries(place))
      fillIn(form.current, name, { value, before: filled.current[name] });
    filled.current = place;
  }, [place]);
  const lookUp = useCallback(
    (input: HTMLInputElement) => {
      const pin = compactNumber(input.value);
      form.current = input.form;
      const isPin = /^[1-9]\d{5}$/.test(pin);
      setWhole(isPin);
      if (isPin) load(`/checkout/pin?code=${pin}`);
    },
    [load],
  );
  useEffect(() => {
    const input = row.current?.querySelector("input");
    if (input && input.value !== input.defaultValue) lookUp(input);
  }, [lookUp]);
  return (
    <div ref={row} className="grid grid-cols-2 items-end gap-3">
      <Field
        {...field}
        autoComplete={`${section} postal-code`}
        inputMode="numeric"
        hint="Six digits"
        onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => lookUp(currentTarget)}
      />
      <div className="flex min-h-12.5 items-center text-s">
        <p role="status" className="text-ok">
          {isCurrent && place && `${place.city}: city and state filled in`}
          {isUnknown && <span className="text-warn">We do not know this PIN code. Check it and try again.</span>}
        </p>
        {!isHydrated && !place && !isUnknown && (
          <button className="link-btn text-start" name="intent" value="pin">
            Find city and state
          </button>
        )}
      </div>
    </div>
  );
}

interface Change {
  readonly value: string;
  readonly before: string | undefined;
}

function fillIn(form: HTMLFormElement, name: string, { value, before }: Change): void {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (!isField || (field.value !== "" && field.value !== before)) return;
  field.value = value;
  // Lets the form remove the field's error mark.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** `place` is null if the PIN code is unknown. */
export interface PinLookup {
  readonly place: { readonly city: string; readonly region: string } | null;
}
