import { THANK_YOU } from "~/lib/urls/thank-you";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import { SearchForm } from "~/features/search/search-form";
import type { Deferred } from "~/lib/deferred";
import { useMenu, useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { DeferredPart } from "~/ui/deferred-part";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import type { Recommendations } from "./load-cart-page.server";

const DEPARTMENTS = 3;

interface EmptyCartProps {
  /** This browser's last order, in case its confirmation was not seen. */
  readonly lastOrder: string | null;
  readonly recommendations: Deferred<Recommendations | null>;
}

export function EmptyCart({ lastOrder, recommendations }: EmptyCartProps) {
  const { store } = useShop();
  const departments = useMenu().slice(0, DEPARTMENTS);
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
              <ProductPanel title="Recently viewed" products={found.viewed} locale={store.locale} />
              <ProductPanel title="On your wishlist" products={found.wishlisted} locale={store.locale} />
            </CardsForm>
          )
        }
      </DeferredPart>
    </>
  );
}
