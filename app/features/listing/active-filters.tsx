import type { Facet } from "~/lib/commerce/model/listing";
import { listingSearch, withoutFilterValue, type ListingChoice } from "./listing-choice";
import { Icon } from "~/ui/icon";
import { facetOptionLabel, RANGE_LABELS } from "./facet-label";
import { Link } from "~/ui/link";

interface ActiveFiltersProps {
  path: string;
  choice: ListingChoice;
  facets: readonly Facet[];
  currency: string;
  locale: string;
}

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ path, choice, facets, currency, locale }: ActiveFiltersProps) {
  const chips = Object.entries(choice.filters).flatMap(([code, values]) => {
    const facet = facets.find((candidate) => candidate.code === code);
    return values.map((value) => {
      const label = facet?.options.find((option) => option.value === value)?.label ?? value;
      const text = facetOptionLabel(code, { label, value }, { currency, locale });
      return { code, value, text: `${facet?.label ?? RANGE_LABELS[code] ?? code}: ${text}` };
    });
  });
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Chosen filters">
      {chips.map(({ code, value, text }) => (
        <li key={`${code}=${value}`}>
          <Link className="chip" to={path + listingSearch(withoutFilterValue(choice, code, value))}>
            <span className="sr-only">Remove filter </span>
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
