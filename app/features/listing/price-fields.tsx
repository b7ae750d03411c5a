import { joinPrice, PRICE_FIELDS, shownPrice } from "./typed-price";

/** Fields for a price range below the price bands; without script the server joins the two values. */
export function PriceFields({ chosen }: { chosen: readonly string[] }) {
  const shown = shownPrice(chosen);
  const field = { type: "number", min: 0, step: "any", inputMode: "decimal" } as const;
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      <label className="block">
        Minimum price
        <input {...field} name={PRICE_FIELDS.from} defaultValue={shown.from} />
      </label>
      <label className="block">
        Maximum price
        <input {...field} name={PRICE_FIELDS.to} defaultValue={shown.to} />
      </label>
      <input type="hidden" name={PRICE_FIELDS.shown} value={joinPrice(shown)} />
    </div>
  );
}
