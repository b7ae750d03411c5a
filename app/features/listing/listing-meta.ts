import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { valueIfReady } from "~/lib/deferred";
import type { PageMeta } from "~/lib/screen";
import { isPlainList, listingSearch } from "./listing-params";
import type { ListingPage } from "./load-listing.server";

/** Pages of the plain list are indexed; filtered, sorted and resized lists are not. */
export function listingMeta(page: PageMeta & { canonical: string }, list: ListingPage | null): PageMeta {
  if (!list) return page;
  const shown = valueIfReady(list.shown);
  const choice = shown?.choice ?? list.requested;
  const title = page.title + (choice.page > 1 ? `, page ${choice.page}` : "");
  if (!import.meta.env.SSR) return { title };
  const pathOf = (number: number) => page.canonical + listingSearch({ ...choice, page: number });
  const picture = shown?.products[0]?.picture?.url;
  const size = PICTURE_SIZES[shown?.view === "list" ? "horizontalCard" : "card"];
  return {
    ...page,
    title,
    ...(picture && { preload: [pictureSet(picture, size)] }),
    canonical: page.canonical + (isPlainList(choice) && choice.page > 1 ? `?page=${choice.page}` : ""),
    previous: choice.page > 1 ? pathOf(choice.page - 1) : null,
    next: shown && choice.page < shown.listing.pageCount ? pathOf(choice.page + 1) : null,
    ...(isPlainList(choice) ? {} : { robots: "noindex" as const }),
  };
}
