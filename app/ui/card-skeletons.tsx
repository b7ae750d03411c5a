import { Boxes } from "./skeleton";

/** A row of 6, 5, 4 or 3 by width (product P196; CSS hides the rest). A grid shows all. */
export function CardSkeletons({ isGrid = false }: { isGrid?: boolean }) {
  return <Boxes className={isGrid ? "skeletons cards" : "skeletons cards strip"} names="abcdef" />;
}
