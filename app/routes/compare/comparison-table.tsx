import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Rating } from "~/features/product/rating";
import { StockLabel } from "~/features/product/stock-label";
import { canAddAtOnce } from "~/lib/commerce/model/cart";
import { discountPercent, type Comparison, type ProductSummary } from "~/lib/commerce/model/product";
import { listPriceName } from "~/lib/format/country-words";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { useRootData, useContentLang } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { DrawnValue } from "./drawn-value";

export interface ComparisonTableProps {
  comparison: Comparison;
  /** Removing a product of a shared comparison changes the URL instead of the list. */
  isShared: boolean;
  onlyDifferences: boolean;
}

/**
 * Differences are marked by text, not only by weight and colour. On a phone each label is above its
 * values.
 */
export function ComparisonTable({ comparison, isShared, onlyDifferences }: ComparisonTableProps) {
  const lang = useContentLang();
  const { store, country } = useRootData();
  const { locale } = store;
  const { products } = comparison;
  const count = products.length;
  const stated = comparison.rows.map((row) => ({
    ...row,
    cells: row.values.map((value) => (value === null ? NOT_STATED : <DrawnValue {...row} value={value} />)),
  }));
  const rows = [...tradeRows(products, country, locale), ...stated];
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    // Scrolls sideways if it does not fit; focusing the buttons in its head scrolls it by keyboard.
    <div
      className={`panel mt-2 overflow-clip p-0 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 ${
        count > 2 ? "max-md:max-h-[calc(100svh-var(--bottom-bar))] max-md:overflow-auto" : ""
      }`}
      role="region"
      aria-label="Comparison"
    >
      {/* A third product is cut off on a phone, to show that there are more. */}
      <table
        className={`table-fixed max-md:block max-md:[&_tr]:grid ${
          count === 3
            ? "max-md:[&_tr]:w-[max(132%,27rem)] max-md:[&_tr]:grid-cols-3"
            : count === 4
              ? "max-md:[&_tr]:w-[max(176%,36rem)] max-md:[&_tr]:grid-cols-4"
              : "max-md:[&_tr]:grid-cols-2"
        }`}
      >
        <thead className="max-md:contents">
          <tr>
            <td className={CELLS.cornerClass} />
            {products.map((product) => (
              <td key={product.uid} className={CELLS.headClass}>
                {/* Square whatever the picture's own proportions. */}
                <img
                  className="aspect-square max-w-30 rounded-control bg-tile object-contain md:max-w-40"
                  {...pictureSet(product.picture?.url ?? "", PICTURE_SIZES.thumbnail)}
                  alt=""
                />
              </td>
            ))}
          </tr>
          {/* On a phone the whole row sticks, since its cells are no longer table cells. */}
          <tr className="max-md:sticky max-md:top-0 max-md:z-1 max-md:border-b max-md:border-line max-md:bg-surface">
            <td className={CELLS.cornerClass} />
            {products.map(({ uid, name, path, isPriceFrom, price }) => (
              <th
                key={uid}
                scope="col"
                className={`${CELLS.headClass} bg-surface font-bold text-ink md:sticky md:top-0 md:z-1 md:[box-shadow:0_1px_var(--color-line)]`}
              >
                <Link
                  className="line-clamp-2 text-s font-semibold text-inherit no-underline hover:underline"
                  lang={lang}
                  to={path}
                >
                  {name}
                </Link>
                <p>
                  {isPriceFrom && <small className="font-normal">From </small>}
                  {formatMoney(price.final, locale)}
                </p>
              </th>
            ))}
          </tr>
          <tr>
            <td className={CELLS.cornerClass} />
            {products.map((product) => (
              <td key={product.uid} className={CELLS.headClass}>
                <NextStep product={product} />
                <Remove product={product} others={isShared ? products.filter((other) => other !== product) : null} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map(({ label, cells, differs }) => (
            <tr key={label} className="max-md:border-b max-md:border-line">
              <th scope="row" className={CELLS.labelClass}>
                {label}
                {differs && !onlyDifferences && <small className="font-normal text-brand md:block"> differs</small>}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={products[index]?.uid ?? index}
                  className={`${CELLS.valueClass} ${differs ? "font-medium" : "text-muted"}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="p-4">No differences found.</p>}
    </div>
  );
}

const CELLS = {
  cornerClass: "w-[9.5rem] border-0 px-3 py-2 max-md:hidden",
  headClass: "border-0 px-3 py-2 max-md:px-4",
  valueClass: "p-3 max-md:border-0 max-md:px-4 max-md:pt-2",
  labelClass:
    "p-3 md:w-[9.5rem] max-md:sticky max-md:left-0 max-md:col-span-full max-md:justify-self-start max-md:border-0 max-md:px-4 max-md:pt-2 max-md:pb-0 max-md:text-xs",
};

const NOT_STATED = <span aria-label="Not given">–</span>;

/** Rows that do not come from attributes: regular price, rating, stock. */
function tradeRows(products: readonly ProductSummary[], country: string, locale: string) {
  const row = (
    label: string,
    valueOf: (product: ProductSummary) => string | number | null,
    show: (product: ProductSummary) => ReactNode,
  ) => ({ label, cells: products.map(show), differs: new Set(products.map(valueOf)).size > 1 });
  const isReduced = ({ price }: ProductSummary) => price.final.minor < price.regular.minor;
  const showFormer = (product: ProductSummary) =>
    isReduced(product) ? (
      <>
        <del>{formatMoney(product.price.regular, locale)}</del>{" "}
        <span className="font-semibold whitespace-nowrap text-ok">{discountPercent(product.price)}% off</span>
      </>
    ) : (
      NOT_STATED
    );
  const showRating = ({ rating, reviewCount }: ProductSummary) =>
    reviewCount === 0 ? "No reviews yet" : <Rating rating={rating} count={reviewCount} />;
  const former = row(listPriceName(country), ({ price }) => price.regular.minor, showFormer);
  return [
    ...(products.some(isReduced) ? [former] : []),
    row("Rating", ({ rating }) => rating, showRating),
    row(
      "Availability",
      ({ inStock, onlyLeft }) => `${inStock} ${onlyLeft}`,
      ({ inStock, onlyLeft }) => <StockLabel inStock={inStock} onlyLeft={onlyLeft} />,
    ),
  ];
}

/** `others`: the rest of a shared comparison; null for the shopper's own. */
function Remove({ product, others }: { product: ProductSummary; others: readonly ProductSummary[] | null }) {
  const label = `Remove ${product.name}`;
  if (others) {
    const query = new URLSearchParams(others.map((other) => ["sku", other.sku]));
    return others.length === 0 ? null : (
      <Link className="link-btn" to={`/compare?${query.toString()}`} aria-label={label}>
        Remove
      </Link>
    );
  }
  return (
    <Form method="post" action="/compare" discover="none" preventScrollReset>
      <input type="hidden" name="sku" value={product.sku} />
      <button className="link-btn" name="intent" value="remove" aria-label={label}>
        Remove
      </button>
    </Form>
  );
}

function NextStep({ product }: { product: ProductSummary }) {
  if (!canAddAtOnce(product)) {
    return (
      <Link
        className="btn secondary flex w-full max-w-50 px-2 text-s"
        to={product.path}
        aria-label={`Choose ${product.name}`}
      >
        Choose
      </Link>
    );
  }
  return (
    <Form method="post" action="/cart" discover="none" preventScrollReset>
      <button
        className="btn flex w-full max-w-50 px-2 text-s"
        name="add"
        value={product.sku}
        aria-label={`Add to cart: ${product.name}`}
      >
        Add to cart
      </button>
    </Form>
  );
}
