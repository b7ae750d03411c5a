import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { credit, discountPercent } from "~/lib/commerce/model/pricing";
import type { Price as PriceOfProduct } from "~/lib/commerce/model/product";

interface PriceProps {
  price: PriceOfProduct;
  isFrom?: boolean;
  /** Marked by the merchant; a reduced price counts as well. */
  isOnSale?: boolean;
  locale: string;
}

export function Price({ price, isFrom = false, isOnSale = false, locale }: PriceProps) {
  const percent = discountPercent(price);
  const isReduced = price.final.minor < price.regular.minor;
  const isBeforeTax = useShop().store.pricesIncludeTax === false;
  return (
    <p className="price">
      {isFrom && <small>From </small>}
      <b>{formatMoney(price.final, locale)}</b>
      {isBeforeTax && <small> before tax</small>}
      {isReduced && (
        <>
          {" "}
          <del>
            <span className="sr-only">instead of </span>
            {formatMoney(price.regular, locale)}
          </del>{" "}
        </>
      )}
      {(isReduced || isOnSale) && <span className="off">{percent > 0 ? `Sale · ${percent}% off` : "Sale"}</span>}
    </p>
  );
}

/** Price of the most expensive choice, below the lowest. */
export function HighestPrice({ price, locale }: Pick<PriceProps, "price" | "locale">) {
  const { final, regular } = price;
  return (
    <p>
      Up to {formatMoney(final, locale)}
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

export function Credit({ price, locale }: Omit<PriceProps, "isFrom">) {
  return <p className="credit">{`Credit ${formatMoney(credit(price.final), locale)}`}</p>;
}
