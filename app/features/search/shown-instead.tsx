import { Link } from "~/ui/link";
import type { Shown } from "./search-data";

export function ShownInstead({ term, shown: { how, what, path } }: { term: string; shown: Shown }) {
  const link = <Link to={path}>{how === "related" ? what : `“${what}”`}</Link>;
  return (
    <p className="text-s">
      {how === "corrected" ? "No results for" : "No exact match for"} “{term}”. Showing{" "}
      {how === "related" ? link : <>results for {link}</>}.
    </p>
  );
}
