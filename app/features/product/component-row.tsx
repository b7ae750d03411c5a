import type { ReactNode } from "react";
import { MAX_QUANTITY } from "~/lib/commerce/model/can-add";
import type { Component, ComponentGroup } from "~/lib/commerce/model/component";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { describedBy, FieldNotes } from "~/ui/field";
import { Link } from "~/ui/link";
import type { ChosenComponents } from "./components-total";
import { quantityName } from "./form-fields";

interface ComponentRowProps {
  component: Component;
  isAdded: boolean;
  tick: ReactNode;
  quantity: ReactNode;
}

export function ComponentRow({ component, isAdded, tick, quantity }: ComponentRowProps) {
  const { locale } = useShop().store;
  const words = (
    <>
      <span className="choice-text">
        {component.path ? <Link to={component.path}>{component.label}</Link> : component.label}
        {!component.inStock && <small> – out of stock</small>}
      </span>
      <b>{priceWords(component, locale, isAdded)}</b>
    </>
  );
  return (
    <div
      className={`${quantity ? "grid grid-cols-[1fr_5rem]" : "flex"} items-center gap-3 border-b border-line py-0.5`}
    >
      {tick ? (
        <label className="choice min-w-0 flex-1">
          {tick}
          {words}
        </label>
      ) : (
        <p className="choice min-w-0 flex-1">{words}</p>
      )}
      {component.sampleUrl && (
        <a className="py-2" href={component.sampleUrl}>
          Sample<span className="sr-only"> of {component.label}</span>
        </a>
      )}
      {quantity}
    </div>
  );
}

export function componentLabel(component: Component, locale: string, isAdded: boolean): string {
  const stock = component.inStock ? "" : " – out of stock";
  return `${component.label}${stock} – ${priceWords(component, locale, isAdded)}`;
}

function priceWords({ price, quantity, canChangeQuantity }: Component, locale: string, isAdded: boolean): string {
  if (price.minor === 0) return "included";
  const each = formatMoney(price, locale);
  const words = quantity > 1 && !canChangeQuantity ? `${quantity} × ${each}` : each;
  return isAdded && price.minor > 0 ? `+${words}` : words;
}

interface ComponentQuantityProps {
  group: ComponentGroup;
  component: Component;
  of: string;
  chosen: ChosenComponents;
  state: SubmissionResult | null;
}

export function ComponentQuantity({ group, component, of, chosen, state }: ComponentQuantityProps) {
  const name = quantityName(group, component);
  const min = group.takes === "pieces" ? 0 : 1;
  const error = errorOf(state, name);
  const typed = error === undefined ? undefined : valueOf(state, name, undefined);
  return (
    <div>
      <label htmlFor={name} className="sr-only">
        Quantity of {of}
      </label>
      <FieldNotes id={name} error={error} />
      <input
        id={name}
        className="w-20 text-center"
        type="number"
        name={name}
        inputMode="numeric"
        min={min}
        max={MAX_QUANTITY}
        step={1}
        required
        defaultValue={typed ?? chosen[component.id] ?? (min === 0 ? 0 : component.quantity)}
        {...describedBy({ name, error })}
      />
    </div>
  );
}
