import type { EstimateView } from "~/features/cart/load-cart-page.server";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { Late } from "~/lib/late";
import { useShop } from "~/lib/root-data";
import { CartLine } from "~/features/cart/cart-line";
import type { EditableCart } from "~/features/cart/cart-view";
import { CouponForm } from "~/features/cart/coupon-form";
import { DeliveryEstimate } from "~/features/cart/delivery-estimate";
import { OrderSummary } from "~/features/cart/order-summary";
import { LatePart } from "~/ui/late-part";
import { Link } from "~/ui/link";

interface FilledCartProps {
  readonly cart: EditableCart;
  readonly state: SubmissionResult | null;
  readonly estimate: Late<EstimateView | null>;
  readonly isIndia: boolean;
}

export function FilledCart({ cart, state, estimate, isIndia }: FilledCartProps) {
  const { store, loggedIn } = useShop();
  const { locale } = store;
  return (
    <>
      <h1>Cart</h1>
      <div className="with-summary">
        <ul className="cart-lines" aria-label="Cart items">
          {cart.lines.map((line) => (
            <CartLine
              key={line.uid}
              line={line}
              isBeforeTax={cart.isBeforeTax}
              state={state}
              constraints={cart.constraints}
              isCustomer={loggedIn}
              locale={locale}
            />
          ))}
        </ul>
        <OrderSummary totals={cart.totals} isVirtual={cart.isVirtual} locale={locale}>
          {cart.lines.some(({ problems }) => problems.length > 0) && (
            <p className="error">Something in your cart cannot be ordered as it is. Lower its quantity or remove it.</p>
          )}
          <Link className="btn" to="/checkout">
            Go to checkout
          </Link>
          <CouponForm coupons={cart.coupons} state={state} constraints={cart.constraints} />
          <LatePart of={estimate} what="The delivery estimate">
            {(known) =>
              known && (
                <DeliveryEstimate estimate={known} {...{ state, isIndia, locale }} constraints={cart.constraints} />
              )
            }
          </LatePart>
        </OrderSummary>
      </div>
    </>
  );
}
