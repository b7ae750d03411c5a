import { Form } from "@remix-run/react";
import type { SavedView } from "./load-cart-page.server";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { Link } from "~/ui/link";

/** A guest's saved lines with today's price, and buttons to add them again. */
export function SavedLines({ saved, locale }: { saved: readonly SavedView[]; locale: string }) {
  if (saved.length === 0) return null;
  return (
    <section className="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">Saved for later</h2>
      <ul className="cart-lines" aria-label="Saved items">
        {saved.map(({ key, quantity, choices, product }) => (
          <li key={key} className="cart-line panel">
            <img
              {...pictureSet(product.picture?.url ?? "", PICTURE_SIZES.cart)}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3>
                <Link to={product.path}>{product.name}</Link>
              </h3>
              {choices !== "" && <p className="hint">{choices}</p>}
              <p>
                {quantity > 1 && `${quantity} × `}
                {product.isPriceFrom && "From "}
                {formatMoney(product.price.final, locale)}
              </p>
              {!product.inStock && <p className="error">Out of stock</p>}
              <Form method="post" action="/cart" className="cart-quantity" preventScrollReset>
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
