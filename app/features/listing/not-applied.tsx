import { isRangeFacet, toPriceRange } from "~/lib/commerce/model/price-range";
import { RANGE_LABELS } from "./facet-label";
import type { ListingChoice } from "./listing-choice";

interface NotAppliedProps {
  /** What the address asks for. */
  asked: ListingChoice;
  /** What the backend could do. */
  choice: ListingChoice;
}

/**
 * Names the ranges of the address that the backend does not filter by. Other names it does not know are left out silently: they may be anything,
 * such as parameters of a campaign.
 */
export function NotApplied({ asked, choice }: NotAppliedProps) {
  const names = Object.entries(asked.filters).flatMap(([code, values]) =>
    isRangeFacet(code) && toPriceRange(values) && !(code in choice.filters) ? (RANGE_LABELS[code] ?? code) : [],
  );
  if (names.length === 0) return null;
  return (
    <p className="text-s text-muted">
      {`These products are not filtered by “${names.join("”, “")}”: this list cannot be narrowed by it.`}
    </p>
  );
}
