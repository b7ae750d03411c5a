import type { Facet } from "~/lib/commerce/model/listing";
import { listingSearch, withoutFilterValue, type ListingChoice } from "~/lib/listing/listing-choice";
import { Icon } from "../primitives/icon";
import { facetOptionLabel } from "./facet-label";
import { Link } from "../primitives/link";

interface ActiveFiltersProps {
  path: string;
  choice: ListingChoice;
  facets: readonly Facet[];
  currency: string;
  locale: string;
}

/** What the list is narrowed to; each chip is a link to the list without it. */
export function ActiveFilters({ path, choice, facets, currency, locale }: ActiveFiltersProps) {
  const chips = facets.flatMap((facet) =>
    (choice.filters[facet.code] ?? []).map((value) => {
      const label = facet.options.find((option) => option.value === value)?.label ?? value;
      return { facet, value, label: facetOptionLabel(facet.code, { label, value }, { currency, locale }) };
    }),
  );
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Chosen filters">
      {chips.map(({ facet, value, label }) => (
        <li key={`${facet.code}=${value}`}>
          <Link className="chip" to={path + listingSearch(withoutFilterValue(choice, facet.code, value))}>
            <span className="sr-only">Remove filter </span>
            {facet.label}: {label}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
