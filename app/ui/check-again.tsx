import { THANK_YOU } from "~/lib/urls/thank-you";
import { Link } from "./link";

/** For a cart that may still become an order. */
export function CheckAgain({ className }: { readonly className?: string }) {
  return (
    <Link className={className} to={THANK_YOU} reloadDocument>
      Check again
    </Link>
  );
}
