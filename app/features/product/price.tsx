import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Prose } from "~/ui/prose";
import { credit, discountPercent } from "~/lib/commerce/model/pricing";
import type { Price as PriceOfProduct } from "~/lib/commerce/model/product";

interface AmountsProps {
  readonly price: PriceOfProduct;
  readonly locale: string;
}

/** What a reduced product cost. */
function Former({ price: { final, regular }, locale }: AmountsProps) {
  if (final.minor >= regular.minor) return null;
  return (
    <>
      {" "}
      <del>
        <span className="sr-only">instead of </span>
        {formatMoney(regular, locale)}
      </del>
    </>
  );
}

/** What a product costs now, and beside it what it cost. */
export function Amounts({ price, isFrom, locale }: AmountsProps & { readonly isFrom: boolean }) {
  const isBeforeTax = useShop().store.pricesIncludeTax === false;
  return (
    <>
      {isFrom && <small>From </small>}
      <b>{formatMoney(price.final, locale)}</b>
      {isBeforeTax && <small> before tax</small>}
      <Former price={price} locale={locale} />
    </>
  );
}

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
  return (
    <p className="price">
      <Amounts price={price} isFrom={isFrom} locale={locale} />
      {isReduced && " "}
      {(isReduced || isOnSale) && <span className="off">{percent > 0 ? `Sale · ${percent}% off` : "Sale"}</span>}
    </p>
  );
}

/** Price of the most expensive choice, below the lowest. */
export function HighestPrice({ price, locale }: Pick<PriceProps, "price" | "locale">) {
  return (
    <p>
      Up to {formatMoney(price.final, locale)}
      <Former price={price} locale={locale} />
    </p>
  );
}

/** `terms`: what the merchant says of it, as sanitised HTML; "" without. */
export function Credit({ price, terms, locale }: Pick<PriceProps, "price" | "locale"> & { readonly terms: string }) {
  const amount = `Credit ${formatMoney(credit(price.final), locale)}`;
  if (terms === "") return <p className="credit">{amount}</p>;
  return (
    <details className="credit open:basis-full">
      <summary className="min-h-6 underline decoration-dotted">{amount}</summary>
      <Prose html={terms} />
    </details>
  );
}
