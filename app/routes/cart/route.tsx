import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { CART_GONE } from "~/features/cart/cart-gone";
import type { EditableCart } from "~/features/cart/cart-view";
import { quantityId } from "~/features/cart/line-quantity";
import { crossSell, loadCart, readEstimate, readSaved } from "~/features/cart/load-cart-page.server";
import { RemovedLines } from "~/features/cart/removed-lines";
import { SavedLines } from "~/features/cart/saved-for-later";
import { UndoRemoval } from "~/features/cart/undo-removal";
import { findUnpaidOrder } from "~/features/checkout/find-unpaid-order.server";
import { UnpaidOrderNotice } from "~/features/checkout/unpaid-order-notice";
import { freeDelivery } from "~/features/delivery-place/delivery-facts.server";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { formTitle } from "~/lib/forms/form-title";
import { revalidateAfterError } from "~/lib/forms/revalidate-after-error";
import { resultOf, type SubmissionResult } from "~/lib/forms/submission";
import { valueInTime } from "~/lib/late";
import { useShop } from "~/lib/root-data";
import type { Screen } from "~/lib/screen";
import { pageMeta } from "~/lib/seo/meta";
import { homeCountry } from "~/lib/server/chosen-view.server";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { wasInvalid } from "~/lib/server/invalid.server";
import { lateAtEnd, lateExtra, PATIENCE_MS } from "~/lib/server/late.server";
import { ErrorSummary } from "~/ui/error-summary";
import { LatePart } from "~/ui/late-part";
import { cartAction } from "./actions.server";
import { loadAssurance, loadIdeas } from "./around-the-cart.server";
import { EmptyCart } from "./empty-cart";
import { FilledCart } from "./filled-cart";

/** Totals, prices and stock are never cached; Back shows current ones. */
export const handle: Screen = { keep: "nobody", robots: "disallow", fetchAhead: false, cart: "screen" };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: formTitle("Cart", data) });

export const loader = shopLoader(async ({ shop }) => {
  // Must run before reading the cart, since it may restore that cart.
  const waiting = await findUnpaidOrder(shop);
  const { shown, cart } = await loadCart(shop);
  // They wait for the cart, and stand below it.
  const patienceMs = "later" in shown ? 0 : PATIENCE_MS;
  const [estimate, saved, others, ideas, free, assurance] = await Promise.all([
    lateExtra(shop, { name: "delivery estimate", patienceMs }, async (reader) => readEstimate(reader, await cart)),
    lateExtra(shop, { name: "saved for later", patienceMs }, readSaved),
    lateAtEnd(shop, { name: "cross-sell", patienceMs }, async (reader) => crossSell(reader, await cart)),
    lateAtEnd(shop, { name: "ideas", patienceMs }, async (reader) => ((await cart) ? null : loadIdeas(reader))),
    freeDelivery(shop),
    loadAssurance(shop),
  ]);
  return {
    shown,
    waiting,
    lastOrder: waiting ? null : (shop.cookies.get(lastOrderCookie)?.number ?? null),
    estimate,
    saved,
    others,
    ideas,
    free,
    assurance,
    isIndia: homeCountry(shop.cookies) === "IN",
    wasInvalid: wasInvalid(shop),
  };
});

export const action = shopAction(cartAction);

export const shouldRevalidate = revalidateAfterError;

export default function CartPage() {
  const { shown, waiting, lastOrder, estimate, isIndia, saved, others, ideas, free, assurance } =
    useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const { locale } = useShop().store;
  const cart = valueInTime(shown)?.cart;
  return (
    <>
      <UndoRemoval />
      {waiting && <UnpaidOrderNotice number={waiting} />}
      <ErrorSummary
        state={state}
        labels={{ quantity: "Quantity", coupon: "Coupon code", postcode: "PIN code" }}
        idOf={(field) => (cart ? idIn(cart, state, field) : null)}
        isAtField
      />
      <LatePart of={shown} what="Your cart" wait="lines">
        {({ cart, isGone, left, isNews }) => (
          <>
            {isNews && <img hidden src="/cart/seen" alt="" />}
            {isGone && (
              <p className="notice warning" role="alert">
                {CART_GONE}
              </p>
            )}
            <RemovedLines names={left} locale={locale} />
            {cart ? (
              <FilledCart {...{ cart, state, estimate, isIndia, free, assurance }} />
            ) : (
              <EmptyCart lastOrder={lastOrder} ideas={ideas} />
            )}
          </>
        )}
      </LatePart>
      <LatePart of={saved} what="What you saved for later">
        {(found) => <SavedLines saved={found} locale={locale} />}
      </LatePart>
      <LatePart of={others} what="What goes with your cart">
        {(found) => (
          <CardsForm>
            <ProductPanel title="Goes well with your cart" products={found} locale={locale} />
          </CardsForm>
        )}
      </LatePart>
    </>
  );
}

/** The field that an error is about; null where the cart changed since the form was shown and has it no more. */
function idIn({ lines, coupons }: EditableCart, state: SubmissionResult | null, field: string): string | null {
  const line = lines.find(({ uid }) => resultOf(state, "line", uid));
  if (field === "quantity") return line ? quantityId(line.uid) : null;
  return field === "coupon" && coupons.length > 0 ? null : field;
}
