import { THANK_YOU } from "~/lib/urls/paths";
import { Link } from "./link";

/** `to`: "" is the page itself. */
export function CheckAgain({ className, to = THANK_YOU }: { readonly className?: string; readonly to?: string }) {
  return (
    <Link className={className} to={to} reloadDocument>
      Check again
    </Link>
  );
}
