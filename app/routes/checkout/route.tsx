import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { BeingOrdered, GuestDownloadNote, RemovedLines } from "~/features/cart/cart-parts";
import { takeRemovedLineNames } from "~/features/cart/cart-cookies.server";
import { toCartView, readCart } from "~/features/cart/read-cart.server";
import { WithSummary } from "~/features/cart/order-summary";
import { redirectToExternalCheckout } from "~/features/checkout/checkout-step.server";
import { itemCount } from "~/lib/format/item-count";
import { revalidateAfterError } from "~/lib/forms/revalidate-after-error";
import { useShop } from "~/lib/root-data";
import type { Screen } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { isBeingOrdered } from "~/lib/server/request/order-attempt.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { CheckoutSteps, stepViews } from "./checkout-steps";
import { FoldedSummary } from "./folded-summary";

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
  if (shop.screen.cart === "none") return { cart: null, removedLines: [], isHeld: false };
  await redirectToExternalCheckout({ shop, request });
  const cart = await readCart(shop);
  return {
    cart: cart && toCartView(cart),
    removedLines: cart?.lines.length ? takeRemovedLineNames(shop, cart) : [],
    isHeld: cart !== null && (await isBeingOrdered(shop, cart.id)),
  };
});

export const shouldRevalidate = revalidateAfterError;

export default function CheckoutPage() {
  const { cart, removedLines, isHeld } = useLoaderData<typeof loader>();
  const location = useLocation();
  const { locale } = useShop().store;
  if (!cart) return <Outlet />;
  return (
    <>
      {/* Reserves the height of the steps, which arrive after the link. */}
      <div className="flex min-h-17.75 items-center gap-4">
        <BackToCart />
        <CheckoutSteps steps={stepViews(cart, location)} />
      </div>
      <WithSummary>
        <FoldedSummary cart={cart} locale={locale} />
        <div className="grid grid-cols-1 content-start gap-4">
          {isHeld && <BeingOrdered />}
          <GuestDownloadNote cart={cart} returnTo="/checkout" />
          <RemovedLines names={removedLines} />
          <Outlet />
        </div>
      </WithSummary>
    </>
  );
}

function BackToCart() {
  const { cartQuantity } = useShop();
  return (
    <Link
      className="inline-flex min-h-11 flex-none items-center gap-1 text-s no-underline"
      to="/cart"
      aria-label={cartQuantity ? `Cart, ${itemCount(cartQuantity)}` : "Cart"}
    >
      <Icon name="arrow-left" size={18} />
      Cart
    </Link>
  );
}
