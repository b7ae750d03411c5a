import { BEING_ORDERED } from "~/lib/commerce/model/problem";
import { useShop } from "~/lib/root-data";
import { CheckAgain } from "~/ui/check-again";
import { Link } from "~/ui/link";
import { CART_GONE_TEXT, removedLinesText } from "./cart-texts";
import type { CartView, EditableCart } from "./cart-view.server";

export function BeingOrdered() {
  return (
    <p className="notice warning" role="status">
      {BEING_ORDERED.message} <CheckAgain />
    </p>
  );
}

export function UpdatingStatus({ isPending }: { isPending: boolean }) {
  return (
    <p className="sr-only" role="status">
      {isPending && "Updating your cart…"}
    </p>
  );
}

export function CheckoutLink({ cart, className }: { cart: EditableCart; className: string }) {
  if (cart.isBeingOrdered) return <CheckAgain className={className} />;
  return (
    <Link className={className} to="/checkout/user-account">
      Go to checkout
    </Link>
  );
}

export function CartNotices({ isGone, removedLines }: { isGone: boolean; removedLines: readonly string[] }) {
  return (
    <>
      {isGone && (
        <p className="notice warning" role="alert">
          {CART_GONE_TEXT}
        </p>
      )}
      <RemovedLines names={removedLines} />
    </>
  );
}

export function RemovedLines({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="notice warning" role="alert">
      {removedLinesText(names)}
    </p>
  );
}

/** By default Magento rejects a guest's cart with a download, but only once it has the email; no field shows it earlier. */
export function GuestDownloadNote({ cart, returnTo }: { cart: Pick<CartView, "lines">; returnTo: string }) {
  const { loggedIn } = useShop();
  if (loggedIn || !cart.lines.some(({ kind }) => kind === "downloadable")) return null;
  const query = new URLSearchParams({ "return-to": returnTo });
  return (
    <p className="notice info">
      Your cart has a download, which may need an account. Please <Link to={`/login?${query}`}>log in</Link> or{" "}
      <Link to={`/register?${query}`}>create an account</Link> before you check out, and find it in My downloads any
      time.
    </p>
  );
}
