import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type ComponentProps, type FormEvent } from "react";
import type { PinAnswer } from "./pin-answer";
import { Field } from "~/ui/field";

interface PinFieldProps extends ComponentProps<typeof Field> {
  readonly section: "shipping" | "billing";
}

/** Looks up city and state from the PIN code: by its button, and with script after the sixth digit. Fields the shopper has filled in are kept. */
export function PinField({ section, ...field }: PinFieldProps) {
  const lookup = useFetcher<PinAnswer>();
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const place = lookup.data?.place;
    if (!place || !form.current) return;
    fillIn(form.current, "city", place.city);
    fillIn(form.current, "region", place.region);
  }, [lookup.data]);
  const look = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const pin = currentTarget.value.replace(/\s/g, "");
    form.current = currentTarget.form;
    if (/^[1-9]\d{5}$/.test(pin)) lookup.load(`/checkout/pin?code=${pin}`);
  };
  return (
    <div className="pair">
      <Field {...field} autoComplete={`${section} postal-code`} inputMode="numeric" hint="Six digits" onInput={look} />
      <button className="btn quiet" name="intent" value="pin">
        Find city and state
      </button>
    </div>
  );
}

function fillIn(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (isField && field.value === "") field.value = value;
}
