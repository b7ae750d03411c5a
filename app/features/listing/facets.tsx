import { Link } from "~/ui/link";
import { FacetFields, type FacetFieldsProps } from "./facet-fields";

interface FacetsProps extends FacetFieldsProps {
  clearTo: string | null;
  isLive: boolean;
  total: number;
}

/** Below 1024 px. With script the filters are in a panel; without it they cover the page while this is open (listing.css). */
export function FiltersToggle({ count }: { count: number }) {
  return (
    <details className="facets-toggle lg:hidden">
      <summary className={`btn secondary px-3 text-s ${count > 0 ? "min-w-27" : "min-w-20"}`} data-panel="filters">
        Filters{count > 0 && ` (${count})`}
      </summary>
    </details>
  );
}

/** Part of the listing's GET form, so that the sort order is submitted too. */
export function Facets({ clearTo, isLive, total, ...fields }: FacetsProps) {
  const isNeedless = isLive && clearTo === null;
  return (
    <div className="facets" role="group" aria-label="Filters">
      <FacetFields {...fields} />
      <div
        className={`sticky bottom-0 -mx-4 flex items-center gap-3 bg-surface px-4 py-2.5 ${isNeedless ? "auto-applied" : ""}`}
      >
        {clearTo !== null && <Link to={clearTo}>Clear all</Link>}
        <button className={isLive ? "btn auto-applied flex-1" : "btn flex-1"}>
          {isLive
            ? `Show ${total.toLocaleString(fields.locale)} ${total === 1 ? "product" : "products"}`
            : "Apply filters"}
        </button>
      </div>
    </div>
  );
}
