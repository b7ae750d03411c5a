import type { CartView } from "./cart-view";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

interface GuestDownloadNoteProps {
  readonly cart: Pick<CartView, "lines">;
  /** The page to come back to. */
  readonly returnTo: string;
}

/** A Magento refuses guests a cart with a download by default, and says so only when it is told the email; no field of it tells before. */
export function GuestDownloadNote({ cart, returnTo }: GuestDownloadNoteProps) {
  const { loggedIn } = useShop();
  if (loggedIn || !cart.lines.some(({ kind }) => kind === "downloadable")) return null;
  const query = new URLSearchParams({ "return-to": returnTo });
  return (
    <p className="notice info">
      There is a download in your cart, which may need an account. Please <Link to={`/login?${query}`}>log in</Link> or{" "}
      <Link to={`/register?${query}`}>create an account</Link> before you check out: you then find it under My downloads
      at any time.
    </p>
  );
}
