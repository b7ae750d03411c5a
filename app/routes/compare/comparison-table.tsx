import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Price } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { StockLabel } from "~/features/product/stock-label";
import { canAddAtOnce } from "~/lib/commerce/model/can-add";
import type { Comparison, ProductSummary } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

interface ComparisonTableProps {
  comparison: Comparison;
  onlyDifferences: boolean;
}

/** Specifications side by side; differences are marked by text, not only by colour. */
export function ComparisonTable({ comparison: { products, rows }, onlyDifferences }: ComparisonTableProps) {
  const { store } = useShop();
  const differing = rows.filter(({ differs }) => differs);
  const shown = onlyDifferences ? differing : rows;
  // Where most rows differ a mark on each would point at nothing.
  const isMarked = !onlyDifferences && differing.length * 2 < rows.length;
  return (
    // Scrolls sideways if it does not fit; focusing the buttons in its head scrolls it by keyboard.
    <div className="panel relative mt-3 overflow-x-auto p-0" role="region" aria-label="Comparison">
      <table className="w-px table-fixed lg:w-full [&_:is(th,td)]:p-2 sm:[&_:is(th,td)]:p-3">
        <thead>
          <tr>
            {/* Columns are as wide as the first row says, wider than the screen if need be. */}
            <td className="w-27 sm:w-28" />
            {products.map((product) => (
              <th key={product.uid} scope="col" className="w-36 sm:w-40">
                <ComparedProduct product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowHead>Price</RowHead>
            {products.map(({ uid, price, isPriceFrom }) => (
              <td key={uid}>
                <Price price={price} isFrom={isPriceFrom} locale={store.locale} />
              </td>
            ))}
          </tr>
          <tr>
            <RowHead>Rating</RowHead>
            {products.map(({ uid, rating, reviewCount }) => (
              <td key={uid}>{rating === null ? "No reviews yet" : <Rating rating={rating} count={reviewCount} />}</td>
            ))}
          </tr>
          <tr>
            <RowHead>Availability</RowHead>
            {products.map(({ uid, inStock, onlyLeft }) => (
              <td key={uid}>
                <StockLabel inStock={inStock} onlyLeft={onlyLeft} />
              </td>
            ))}
          </tr>
          {shown.map(({ code, label, values, differs }) => (
            <tr key={code} className={isMarked && differs ? "*:bg-brand-soft" : undefined}>
              <RowHead>
                {label}
                {isMarked && differs && <small className="block font-normal text-brand"> differs</small>}
              </RowHead>
              {values.map((value, index) => (
                <td key={products[index]?.uid ?? index}>{value ?? <span aria-label="Not stated">–</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="sticky left-0 bg-surface text-xs">
      {children}
    </th>
  );
}

function ComparedProduct({ product }: { product: ProductSummary }) {
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES.thumbnail);
  return (
    <>
      {/* Square after loading too, whatever the picture's own proportions. */}
      <img className="mb-2 aspect-square rounded-control bg-tile object-cover" {...picture} alt="" />
      {/* Room for two lines, so that what is below the names is aligned. */}
      <Link className="mb-2 block min-h-12 font-semibold text-ink no-underline hover:underline" to={product.path}>
        {product.name}
      </Link>
      <NextStep product={product} />
      <Form className="my-2" method="post" action="/compare" discover="none" preventScrollReset>
        <input type="hidden" name="sku" value={product.sku} />
        <button className="update" name="intent" value="remove" aria-label={`Remove ${product.name}`}>
          Remove
        </button>
      </Form>
    </>
  );
}

/** Adds the product to the cart, or links to its page for options or a stock alert. */
function NextStep({ product }: { product: ProductSummary }) {
  if (!canAddAtOnce(product)) {
    return (
      <Link className="btn quiet flex max-w-50 px-2 text-s" to={product.path} aria-label={`Choose ${product.name}`}>
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
