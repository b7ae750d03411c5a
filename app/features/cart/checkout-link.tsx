import { THANK_YOU } from "~/lib/urls/thank-you";
import { Link } from "~/ui/link";
import type { EditableCart } from "./cart-view";

interface CheckoutLinkProps {
  readonly cart: EditableCart;
  readonly className: string;
}

/** The cart's next step: the checkout, or to ask again whether it was ordered. */
export function CheckoutLink({ cart, className }: CheckoutLinkProps) {
  return cart.isBeingOrdered ? (
    <Link className={className} to={THANK_YOU} reloadDocument>
      Check again
    </Link>
  ) : (
    <Link className={className} to="/checkout/user-account">
      Go to checkout
    </Link>
  );
}
