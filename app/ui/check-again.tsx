import { THANK_YOU } from "~/lib/urls/thank-you";
import { Link } from "./link";

/** Where an order may still be made of the cart: leads to the page that asks the backend again. */
export function CheckAgain({ className }: { readonly className?: string }) {
  return (
    <Link className={className} to={THANK_YOU} reloadDocument>
      Check again
    </Link>
  );
}
