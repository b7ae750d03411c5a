import { Form } from "@remix-run/react";
import { canAddAtOnce } from "~/lib/commerce/model/can-add";
import type { Comparison } from "~/lib/commerce/model/comparison";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { Price } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { StockLabel } from "~/features/product/stock-label";

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
    <div className="comparison" role="region" aria-label="Comparison">
      <table>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.uid} scope="col">
                <ComparedProduct product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {products.map(({ uid, price, isPriceFrom }) => (
              <td key={uid}>
                <Price price={price} isFrom={isPriceFrom} locale={store.locale} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Rating</th>
            {products.map(({ uid, rating, reviewCount }) => (
              <td key={uid}>{rating === null ? "No reviews yet" : <Rating rating={rating} count={reviewCount} />}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Availability</th>
            {products.map(({ uid, inStock, onlyLeft }) => (
              <td key={uid}>
                <StockLabel inStock={inStock} onlyLeft={onlyLeft} />
              </td>
            ))}
          </tr>
          {shown.map(({ code, label, values, differs }) => (
            <tr key={code} className={isMarked && differs ? "differs" : undefined}>
              <th scope="row">
                {label}
                {isMarked && differs && <small> differs</small>}
              </th>
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

function ComparedProduct({ product }: { product: ProductSummary }) {
  const picture = pictureSet(product.picture?.url ?? "", PICTURE_SIZES.thumbnail);
  return (
    <>
      <img {...picture} alt="" />
      <Link to={product.path}>{product.name}</Link>
      <NextStep product={product} />
      <Form method="post" action="/compare" discover="none" preventScrollReset>
        <input type="hidden" name="sku" value={product.sku} />
        <button className="update" name="intent" value="remove" aria-label={`Remove ${product.name}`}>
          Remove
        </button>
      </Form>
    </>
  );
}

/** Into the cart from here, or to the page where it is chosen or told when there is more. */
function NextStep({ product }: { product: ProductSummary }) {
  if (!canAddAtOnce(product)) {
    return (
      <Link className="btn quiet w-full" to={product.path} aria-label={`Choose ${product.name}`}>
        Choose
      </Link>
    );
  }
  return (
    <Form method="post" action="/cart" discover="none" preventScrollReset>
      <button className="btn w-full" name="add" value={product.sku} aria-label={`Add to cart: ${product.name}`}>
        Add to cart
      </button>
    </Form>
  );
}
