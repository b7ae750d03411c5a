import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Where the front of the account leads, each with what it is for. */
const TILES = [
  ["order-history", "Order history", "Follow, print, buy again", "package"],
  ["addresses-details", "Addresses", "Where we deliver to", "map-pin"],
  ["my-wishlist", "My wishlist", "What you keep for later", "heart"],
  ["my-reviews", "My reviews", "What you wrote of products", "star"],
  ["my-downloads", "My downloads", "Files of digital goods", "download"],
  ["my-data", "My data", "Take it with you, or delete it", "shield"],
] as const;

export function AccountTiles() {
  const { hasWishlists } = useShop();
  const tiles = TILES.filter(([page]) => hasWishlists || page !== "my-wishlist");
  return (
    <ul className="grid max-w-[768px] grid-cols-2 gap-3 sm:grid-cols-3" aria-label="Your account">
      {tiles.map(([page, name, purpose, icon]) => (
        <li key={page}>
          <Link className="account-tile panel" to={`/customer/${page}`}>
            <Icon name={icon} />
            <b>{name}</b>
            <small>{purpose}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
