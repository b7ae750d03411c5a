import { Chips } from "~/ui/chips";
import { Link } from "~/ui/link";
import { resultsOf, type SearchStart as Start, type Shown } from "./search-data";

export function SearchStart({ popular, departments }: Start) {
  return (
    <>
      <SearchTerms title="Popular searches" terms={popular} />
      {departments.length > 0 && (
        <section aria-label="Departments">
          <b>Departments</b>
          <Chips links={departments} />
        </section>
      )}
    </>
  );
}

interface SearchTermsProps {
  title: string;
  terms: readonly string[];
  onClear?: () => void;
}

export function SearchTerms({ title, terms, onClear }: SearchTermsProps) {
  if (terms.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="row justify-between">
        <b>{title}</b>
        {onClear && (
          <button type="button" className="link-btn w-auto bg-transparent text-brand" onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      <Chips links={terms.map((name) => ({ name, path: resultsOf(name) }))} />
    </section>
  );
}

export function ShownInstead({ term, shown: { how, what, path } }: { term: string; shown: Shown }) {
  const link = <Link to={path}>{how === "related" ? what : `“${what}”`}</Link>;
  return (
    <p className="text-s">
      {how === "corrected" ? "No results for" : "No exact match for"} “{term}”. Showing{" "}
      {how === "related" ? link : <>results for {link}</>}.
    </p>
  );
}
