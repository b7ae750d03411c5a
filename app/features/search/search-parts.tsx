import type { CategoryCrumb } from "~/lib/commerce/model/product";
import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { resultsOf, searchLink, type SearchStart as Start, type Shown } from "./search-data";

export function SearchStart({ popular, departments }: Start) {
  return (
    <>
      <LinkSection title="Popular searches" links={popular.map(searchLink)} />
      <LinkSection title="Departments" links={departments} />
    </>
  );
}

interface LinkSectionProps {
  title: string;
  label?: string;
  links: readonly CategoryCrumb[];
  onClear?: () => void;
}

export function LinkSection({ title, label = title, links, onClear }: LinkSectionProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={label}>
      <div className="row justify-between">
        <b>{title}</b>
        {onClear && (
          <button type="button" className="link-btn w-auto bg-transparent text-brand" onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      <Chips links={links} />
    </section>
  );
}

export function ShownInstead({ term, shown: { how, what, path } }: { term: string; shown: Shown }) {
  const link = <Link to={path}>{how === "corrected" || how === "relaxed" ? `“${what}”` : what}</Link>;
  if (how === "within")
    return (
      <p className="text-s">
        Showing “{term}” in {link}. <Link to={resultsOf(`"${term}"`)}>See all results</Link>
      </p>
    );
  if (how === "mentioned") return <p className="text-s">{`We found no ${what}. These are the closest matches.`}</p>;
  return (
    <p className="text-s">
      {how === "corrected" ? "No results for" : "No exact match for"} “{term}”. Showing{" "}
      {how === "related" ? link : <>results for {link}</>}.
    </p>
  );
}
