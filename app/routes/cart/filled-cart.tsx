import { BeingOrdered } from "~/features/cart/being-ordered";
import { CartLine } from "~/features/cart/cart-line";
import type { EditableCart } from "~/features/cart/cart-view";
import { CheckoutLink } from "~/features/cart/checkout-link";
import { CouponForm } from "~/features/cart/coupon-form";
import { DeliveryEstimate } from "~/features/cart/delivery-estimate";
import { GuestDownloadNote } from "~/features/cart/guest-download-note";
import type { EstimateView } from "~/features/cart/load-cart-page.server";
import { OrderSummary } from "~/features/cart/order-summary";
import { WithSummary } from "~/features/cart/with-summary";
import type { FreeDelivery } from "~/features/delivery-place/delivery-facts.server";
import { isShipped } from "~/lib/commerce/model/can-add";
import { formatMoney } from "~/lib/format/money";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { Late } from "~/lib/late";
import { useShop } from "~/lib/root-data";
import { FootBar } from "~/ui/foot-bar";
import { LatePart } from "~/ui/late-part";
import { Prose } from "~/ui/prose";

interface FilledCartProps {
  readonly cart: EditableCart;
  readonly state: SubmissionResult | null;
  readonly estimate: Late<EstimateView | null>;
  readonly isIndia: boolean;
  /** What the backend says of free delivery, and of buying here; null and empty where it says nothing. */
  readonly free: FreeDelivery | null;
  readonly assurance: string;
}

export function FilledCart({ cart, state, estimate, isIndia, free, assurance }: FilledCartProps) {
  const { store, loggedIn, place } = useShop();
  const { locale } = store;
  const missing = missingForFree(cart, free);
  return (
    <>
      <h1 className="mb-3">Cart</h1>
      {cart.isBeingOrdered && <BeingOrdered />}
      <GuestDownloadNote cart={cart} returnTo="/cart" />
      <WithSummary>
        <ul className="grid content-start gap-4" aria-label="Cart items">
          {cart.lines.map((line) => (
            <CartLine
              key={line.uid}
              line={line}
              isBeforeTax={cart.isBeforeTax}
              state={state}
              constraints={cart.constraints}
              isCustomer={loggedIn}
              locale={locale}
              freeBy={place && missing !== null && missing <= 0 ? (free?.by ?? null) : null}
            />
          ))}
        </ul>
        <OrderSummary totals={cart.totals} isVirtual={cart.isVirtual} locale={locale}>
          {cart.saved && (
            <p className="text-s font-medium text-ok">{`You save ${formatMoney(cart.saved, locale)} on the MRP`}</p>
          )}
          {missing !== null && missing > 0 && (
            <p className="text-s font-medium text-ok">
              Add {formatMoney({ ...cart.totals.subtotal, minor: missing }, locale)} for free delivery
            </p>
          )}
          {cart.lines.some(({ problems }) => problems.length > 0) && (
            <p className="error">Something in your cart cannot be ordered as it is. Lower its quantity or remove it.</p>
          )}
          <FootBar>
            {/* The same as in the list above, beside the button while that list is out of sight. */}
            <p className="text-l font-bold lg:hidden" aria-hidden="true">
              {formatMoney(cart.totals.grandTotal, locale)}
            </p>
            <CheckoutLink cart={cart} className="btn min-w-45 lg:flex-1" />
          </FootBar>
          {assurance !== "" && <Prose html={assurance} />}
          <CouponForm coupons={cart.coupons} state={state} constraints={cart.constraints} />
          <LatePart of={estimate} what="The delivery estimate">
            {(known) =>
              known && (
                <DeliveryEstimate estimate={known} {...{ state, isIndia, locale }} constraints={cart.constraints} />
              )
            }
          </LatePart>
        </OrderSummary>
      </WithSummary>
    </>
  );
}

/** What is still missing to the sum from which delivery is free, in paise; null where that cannot be said. */
function missingForFree({ totals, lines }: EditableCart, free: FreeDelivery | null): number | null {
  if (!free || totals.tax !== "included" || totals.shipping?.minor === 0 || !lines.some(isShipped)) return null;
  return free.from - totals.subtotal.minor;
}
