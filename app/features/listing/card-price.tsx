import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import type { Price } from "~/lib/commerce/model/product";

interface CardPriceProps {
  price: Price;
  isFrom: boolean;
  locale: string;
}

/** What it costs now, below it what it cost; how much less that is says the flag on the picture. */
export function CardPrice({ price: { final, regular }, isFrom, locale }: CardPriceProps) {
  const isBeforeTax = useShop().store.pricesIncludeTax === false;
  return (
    <p className="price">
      {isFrom && <small>From </small>}
      <b>{formatMoney(final, locale)}</b>
      {isBeforeTax && <small> before tax</small>}
      {final.minor < regular.minor && (
        <>
          {" "}
          <del>
            <span className="sr-only">instead of </span>
            {formatMoney(regular, locale)}
          </del>
        </>
      )}
    </p>
  );
}
