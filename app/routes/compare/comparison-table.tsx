import { Form } from "@remix-run/react";
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
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
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
            <tr key={code} className={differs ? "differs" : undefined}>
              <th scope="row">
                {label}
                {differs && <small> differs</small>}
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
      <Form method="post" action="/compare" discover="none" preventScrollReset>
        <input type="hidden" name="sku" value={product.sku} />
        <button className="btn quiet" name="intent" value="remove" aria-label={`Remove ${product.name}`}>
          Remove
        </button>
      </Form>
    </>
  );
}
