import { listPriceName } from "~/lib/format/country-words";
import { formatMoney } from "~/lib/format/money";
import type { Fee } from "~/lib/commerce/model/money";
import { useRootData } from "~/lib/root-data";
import { Prose } from "~/ui/prose";
import { credit, discountPercent, type Price as PriceOfProduct } from "~/lib/commerce/model/product";

interface PriceProps {
  readonly price: PriceOfProduct;
  readonly isFrom?: boolean;
}

function Former({ price: { final, regular } }: PriceProps) {
  const { country, store } = useRootData();
  if (final.minor >= regular.minor) return null;
  return (
    <>
      {" "}
      <del>
        {listPriceName(country)} {formatMoney(regular, store.locale)}
      </del>
    </>
  );
}

export function Price({ price, isFrom = false }: PriceProps) {
  const { locale, pricesIncludeTax } = useRootData().store;
  const percent = discountPercent(price);
  return (
    <p className="[&_del]:text-xs">
      {isFrom && <small>From </small>}
      <b className="text-l leading-6 whitespace-nowrap">{formatMoney(price.final, locale)}</b>
      {pricesIncludeTax === false && <small> before tax</small>}
      <Former price={price} />
      {price.final.minor < price.regular.minor && (
        <>
          {" "}
          <span className="font-semibold whitespace-nowrap text-ok">
            {percent > 0 ? `Sale · ${percent}% off` : "Sale"}
          </span>
        </>
      )}
    </p>
  );
}

/**
 * Like Price, on a card. Rendered about twenty times a page, so card.css styles it without extra
 * elements.
 */
export function CardPrice({ price, isFrom }: PriceProps) {
  const { store, country } = useRootData();
  const { locale, pricesIncludeTax } = store;
  return (
    <div className="price">
      {isFrom && <small>From </small>}
      {`${formatMoney(price.final, locale)} `}
      {pricesIncludeTax === false && <small> before tax </small>}
      {price.final.minor < price.regular.minor && (
        <del data-label={listPriceName(country)}>{formatMoney(price.regular, locale)}</del>
      )}
    </div>
  );
}

/** Where it differs from the price that everybody sees. */
export function OwnPrice({ own, price }: { own: PriceOfProduct; price: PriceOfProduct }) {
  const { locale } = useRootData().store;
  if (own.final.minor === price.final.minor) return null;
  return <b>Your price: {formatMoney(own.final, locale)}</b>;
}

interface FeesProps {
  readonly fees: readonly Fee[];
  /** In the price beside it; otherwise the cart adds them. */
  readonly isIncluded: boolean;
}

export function Fees({ fees, isIncluded }: FeesProps) {
  const { locale } = useRootData().store;
  return fees.map(({ label, amount }) => (
    <p key={label} className="hint">
      {`${isIncluded ? "Includes" : "Plus"} ${formatMoney(amount, locale)} ${label} per piece`}
    </p>
  ));
}

export function HighestPrice({ price }: PriceProps) {
  const { locale } = useRootData().store;
  return (
    <p>
      Up to <span>{formatMoney(price.final, locale)}</span>
      <Former price={price} />
    </p>
  );
}

export function Credit({ price, terms }: PriceProps & { readonly terms: string }) {
  const { locale } = useRootData().store;
  const amount = `Credit ${formatMoney(credit(price.final), locale)}`;
  if (terms === "") return <p className="text-s text-muted">{amount}</p>;
  return (
    <details className="text-s text-muted">
      <summary className="min-h-6 underline decoration-dotted">{amount}</summary>
      <Prose html={terms} />
    </details>
  );
}
