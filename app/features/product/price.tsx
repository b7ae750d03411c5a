import { listPriceName } from "~/lib/format/country-words";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Prose } from "~/ui/prose";
import { credit, discountPercent } from "~/lib/commerce/model/pricing";
import type { Price as PriceOfProduct } from "~/lib/commerce/model/product";

interface AmountsProps {
  readonly price: PriceOfProduct;
  readonly locale: string;
}

function Former({ price: { final, regular }, locale }: AmountsProps) {
  const { country } = useShop();
  if (final.minor >= regular.minor) return null;
  return (
    <>
      {" "}
      <del>
        {listPriceName(country)} {formatMoney(regular, locale)}
      </del>
    </>
  );
}

interface PriceProps extends AmountsProps {
  isFrom?: boolean;
  /** Marked by the merchant; a reduced price counts as well. */
  isOnSale?: boolean;
}

export function Price({ price, isFrom = false, isOnSale = false, locale }: PriceProps) {
  const isBeforeTax = useShop().store.pricesIncludeTax === false;
  const percent = discountPercent(price);
  const isReduced = price.final.minor < price.regular.minor;
  return (
    <p className="price">
      {isFrom && <small>From </small>}
      <b className="amount">{formatMoney(price.final, locale)}</b>
      {isBeforeTax && <small> before tax</small>}
      <Former price={price} locale={locale} />
      {isReduced && " "}
      {(isReduced || isOnSale) && <span className="sale">{percent > 0 ? `Sale · ${percent}% off` : "Sale"}</span>}
    </p>
  );
}

interface CardPriceProps extends AmountsProps {
  readonly isFrom: boolean;
  /** Lists only have the price of a grouped product's cheapest member. */
  readonly isSet: boolean;
}

/** Like Price, on a card. Rendered about twenty times a page, so card.css styles it without extra elements. */
export function CardPrice({ price, isFrom, isSet, locale }: CardPriceProps) {
  const { store, country } = useShop();
  const isBeforeTax = store.pricesIncludeTax === false;
  return (
    <div className="price">
      {isFrom && <small>{isSet ? "Parts from " : "From "}</small>}
      {`${formatMoney(price.final, locale)} `}
      {isBeforeTax && <small> before tax </small>}
      {price.final.minor < price.regular.minor && (
        <del data-label={listPriceName(country)}>{formatMoney(price.regular, locale)}</del>
      )}
    </div>
  );
}

export function HighestPrice({ price, locale }: Pick<PriceProps, "price" | "locale">) {
  return (
    <p>
      Up to <span>{formatMoney(price.final, locale)}</span>
      <Former price={price} locale={locale} />
    </p>
  );
}

export function Credit({ price, terms, locale }: Pick<PriceProps, "price" | "locale"> & { readonly terms: string }) {
  const amount = `Trade-in value ${formatMoney(credit(price.final), locale)}`;
  if (terms === "") return <p className="text-s text-muted">{amount}</p>;
  return (
    <details className="text-s text-muted">
      <summary className="min-h-6 underline decoration-dotted">{amount}</summary>
      <Prose html={terms} />
    </details>
  );
}
