import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { updateCartSnapshot } from "~/features/cart/cart-cookies.server";
import {
  AccountNote,
  BeingOrdered,
  RemovedLines,
  CartLinePicture,
  LineDiscount,
  LineOptions,
} from "~/features/cart/cart-parts";
import { WithSummary, OrderSummary } from "~/features/cart/order-summary";
import { toCartView, type CartView, readCart } from "~/features/cart/read-cart.server";
import { redirectToExternalCheckout } from "~/features/checkout/checkout-step.server";
import { isPickup } from "~/lib/commerce/model/cart";
import { multipliesTo } from "~/lib/commerce/model/product";
import { formatCount } from "~/lib/format/count";
import { formatMoney } from "~/lib/format/money";
import { useRootData } from "~/lib/root-data";
import type { Screen } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { isBeingOrdered } from "~/lib/server/request/cart-hold.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { CheckoutSteps, stepViews } from "./checkout-steps";

/** For all steps: names, addresses and totals are private, and Back shows current ones. */
export const handle: Screen = {
  cache: "no-store",
  robots: "disallow",
  prefetch: false,
  thirdParties: "none",
  cart: "screen",
  enclosed: true,
};

/** Only for the summary around the steps; each step checks itself whether it may be shown. */
export const loader = shopLoader(async ({ shop, request }) => {
  if (shop.screen.cart === "none") return { cart: null, gifts: null, removedLines: [], isHeld: false };
  await redirectToExternalCheckout({ shop, request });
  const cartRead = readCart(shop);
  const limit = { name: "gift notes", budgetMs: TIME_BUDGETS.giftNotes, startAfter: cartRead };
  const [cart, gifts, isHeld] = await Promise.all([
    cartRead,
    optional(shop, limit, shop.commerce.cart.giftNotes(cartRead.catch(() => null))),
    cartRead.then((read) => read !== null && isBeingOrdered(shop, read.id)),
  ]);
  return {
    cart: cart && withFreeDelivery(toCartView(cart)),
    gifts,
    removedLines: cart?.lines.length ? updateCartSnapshot(shop, cart) : [],
    isHeld,
  };
});

/** The cheapest method is preselected: a free one is said before it is saved. */
function withFreeDelivery(cart: CartView): CartView {
  const { shippingMethods, pickupStore, totals } = cart;
  const offered = shippingMethods.filter((each) => each.isAvailable && isPickup(each) === (pickupStore !== null));
  const free = totals.shipping === null && offered.find(({ price }) => price.minor === 0);
  return free ? { ...cart, totals: { ...totals, shipping: free.price } } : cart;
}

export { revalidateAfterError as shouldRevalidate } from "~/lib/forms/revalidate-after-error";

export default function CheckoutPage() {
  const { cart, gifts, removedLines, isHeld } = useLoaderData<typeof loader>();
  const location = useLocation();
  if (!cart) return <Outlet />;
  return (
    <>
      {/* Reserves the height of the steps, which arrive after the link. */}
      <div className="flex min-h-14 items-center gap-4 sm:min-h-16">
        <BackToCart />
        <CheckoutSteps steps={stepViews(cart, location)} />
      </div>
      <WithSummary>
        <FoldedSummary {...{ cart, gifts }} />
        <div className="grid grid-cols-1 content-start gap-2 sm:gap-4">
          {isHeld && <BeingOrdered />}
          {/* The first step says itself that an order needs an account. */}
          <AccountNote cart={cart} mayOrder returnTo="/checkout" />
          <RemovedLines names={removedLines} />
          <Outlet />
        </div>
      </WithSummary>
    </>
  );
}

function BackToCart() {
  const { cartQuantity } = useRootData();
  return (
    <Link
      className="inline-flex min-h-11 flex-none items-center gap-1 text-s no-underline"
      to="/cart"
      aria-label={cartQuantity ? `Cart, ${formatCount(cartQuantity, "item")}` : "Cart"}
    >
      <Icon name="arrow-left" size={18} />
      Cart
    </Link>
  );
}

interface SummaryProps {
  readonly cart: CartView;
  readonly gifts: ReturnType<typeof useLoaderData<typeof loader>>["gifts"];
}

/**
 * Folded into one line on a phone, open beside the step on a desktop if the browser supports that.
 */
function FoldedSummary({ cart, gifts }: SummaryProps) {
  const { locale } = useRootData().store;
  return (
    <details className="lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:self-start lg:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 items-center gap-2 lg:supports-[selector(::details-content)]:hidden">
        <span className="me-auto">
          {formatCount(cart.quantity, "item")} · <b>{formatMoney(cart.totals.grandTotal, locale)}</b>
        </span>
        <span className="text-s text-brand underline underline-offset-2">Order summary</span>
      </summary>
      <OrderSummary
        totals={cart.totals}
        isVirtual={cart.isVirtual}
        showsBaseTotal
        before={<OrderLines {...{ cart, gifts }} />}
      />
    </details>
  );
}

function OrderLines({ cart: { lines, isBeforeTax }, gifts }: SummaryProps) {
  const { locale } = useRootData().store;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.uid} className="flex gap-3 border-b border-line py-2 text-s">
          <CartLinePicture url={line.picture?.url} size="checkout" className="w-25 self-start" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{line.name}</p>
            <LineOptions line={{ ...line, gift: gifts?.[line.uid] }} />
            <p>
              {line.quantity}
              {multipliesTo(line.total, { unit: line.unitPrice, ...line }) &&
                ` × ${formatMoney(line.unitPrice, locale)}`}
              {isBeforeTax && <small className="text-muted"> before tax</small>}
            </p>
            <LineDiscount line={line} />
            {line.problems.map((problem) => (
              <p key={problem} className="error">
                {problem}
              </p>
            ))}
          </div>
          <b>{formatMoney(line.total, locale)}</b>
        </li>
      ))}
    </ul>
  );
}
