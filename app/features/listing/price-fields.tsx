import { joinPrice, PRICE_FIELDS, shownPrice } from "./typed-price";

/** A range of one's own below the bands of the price; without script the server joins the two ends. */
export function PriceFields({ chosen }: { chosen: readonly string[] }) {
  const shown = shownPrice(chosen);
  const field = { type: "number", min: 0, step: "any", inputMode: "decimal" } as const;
  return (
    <div className="ends">
      <label>
        Minimum price
        <input {...field} name={PRICE_FIELDS.from} defaultValue={shown.from} />
      </label>
      <label>
        Maximum price
        <input {...field} name={PRICE_FIELDS.to} defaultValue={shown.to} />
      </label>
      <input type="hidden" name={PRICE_FIELDS.shown} value={joinPrice(shown)} />
    </div>
  );
}
