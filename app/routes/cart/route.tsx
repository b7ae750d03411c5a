import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { HeadersFunction } from "@remix-run/server-runtime";
import { CART_GONE } from "~/lib/checkout/cart-gone";
import { readCart } from "~/lib/checkout/read-cart.server";
import type { FormState } from "~/lib/forms/form-state";
import { formTitle } from "~/lib/forms/form-title";
import { wasRefused } from "~/lib/forms/refusal.server";
import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { CartLine, quantityId } from "~/ui/cart/cart-line";
import { toCartView, type CartView } from "~/ui/cart/cart-view";
import { OrderSummary } from "~/ui/cart/order-summary";
import { ErrorSummary } from "~/ui/primitives/error-summary";
import { cartAction } from "./actions.server";
import { EmptyCart } from "./empty-cart";
import { lineForm } from "./line-form";
import { Link } from "~/ui/primitives/link";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: formTitle("Cart", data), robots: "noindex" });

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const loader = shopLoader(async ({ shop }) => {
  const cart = await readCart(shop);
  const isGone = cart === null && shop.session.cartId !== null;
  if (isGone) shop.session.dropCart();
  return { cart: cart && cart.lines.length > 0 ? toCartView(cart) : null, isGone, wasRefused: wasRefused(shop) };
});

export const action = shopAction(cartAction);

export default function CartPage() {
  const { cart, isGone } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const line = cart?.lines.find(({ uid }) => state?.form === lineForm(uid));
  return (
    <>
      {isGone && (
        <p className="notice warning" role="alert">
          {CART_GONE}
        </p>
      )}
      <ErrorSummary
        state={state}
        labels={{ quantity: "Quantity" }}
        idOf={(field) => (line ? quantityId(line.uid) : field)}
      />
      {cart ? <FilledCart cart={cart} state={state} /> : <EmptyCart />}
    </>
  );
}

function FilledCart({ cart, state }: { cart: CartView; state: FormState | null }) {
  const { locale } = useShop().store;
  return (
    <>
      <h1>Cart</h1>
      <div className="with-summary">
        <ul className="cart-lines" aria-label="Cart items">
          {cart.lines.map((line) => (
            <CartLine
              key={line.uid}
              line={line}
              state={state?.form === lineForm(line.uid) ? state : null}
              locale={locale}
            />
          ))}
        </ul>
        <OrderSummary totals={cart.totals} isVirtual={cart.isVirtual} locale={locale}>
          {cart.lines.some(({ problems }) => problems.length > 0) && (
            <p className="error">
              Something in your cart cannot be ordered as it is. Change its quantity or remove it.
            </p>
          )}
          <Link className="btn" to="/checkout">
            Go to checkout
          </Link>
        </OrderSummary>
      </div>
    </>
  );
}
