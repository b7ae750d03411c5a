import { THANK_YOU } from "~/lib/urls/thank-you";
import { Link } from "./link";

export function CheckAgain({ className }: { readonly className?: string }) {
  return (
    <Link className={className} to={THANK_YOU} reloadDocument>
      Check again
    </Link>
  );
}
