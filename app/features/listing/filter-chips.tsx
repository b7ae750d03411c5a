import type { Facet } from "~/lib/commerce/model/listing";
import { isRangeFacet } from "~/lib/commerce/model/price-range";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { facetOptionLabel, type MoneyView, RANGE_LABELS } from "./facet-options";
import { listingSearch, withoutFilterValue, type ListingParams } from "./listing-params";

interface FilterChipsProps {
  path: string;
  choice: ListingParams;
  facets: readonly Facet[];
  total: number;
  showsCommon: boolean;
}

const MAX_CHIPS = 5;

export function FilterChips(props: FilterChipsProps) {
  const { store } = useShop();
  const chips = [...chosenOf(props, store), ...(props.showsCommon ? commonOf(props, store) : [])];
  if (chips.length === 0) return null;
  return (
    <ul className="chips mt-[-3px] mb-[-7px]" aria-label="Chosen and common filters">
      {chips.map(({ choice, lead, text, isChosen }) => {
        const search = listingSearch(choice);
        return (
          <li key={search}>
            <Link className="chip max-lg:min-h-8" to={props.path + search} rel={isChosen ? undefined : "nofollow"}>
              {lead && <span className="sr-only">{lead} </span>}
              {text}
              {isChosen && <Icon name="close" size={16} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function chosenOf({ choice, facets }: FilterChipsProps, view: MoneyView) {
  return Object.entries(choice.filters).flatMap(([code, values]) => {
    const facet = facets.find((candidate) => candidate.code === code);
    return values.map((value) => {
      const label = facet?.options.find((option) => option.value === value)?.label ?? value;
      return {
        choice: withoutFilterValue(choice, code, value),
        lead: "Remove filter",
        text: `${facet?.label ?? RANGE_LABELS[code] ?? code}: ${facetOptionLabel(code, { label, value }, view)}`,
        isChosen: true,
      };
    });
  });
}

/** The most frequent value of each facet, of these the top five. Nothing if there is only one. */
function commonOf({ choice, facets, total }: FilterChipsProps, view: MoneyView) {
  const common = facets
    .filter(({ code }) => !(code in choice.filters))
    .flatMap((facet) => {
      const [first] = facet.options.filter(({ count }) => count < total).sort((a, b) => b.count - a.count);
      return first && first.count > 1 ? [{ ...facet, first }] : [];
    })
    .sort((a, b) => b.first.count - a.first.count)
    .slice(0, MAX_CHIPS);
  if (common.length < 2) return [];
  return common.map(({ code, label, first }) => ({
    choice: { ...choice, filters: { ...choice.filters, [code]: [first.value] }, page: 1 },
    lead: !isRangeFacet(code) && `${label}:`,
    // "Made in India", not "Yes".
    text: first.label === "Yes" ? label : facetOptionLabel(code, first, view),
    isChosen: false,
  }));
}
