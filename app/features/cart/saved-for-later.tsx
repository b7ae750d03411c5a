import { Form } from "@remix-run/react";
import type { SavedView } from "./load-cart-page.server";
import { formatMoney } from "~/lib/format/money";
import { Link } from "~/ui/link";
import { GoodsPicture } from "./goods-picture";

/** A guest's saved lines with today's price, and buttons to add them again. */
export function SavedLines({ saved, locale }: { saved: readonly SavedView[]; locale: string }) {
  if (saved.length === 0) return null;
  return (
    <section className="no-print mt-6 grid gap-3" aria-labelledby="saved-title">
      <h2 id="saved-title">Saved for later</h2>
      <ul className="grid gap-4" aria-label="Saved items">
        {saved.map(({ key, quantity, choices, product }) => (
          <li key={key} className="panel flex gap-3 md:gap-4">
            <GoodsPicture address={product.picture?.url} size="cart" className="w-24 self-start md:w-30" />
            <div className="min-w-0 flex-1">
              <h3 className="text-m font-medium tracking-[0]">
                <Link className="text-inherit no-underline hover:underline" to={product.path}>
                  {product.name}
                </Link>
              </h3>
              {choices !== "" && <p className="hint">{choices}</p>}
              <p>
                {quantity > 1 && `${quantity} × `}
                {product.isPriceFrom && "From "}
                {formatMoney(product.price.final, locale)}
              </p>
              {!product.inStock && <p className="error">Out of stock</p>}
              <Form
                method="post"
                action="/cart"
                className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1"
                preventScrollReset
              >
                <input type="hidden" name="saved" value={key} />
                {product.inStock && (
                  <button className="btn quiet" name="intent" value="restore">
                    Move to cart
                  </button>
                )}
                <button className="update" name="intent" value="forget">
                  Remove from saved items
                </button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
