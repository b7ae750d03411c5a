import { useLocation } from "@remix-run/react";
import { EXTRAS } from "~/features/product/form-fields";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import type { SubmissionResult } from "~/lib/forms/submission";

interface ExtrasFieldProps {
  extras: readonly ProductSummary[];
  state: SubmissionResult | null;
  locale: string;
}

export function ExtrasField({ extras, state, locale }: ExtrasFieldProps) {
  const search = new URLSearchParams(useLocation().search);
  // A form that replaces a cart line adds no others.
  if (extras.length === 0 || search.has("edit")) return null;
  const ticked = [state ? (state.initialValue?.[EXTRAS] ?? []) : search.getAll(EXTRAS)].flat();
  return (
    <fieldset>
      <legend className="pb-1 text-s">Add to your order</legend>
      {extras.map(({ sku, name, price }) => (
        <label key={sku} className="choice">
          <input type="checkbox" name={EXTRAS} value={sku} defaultChecked={ticked.includes(sku)} />
          <span className="choice-text">{name}</span>
          <b>{`+${formatMoney(price.final, locale)}`}</b>
        </label>
      ))}
    </fieldset>
  );
}
