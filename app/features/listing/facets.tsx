import { Link } from "~/ui/link";
import { FacetFields, type FacetFieldsProps } from "./facet-fields";

interface FacetsProps extends FacetFieldsProps {
  /** URL of the list without filters; null if none is chosen. */
  clearTo: string | null;
  /** Whether the list updates with every change. */
  isLive: boolean;
}

/** Part of the listing's GET form, so sort order and page size are sent along. */
export function Facets({ clearTo, isLive, ...fields }: FacetsProps) {
  const count = Object.values(fields.chosen).flat().length;
  return (
    <>
      {/* Only below 1024 px, where script shows the filters in a panel; the group after it is shown while the panel is open (styles/listing.css). */}
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
