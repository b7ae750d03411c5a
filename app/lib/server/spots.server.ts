import type { EntryContext } from "@remix-run/server-runtime";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToString } from "react-dom/server.browser";
import { EMPTY_ROOT_DATA, type OwnFacts, type RootData } from "~/lib/root-data";
import { drawingOf, SpotMarks } from "~/lib/spot";

interface Spot {
  readonly name: string;
  readonly shared: object;
}

/** Where a spot begins and ends in the page's text. */
export interface Place extends Spot {
  readonly at: number;
  readonly end: number;
}

/** A page cut at its spots: every other piece is one, as it was drawn for nobody. */
export interface CutPage {
  readonly pieces: readonly string[];
  readonly spots: readonly Spot[];
}

/** The page with a mark before and after each of its spots. `cut` takes them out of its text. */
export function markSpots(page: ReactElement): {
  readonly page: ReactElement;
  readonly cut: (html: string) => CutPage;
} {
  const spots: Spot[] = [];
  // Nobody who writes what the page shows can know it.
  const mark = createElement("template", { "data-spot": crypto.randomUUID() });
  const note = (name: string, shared: object) => {
    spots.push({ name, shared });
    return mark;
  };
  return {
    page: createElement(SpotMarks.Provider, { value: note }, page),
    cut: (html) => ({ pieces: html.split(renderToString(mark)), spots }),
  };
}

const SOMEBODY: OwnFacts = {
  cartQuantity: 7,
  loggedIn: true,
  wishlistCount: 2,
  wishlisted: [],
  place: { postcode: "110001", town: "Delhi" },
  freeDelivery: { from: 0, by: "Thu 26 Nov" },
};

/** The page's data for somebody whose spots show all they can. */
export function asSomebody(remix: EntryContext): { readonly own: OwnFacts; readonly remix: EntryContext } {
  const { staticHandlerContext } = remix;
  const { loaderData } = staticHandlerContext;
  const nobody = (loaderData["root"] as RootData | undefined) ?? EMPTY_ROOT_DATA; // what the root's loader gave
  const own: RootData = { ...nobody, ...SOMEBODY };
  const context = { ...staticHandlerContext, loaderData: { ...loaderData, root: own } };
  return { own, remix: { ...remix, staticHandlerContext: context } };
}

/** The page for one shopper, as one pass over it would write it. */
export function filled({ pieces, spots }: CutPage, own: OwnFacts): string {
  const drawn = drawSpots(spots, own);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : drawn[(at - 1) / 2])).join("");
}

/** Places of the spots in the text of the whole page. */
export function placesOf({ pieces, spots }: CutPage): Place[] {
  let end = 0;
  return spots.map((spot, index) => {
    const at = end + (pieces[2 * index]?.length ?? 0);
    end = at + (pieces[2 * index + 1]?.length ?? 0);
    return { ...spot, at, end };
  });
}

export function cutAt(places: readonly Place[], html: string): CutPage {
  const ends = places.flatMap(({ at, end }) => [at, end]);
  return { pieces: [...ends, html.length].map((end, index) => html.slice(ends[index - 1] ?? 0, end)), spots: places };
}

const BETWEEN = createElement("template", { "data-spot": "" });
const BETWEEN_HTML = renderToString(BETWEEN);

/** In one pass, because each costs more than what it draws. */
function drawSpots(spots: readonly Spot[], own: OwnFacts): string[] {
  const drawn = spots.flatMap(({ name, shared }) => [drawingOf(name)?.(shared, own), BETWEEN]);
  return renderToString(createElement(Fragment, null, ...drawn)).split(BETWEEN_HTML);
}
