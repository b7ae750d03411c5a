import { Form } from "@remix-run/react";
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORTS,
  type Facet,
  type Listing,
  ORIGIN_SORT,
  SORTS,
  PAGE_SIZES,
} from "~/lib/commerce/model/listing";
import { useHydrated } from "~/ui/use-hydrated";
import type { ListingParams } from "./listing-params";

interface SortBarProps extends Pick<Listing, "isSortableByOrigin"> {
  readonly choice: ListingParams;
  readonly isLive: boolean;
}

/** Part of the listing's GET form, so that filters are submitted too. */
export function SortBar({ choice, isLive, isSortableByOrigin }: SortBarProps) {
  const usual = choice.term ? DEFAULT_SORTS.search : DEFAULT_SORTS.others;
  const isHydrated = useHydrated();
  const sorts = [usual, ...SORTS, ...(isSortableByOrigin ? [ORIGIN_SORT] : [])];
  return (
    <>
      {/* Controls that arrive after it move to its right, and it does not. */}
      <span className="max-w-60 min-w-0 flex-[1_1_clamp(3rem,(1rem-18px)*99,45%)]">
        <span className="sort-word text-xs text-muted" aria-hidden>
          Sort
        </span>
        <select
          className="max-sm:text-[min(1rem,7.4vw)] pointer-fine:text-s"
          name="sort"
          aria-label="Sort by"
          defaultValue={choice.sort ?? sorts[0]?.key}
        >
          {sorts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <button className={`btn secondary ms-1.5 min-w-15 px-3 text-s ${isHydrated ? "" : "until-live"}`} hidden={isLive}>
        Sort
      </button>
    </>
  );
}

export function PageSize({ path, choice }: { path: string; choice: ListingParams }) {
  const isLive = useHydrated();
  return (
    <Form
      className="flex items-center justify-center gap-3 text-s"
      action={path}
      discover="none"
      autoComplete="off"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      <HiddenFields choice={choice} facets={[]} isSized />
      <label>
        Items per page{" "}
        <select key={choice.pageSize} name="itemsPerPage" defaultValue={choice.pageSize}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <button className="link-btn until-live" hidden={isLive}>
        Show
      </button>
    </Form>
  );
}

interface HiddenFieldsProps {
  choice: ListingParams;
  facets: readonly Facet[];
  isSorted?: boolean;
  isSized?: boolean;
}

/**
 * Choices without a field in the form, including filters for which the backend lists no options.
 */
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
