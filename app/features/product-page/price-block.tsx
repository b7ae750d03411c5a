import type { Price } from "~/lib/commerce/model/product";
import { discountPercent } from "~/lib/commerce/model/pricing";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";

interface PriceBlockProps {
  price: Price;
  isFrom: boolean;
  locale: string;
}

/** What it costs, what it would cost, and whether tax is in it. As high for every variant. */
export function PriceBlock({ price, isFrom, locale }: PriceBlockProps) {
  const { final, regular } = price;
  const percent = discountPercent(price);
  const includesTax = useShop().store.pricesIncludeTax;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-2xl lg:text-3xl">
          {isFrom && <small className="font-medium">From </small>}
          <span>{formatMoney(final, locale)}</span>
        </b>{" "}
        {final.minor < regular.minor && (
          <>
            <span className="text-s text-muted">
              MRP <del>{formatMoney(regular, locale)}</del>
            </span>{" "}
            {percent > 0 && <span className="text-s font-semibold text-ok">{`${percent}% off`}</span>}
          </>
        )}
      </p>
      {includesTax !== null && (
        <p className="text-xs text-muted">{includesTax ? "Inclusive of all taxes" : "Before tax"}</p>
      )}
    </div>
  );
}
