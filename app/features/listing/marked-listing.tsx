import { MARKED_LISTS, type Mark } from "./listing-params";
import { ListingScreen } from "./listing-screen";
import type { ListingPage } from "./load-listing.server";

export function MarkedListing({ mark, list }: { mark: Mark; list: ListingPage }) {
  const { title, lead } = MARKED_LISTS[mark];
  return (
    <ListingScreen list={list} text={<p className="text-muted">{lead}</p>}>
      <h1>{title}</h1>
    </ListingScreen>
  );
}
