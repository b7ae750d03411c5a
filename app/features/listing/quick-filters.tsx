import type { Facet } from "~/lib/commerce/model/listing";
import { Link } from "~/ui/link";
import { facetOptionLabel, isRangeFacet } from "./facet-label";
import { listingSearch, type ListingChoice } from "./listing-choice";

interface QuickFiltersProps {
  path: string;
  choice: ListingChoice;
  facets: readonly Facet[];
  total: number;
  currency: string;
  locale: string;
}

const MOST = 5;

/** Links to the list with one more filter: of each attribute the value most products have, of these the five most frequent. */
export function QuickFilters({ path, choice, facets, total, ...view }: QuickFiltersProps) {
  const common = facets
    .filter(({ code }) => !(code in choice.filters))
    .flatMap((facet) => {
      const [first] = facet.options.filter(({ count }) => count < total).sort((a, b) => b.count - a.count);
      return first && first.count > 1 ? [{ facet, option: first }] : [];
    })
    .sort((a, b) => b.option.count - a.option.count)
    .slice(0, MOST);
  if (common.length < 2) return null;
  return (
    <ul className="chips quick" aria-label="Quick filters">
      {common.map(({ facet: { code, label }, option }) => {
        const filters = { ...choice.filters, [code]: [option.value] };
        return (
          <li key={code}>
            <Link className="chip" to={path + listingSearch({ ...choice, filters, page: 1 })} rel="nofollow">
              {!isRangeFacet(code) && <span className="sr-only">{label}: </span>}
              {wordFor(label, facetOptionLabel(code, option, view))}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** "Made in India", not "Yes". */
function wordFor(label: string, value: string): string {
  return value === "Yes" ? label : value;
}
