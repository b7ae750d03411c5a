import { Boxes } from "./skeleton";

/** A row of 6, 5, 4 or 3 by width (product P196; CSS hides the rest). */
export function CardSkeletons() {
  return <Boxes className="skeletons cards strip" names="abcdef" />;
}
