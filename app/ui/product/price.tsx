import { formatMoney } from "~/lib/format/money";
import { credit, discountPercent } from "~/lib/commerce/model/pricing";
import type { Price as PriceOfProduct } from "~/lib/commerce/model/product";

interface PriceProps {
  price: PriceOfProduct;
  isFrom?: boolean;
  locale: string;
}

export function Price({ price, isFrom = false, locale }: PriceProps) {
  const percent = discountPercent(price);
  return (
    <p className="price">
      {isFrom && <small>From </small>}
      <b>{formatMoney(price.final, locale)}</b>
      {price.final.minor < price.regular.minor && (
        <>
          {" "}
          <del>
            <span className="sr-only">instead of </span>
            {formatMoney(price.regular, locale)}
          </del>{" "}
        </>
      )}
      {percent > 0 && <span className="off">{percent}% off</span>}
    </p>
  );
}

export function Credit({ price, locale }: Omit<PriceProps, "isFrom">) {
  return <p className="credit">Credit {formatMoney(credit(price.final), locale)}</p>;
}
