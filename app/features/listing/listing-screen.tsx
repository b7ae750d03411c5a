import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CompareLink } from "~/features/compare/compare-button";
import { TrackEvents } from "~/features/consent/track-event";
import { type Facet, PAGE_SIZES } from "~/lib/commerce/model/listing";
import { isRangeFacet, toPriceRange } from "~/lib/commerce/model/price-range";
import { formatCount } from "~/lib/format/count";
import { useRootData } from "~/lib/root-data";
import { Boxes } from "~/ui/skeleton";
import { DeferredPart } from "~/ui/deferred-part";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { facetOptionLabel, type MoneyView, RANGE_LABELS } from "./facet-options";
import { Facets, FiltersToggle } from "./facet-fields";
import { FilterPanel } from "./filter-panel";
import { HiddenFields, PageSize, SortBar } from "./list-fields";
import {
  hasFilters,
  type ListingParams,
  listingSearch,
  type Flag,
  FLAGGED_LISTS,
  withoutFilters,
  withoutFilterValue,
} from "./listing-params";
import type { ListingPage, ShownList } from "./load-listing.server";
import { ProductGrid } from "./product-grid";
import { useInPlace } from "./use-in-place";
import { ViewButtons } from "./view-buttons";

interface ListingScreenProps<List extends ShownList> {
  list: ListingPage<List>;
  children: ReactNode;
  /** No common filters are suggested for a category with subcategories. */
  isParent?: boolean;
  text?: ReactNode;
  lead?: (shown: List) => ReactNode;
  whenEmpty?: (shown: List) => ReactNode;
}

export function ListingScreen<List extends ShownList>({
  list,
  children,
  text,
  lead,
  whenEmpty,
  ...rest
}: ListingScreenProps<List>) {
  return (
    <div className="listing">
      {children}
      <DeferredPart data={list.shown} label="The list" fallback={<Boxes className="skeletons cards" names="abcdef" />}>
        {(shown) => (
          <>
            {lead?.(shown)}
            <ListBody {...shown} {...rest} requested={list.requested} path={list.path} help={whenEmpty?.(shown)} />
          </>
        )}
      </DeferredPart>
      {text && <div className="listing-text mt-6">{text}</div>}
    </div>
  );
}

export function FlaggedListing({ flag, list }: { flag: Flag; list: ListingPage }) {
  const { title, lead } = FLAGGED_LISTS[flag];
  return (
    <ListingScreen list={list} text={<p className="text-muted">{lead}</p>}>
      <h1>{title}</h1>
    </ListingScreen>
  );
}

interface ListBodyProps extends ShownList, Pick<ListingScreenProps<ShownList>, "isParent"> {
  path: string;
  requested: ListingParams;
  help: ReactNode;
}

function ListBody(props: ListBodyProps) {
  const { path, listing, requested, choice, view, facets, products, isParent, help } = props;
  const { compared, store } = useRootData();
  const clearTo = hasFilters(choice) ? path + listingSearch(withoutFilters(choice)) : null;
  const pathOf = (page: number) => path + listingSearch({ ...choice, page });
  const filtered = { path, choice, facets, total: listing.total };
  const isEmpty = products.length === 0;
  const canCompare = view === "grid" && products.length > 1;
  const isEmptyWithoutFilters = isEmpty && clearTo === null;
  const { form, list, isLive, onSubmit } = useInPlace(path, choice);
  return (
    <>
      <Form action={path} discover="none" autoComplete="off" ref={form} onSubmit={onSubmit}>
        <HiddenFields choice={choice} facets={facets} isSorted />
        <p className="text-xs text-muted sm:text-s">
          <span role="status">{formatCount(listing.total, "product", store.locale)}</span>
          {(compared.length > 0 || canCompare) && " · "}
          <CompareLink />
          {/* The grid has no room for the controls; the list has them. */}
          {compared.length === 0 && canCompare && (
            <Link to={path + listingSearch({ ...choice, view: "list" })}>Compare</Link>
          )}
        </p>
        <div className="toolbar">
          {facets.length > 0 && <FiltersToggle count={Object.values(choice.filters).flat().length} />}
          {!isEmptyWithoutFilters && (
            <SortBar choice={choice} isLive={isLive} isSortableByOrigin={listing.isSortableByOrigin} />
          )}
          {!isEmptyWithoutFilters && <ViewButtons back={path + listingSearch({ ...choice, view: null })} view={view} />}
        </div>
        {facets.length > 0 && <Facets {...filtered} {...{ clearTo, isLive }} />}
      </Form>
      {facets.length > 0 && <FilterPanel {...filtered} />}
      <div
        className={`listing-list grid scroll-mt-12 gap-2${isEmptyWithoutFilters && help ? " no-results" : ""}`}
        ref={list}
        data-listing=""
      >
        <FilterChips {...filtered} showsCommon={!isParent} />
        <NotApplied {...{ requested, choice }} />
        {isEmpty ? (
          (isEmptyWithoutFilters && help) || <EmptyListing clearTo={clearTo} />
        ) : (
          <ProductGrid products={products} isList={view === "list"} />
        )}
        <TrackEvents events={props.events ?? []} />
        <Pagination page={listing.page} pageCount={listing.pageCount} pathOf={pathOf} />
        {listing.total > PAGE_SIZES[0] && <PageSize path={path} choice={choice} />}
      </div>
    </>
  );
}

interface FilterChipsProps {
  path: string;
  choice: ListingParams;
  facets: readonly Facet[];
  total: number;
  showsCommon: boolean;
}

const MAX_CHIPS = 5;

function FilterChips(props: FilterChipsProps) {
  const { store } = useRootData();
  const chips = [...chosenOf(props, store), ...(props.showsCommon ? commonOf(props, store) : [])];
  if (chips.length === 0) return null;
  return (
    <ul className="chips mt-[-3px] mb-[-6px]" aria-label="Chosen and common filters">
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

/** What nobody chooses by before seeing the products. */
const NO_CHIPS = new Set(["color", "material", "connectivity", "country_of_manufacture"]);

/** By these most people choose, in this order. */
const LEADING = ["price", "special_price", "brand", "manufacturer", "category_uid"];
const rankOf = ({ code }: Facet) => (LEADING.includes(code) ? LEADING.indexOf(code) : LEADING.length);

/** Shares of the list: fewer products are a corner of it, more are hardly fewer than all. */
const KEPT = { least: 0.1, most: 0.6 };

/**
 * The most frequent value of each facet that keeps a part of the list worth a click: of the price,
 * the brand, the category, and of the top ones of the others where the list is of one category.
 * Nothing if there is only one.
 */
function commonOf({ choice, facets, total }: FilterChipsProps, view: MoneyView) {
  const categories = facets.find(({ code }) => code === "category_uid")?.options;
  const isOneKind = !categories || categories.some(({ count }) => count > KEPT.most * total);
  const common = facets
    .filter(({ code }) => !(code in choice.filters) && !NO_CHIPS.has(code) && (isOneKind || LEADING.includes(code)))
    .flatMap((facet) => {
      const [first] = facet.options
        .filter(({ count }) => count > 1 && count >= KEPT.least * total && count <= KEPT.most * total)
        .sort((a, b) => b.count - a.count);
      return first ? [{ ...facet, first }] : [];
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || b.first.count - a.first.count)
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

function EmptyListing({ clearTo }: { clearTo: string | null }) {
  return (
    <div className="panel message-panel">
      <p>
        <b>We can&apos;t find products matching the selection.</b>
      </p>
      {clearTo === null ? (
        <p>
          Browse <Link to="/categories">all categories</Link> or the <Link to="/new-products">new arrivals</Link>.
        </p>
      ) : (
        <p>
          <Link to={clearTo}>Remove the filters</Link> to see the whole list again.
        </p>
      )}
    </div>
  );
}

/**
 * Warns about ranges in the URL that the backend does not filter by. Ignores other unknown
 * parameters: they may be anything, e.g. of a campaign.
 */
function NotApplied({ requested, choice }: { requested: ListingParams; choice: ListingParams }) {
  const names = Object.entries(requested.filters).flatMap(([code, values]) =>
    isRangeFacet(code) && toPriceRange(values) && !(code in choice.filters) ? (RANGE_LABELS[code] ?? code) : [],
  );
  if (names.length === 0) return null;
  return <p className="text-s text-muted">{`These products are not filtered by “${names.join("”, “")}”.`}</p>;
}
