import { useActionData, useLoaderData } from "@remix-run/react";
import { RemovedLines } from "~/features/cart/cart-parts";
import { CART_GONE_TEXT } from "~/features/cart/cart-texts";
import { UndoRemoval } from "~/features/cart/remove-line";
import { PAY } from "~/features/checkout/order-status";
import { valueIfReady } from "~/lib/deferred";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { THANK_YOU } from "~/lib/urls/paths";
import { Link } from "~/ui/link";
import { DeferredPart } from "~/ui/deferred-part";
import { cartAction } from "./actions.server";
import { EmptyCart, OtherProducts } from "./other-products";
import { CartErrors, FilledCart } from "./filled-cart";
import { loadCartPage } from "./load-cart-page.server";

/** Totals, prices and stock must not be cached; Back shows current ones. */
export const handle: Screen = {
  cache: "no-store",
  robots: "disallow",
  prefetch: false,
  cart: "screen",
  captchas: ["coupon"],
};

export const meta = screenMeta("Cart");

export const loader = shopLoader(({ shop, request }) => loadCartPage(shop, request));

export const action = shopAction(cartAction);

export { revalidateAfterError as shouldRevalidate } from "~/lib/forms/revalidate-after-error";

export default function CartPage() {
  const { shown, rejection, waiting, lastOrder, saved, crossSell, recommendations, ...page } =
    useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <UndoRemoval />
      {waiting && <UnpaidOrderNotice number={waiting} />}
      {rejection !== null && <p className="notice warning">Your order was not placed: {rejection}</p>}
      <CartErrors cart={valueIfReady(shown)?.cart ?? null} state={state} />
      <DeferredPart data={shown} label="Your cart" fallback="lines">
        {({ cart, isGone, removedLines }) => (
          <>
            {isGone && (
              <p className="notice warning" role="alert">
                {CART_GONE_TEXT}
              </p>
            )}
            <RemovedLines names={removedLines} />
            {cart ? (
              <FilledCart {...page} cart={cart} state={state} />
            ) : (
              <EmptyCart lastOrder={lastOrder} recommendations={recommendations} />
            )}
          </>
        )}
      </DeferredPart>
      <OtherProducts saved={saved} crossSell={crossSell} />
    </>
  );
}

function UnpaidOrderNotice({ number }: { number: string }) {
  return (
    <section className="notice" aria-label="Unpaid order">
      <p>
        Order {number} is waiting for payment, unless you have just paid. <Link to={THANK_YOU}>See your order</Link> or{" "}
        <Link to={PAY} reloadDocument>
          pay now
        </Link>
        .
      </p>
    </section>
  );
}
