import { createContext, createElement, Fragment, type FunctionComponent, type ReactNode, useContext } from "react";
import { type OwnFacts, useShop } from "./root-data";

/** Draws a spot from what is the same for everybody, given as JSON can write it, and from what is the shopper's own. */
export type Drawing = (shared: object, own: OwnFacts) => ReactNode;

/** Told of each spot of a page that is to be kept; answers with the mark before and after it. Null otherwise, and in a browser. */
export const SpotMarks = createContext<((name: string, shared: object) => ReactNode) | null>(null);

const drawings = new Map<string, Drawing>();

/**
 * A place that differs by shopper in a page that is otherwise everybody's: when the page comes out of the document cache the spot is
 * drawn by itself, from its own facts (docs/decisions/0035). Without hooks, and not inside another spot.
 */
export function asSpot<Shared extends object>(
  name: string,
  draw: (shared: Shared, own: OwnFacts) => ReactNode,
): FunctionComponent<Shared> {
  drawings.set(name, draw as Drawing); // drawn with what was noted of this spot alone
  return function Spot(shared) {
    const mark = useContext(SpotMarks)?.(name, shared);
    const drawn = draw(shared, useShop());
    return mark ? createElement(Fragment, null, mark, drawn, mark) : drawn;
  };
}

export function drawingOf(name: string): Drawing | undefined {
  return drawings.get(name);
}
