import { Form } from "@remix-run/react";
import { CartLinePicture } from "~/features/cart/cart-parts";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import { formatMoney } from "~/lib/format/money";
import { useRootData, useMenu, useContentLang } from "~/lib/root-data";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { THANK_YOU } from "~/lib/urls/paths";
import { SearchForm } from "~/features/search/search-form";
import { Icon } from "~/ui/icon";
import { Chips } from "~/ui/chips";
import type { loadCartPage, SavedView } from "./load-cart-page.server";
import { useLinkedCoupon } from "./summary-forms";

type Loaded = Awaited<ReturnType<typeof loadCartPage>>;

export function OtherProducts({ saved, crossSell }: Pick<Loaded, "saved" | "crossSell">) {
  return (
    <>
      <DeferredPart data={saved} label="What you saved for later">
        {(found) => <SavedLines saved={found} />}
      </DeferredPart>
      <DeferredPart data={crossSell} label="What goes with your cart">
        {(found) => (
          <CardsForm>
            <ProductPanel title="Goes well with your cart" products={found} />
          </CardsForm>
        )}
      </DeferredPart>
    </>
  );
}

function SavedLines({ saved }: { saved: readonly SavedView[] }) {
  const lang = useContentLang();
  const { locale } = useRootData().store;
  if (saved.length === 0) return null;
  return (
    <section className="no-print mt-6 grid gap-3" aria-labelledby="saved-title">
      <h2 id="saved-title">Saved for later</h2>
      <ul className="grid gap-4" aria-label="Saved items">
        {saved.map(({ key, quantity, choices, product }) => (
          <li key={key} className="panel flex gap-3 md:gap-4">
            <CartLinePicture url={product.picture?.url} size="cart" className="w-24 self-start md:w-30" />
            <div className="min-w-0 flex-1">
              <h3 className="text-m font-medium tracking-[0]" lang={lang}>
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
                  <button className="btn secondary" name="intent" value="restore">
                    Move to cart
                  </button>
                )}
                <button className="link-btn" name="intent" value="delete">
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

const DEPARTMENTS = 3;

/** `lastOrder` was placed in this browser, and its confirmation may not have been seen. */
export function EmptyCart({ lastOrder, recommendations }: Pick<Loaded, "lastOrder" | "recommendations">) {
  const departments = useMenu().slice(0, DEPARTMENTS);
  const coupon = useLinkedCoupon();
  return (
    <>
      <section className="single-panel panel [&>form]:w-full">
        <Icon name="cart" size={48} className="icon text-brand" />
        <h1>Your cart is empty</h1>
        {lastOrder && (
          <p>
            Your last order here: <Link to={THANK_YOU}>{lastOrder}</Link>.
          </p>
        )}
        {coupon && <p>Add something first, then open your link again to use the coupon {coupon}.</p>}
        <p>Find something you like: search, or start from a category.</p>
        <SearchForm />
        <Chips links={departments} className="row" />
        <Link className="btn" to="/">
          Continue shopping
        </Link>
      </section>
      <DeferredPart data={recommendations}>
        {(found) =>
          found && (
            <CardsForm>
              <ProductPanel title="Recently viewed" products={found.viewed} />
              <ProductPanel title="On your wishlist" products={found.wishlisted} />
            </CardsForm>
          )
        }
      </DeferredPart>
    </>
  );
}
