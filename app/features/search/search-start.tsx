import { Chips } from "~/ui/chips";
import { resultsOf, type SearchStart as Start } from "./search-data";

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
