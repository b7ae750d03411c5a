import type { ReactNode } from "react";
import type { Component } from "~/lib/commerce/model/component";
import { formatMoney } from "~/lib/format/money";
import { Link } from "~/ui/link";

interface ComponentRowProps {
  component: Component;
  locale: string;
  tick: ReactNode;
  quantity: ReactNode;
}

/** A component with the price it adds. The whole label is the click target of its checkbox or radio button. */
export function ComponentRow({ component, locale, tick, quantity }: ComponentRowProps) {
  const words = (
    <>
      <span className="choice-text">
        {component.path ? <Link to={component.path}>{component.label}</Link> : component.label}
        {!component.inStock && <small> – out of stock</small>}
      </span>
      <b>{priceWords(component, locale)}</b>
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

/** As one line of text, for a select. */
export function componentLabel(component: Component, locale: string): string {
  const stock = component.inStock ? "" : " – out of stock";
  return `${component.label}${stock} – ${priceWords(component, locale)}`;
}

function priceWords({ price, quantity, canChangeQuantity }: Component, locale: string): string {
  if (price.minor === 0) return "included";
  const each = formatMoney(price, locale);
  return quantity > 1 && !canChangeQuantity ? `${quantity} × ${each}` : each;
}
