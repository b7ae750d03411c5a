import { Icon } from "~/ui/icon";
import { SearchForm } from "~/features/search/search-form";
import { Link } from "~/ui/link";

/** An empty cart, with links to start from. */
export function EmptyCart() {
  return (
    <section className="empty panel">
      <Icon name="cart" />
      <h1>Your cart is empty</h1>
      <p>What you add stays here while you look around. Search for a device, or start from the home page.</p>
      <SearchForm />
      <Link className="btn" to="/">
        Continue shopping
      </Link>
    </section>
  );
}
