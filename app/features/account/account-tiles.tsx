import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { ACCOUNT_PAGES, useHasPage } from "./account-pages";

/** Where the front of the account leads, each with what it is for. */
const TILES = [
  ["order-history", "Follow, print, buy again"],
  ["addresses-details", "Where we deliver to"],
  ["my-wishlist", "What you keep for later"],
  ["my-reviews", "What you wrote of products"],
  ["my-downloads", "Files of digital goods"],
  ["my-data", "Take it with you, or delete it"],
] as const;

export function AccountTiles() {
  const hasPage = useHasPage();
  return (
    <ul
      className="grid max-w-[768px] min-w-0 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 sm:grid-cols-3 [&_svg]:mb-1 [&_svg]:text-brand"
      aria-label="Your account"
    >
      {TILES.filter(([page]) => hasPage(page)).map(([page, purpose]) => (
        <li key={page}>
          <Link
            className="panel grid h-full content-start gap-0.5 text-ink no-underline hover:border-brand"
            to={`/customer/${page}`}
          >
            <Icon name={ACCOUNT_PAGES[page].icon} />
            <b>{ACCOUNT_PAGES[page].name}</b>
            <small className="text-muted">{purpose}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
