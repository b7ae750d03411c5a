import type { Facet } from "~/lib/commerce/model/listing";
import { DEFAULT_PAGE_SIZE } from "~/lib/commerce/model/listing";
import type { ListingChoice } from "./listing-choice";

interface HiddenFieldsProps {
  choice: ListingChoice;
  facets: readonly Facet[];
  /** Whether the form has fields for the order and the length of the list. */
  isSorted?: boolean;
}

/** What a form of the list has no field for travels along unseen; filters of which the backend offers no choice too. */
export function HiddenFields({ choice, facets, isSorted = false }: HiddenFieldsProps) {
  const { term, view, sort, pageSize } = choice;
  const filters = Object.entries(choice.filters).filter(([chosen]) => !facets.some(({ code }) => code === chosen));
  return (
    <>
      {term && <input type="hidden" name="term" value={term} />}
      {view && <input type="hidden" name="view" value={view} />}
      {!isSorted && sort && <input type="hidden" name="sort" value={sort} />}
      {!isSorted && pageSize !== DEFAULT_PAGE_SIZE && <input type="hidden" name="itemsPerPage" value={pageSize} />}
      {filters.flatMap(([code, values]) =>
        values.map((value) => <input key={code + value} type="hidden" name={code} value={value} data-filter="" />),
      )}
    </>
  );
}
