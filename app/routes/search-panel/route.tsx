import { parseListing } from "~/features/listing/listing-params";
import { MIN_TERM_LENGTH, type SearchPanelData } from "~/features/search/search-data";
import { loadSearchStart } from "~/features/search/search-start.server";
import { suggestPage } from "~/features/search/page-words.server";
import { loadSuggestions } from "~/features/search/read-search.server";
import type { Screen } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";

export const handle: Screen = { robots: "disallow" };

/** Search suggestions, or what the search offers before anything is typed; public. */
export const loader = shopLoader(async ({ shop, url }) => {
  const { term } = parseListing(url.searchParams);
  const isLongEnough = term !== null && term.length >= MIN_TERM_LENGTH;
  const [found, page] = isLongEnough
    ? await Promise.all([loadSuggestions(shop, term), suggestPage(shop, term)])
    : [{ found: null, shown: null }, null];
  const start = term === null ? await loadSearchStart(shop) : null;
  const panel: SearchPanelData = { term: term ?? "", ...found, start, page };
  return Response.json(panel, { headers: { "Cache-Control": "private, max-age=60" } });
});

/** Suggestions do not change after an action. */
export const shouldRevalidate = () => false;
