import type { Facet } from "~/lib/commerce/model/listing";
import { DEFAULT_PAGE_SIZE } from "~/lib/commerce/model/listing";
import type { ListingParams } from "./listing-params";

interface HiddenFieldsProps {
  choice: ListingParams;
  facets: readonly Facet[];
  isSorted?: boolean;
  isSized?: boolean;
}

/** Choices without a field in the form, including filters for which the backend lists no options. */
export function HiddenFields({ choice, facets, isSorted = false, isSized = false }: HiddenFieldsProps) {
  const { term, view, sort, pageSize } = choice;
  const filters = Object.entries(choice.filters).filter(([chosen]) => !facets.some(({ code }) => code === chosen));
  return (
    <>
      {term && <input type="hidden" name="term" value={term} />}
      {view && <input type="hidden" name="view" value={view} />}
      {!isSorted && sort && <input type="hidden" name="sort" value={sort} />}
      {!isSized && pageSize !== DEFAULT_PAGE_SIZE && <input type="hidden" name="itemsPerPage" value={pageSize} />}
      {filters.flatMap(([code, values]) =>
        values.map((value) => <input key={code + value} type="hidden" name={code} value={value} data-filter="" />),
      )}
    </>
  );
}
