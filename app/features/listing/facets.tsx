import { Link } from "~/ui/link";
import { FacetFields, type FacetFieldsProps } from "./facet-fields";

interface FacetsProps extends FacetFieldsProps {
  /** Address of the list without any filter; null when none is chosen. */
  clearTo: string | null;
  /** The list follows every choice. */
  isLive: boolean;
}

/** Part of the listing's one GET form, so the list's order and page size travel along. */
export function Facets({ clearTo, isLive, ...fields }: FacetsProps) {
  const count = Object.values(fields.chosen).flat().length;
  return (
    <>
      {/* Only below 1024 px, a panel where script runs; the group after it is shown while it is open (styles/listing.css). */}
      <details className="facets-toggle">
        <summary className="btn quiet" data-panel="filters">
          Filters{count > 0 && ` (${count})`}
        </summary>
      </details>
      <div className="facets" role="group" aria-label="Filters">
        <FacetFields {...fields} />
        <div className="row">
          <button className={isLive ? "btn needless" : "btn"}>Apply filters</button>
          {clearTo !== null && <Link to={clearTo}>Clear all</Link>}
        </div>
      </div>
    </>
  );
}
