import type { MouseEvent } from "react";
import { Swatch } from "~/features/product/swatch";
import type { Facet } from "~/lib/commerce/model/listing";
import { isRangeFacet } from "~/lib/commerce/model/price-range";
import { formatCount } from "~/lib/format/count";
import { useRootData, useContentLang } from "~/lib/root-data";
import { changeQuery } from "~/lib/urls/paths";
import { Link } from "~/ui/link";
import { facetOptionLabel, type MoneyView, type VisibleFacet } from "./facet-options";
import { joinPrice, type ListingParams, listingSearch, PRICE_FIELDS, toPriceFields } from "./listing-params";

export interface FacetFieldsProps {
  facets: readonly VisibleFacet[];
  path: string;
  choice: ListingParams;
  onMore?: (event: MouseEvent<HTMLElement>, code: string) => void;
}

interface FacetsProps extends FacetFieldsProps {
  clearTo: string | null;
  isLive: boolean;
  total: number;
}

/**
 * Below 1024 px. With script the filters are in a panel; without it they cover the page while this
 * is open (listing.css).
 */
export function FiltersToggle({ count }: { count: number }) {
  return (
    <details className="facets-toggle me-1.5 min-h-(--target) lg:hidden" data-filter-fold="">
      <summary className={`btn secondary flex px-3 text-s ${count > 0 ? "min-w-27" : "min-w-20"}`} data-panel="filters">
        Filters{count > 0 && ` (${count})`}
      </summary>
    </details>
  );
}

/** Part of the listing's GET form, so that the sort order is submitted too. */
export function Facets({ clearTo, isLive, total, ...fields }: FacetsProps) {
  const { locale } = useRootData().store;
  const isNeedless = isLive && clearTo === null;
  return (
    <div className="facets" role="group" aria-label="Filters">
      <div>
        <FacetFields {...fields} />
      </div>
      <div className={`flex items-center gap-3 py-2.5 ${isNeedless ? "auto-applied lg:hidden" : ""}`}>
        {clearTo !== null && <Link to={clearTo}>Clear all</Link>}
        <button className={isLive ? "btn auto-applied flex-1" : "btn flex-1"}>
          {isLive ? `Show ${formatCount(total, "product", locale)}` : "Apply filters"}
        </button>
      </div>
    </div>
  );
}

const OPEN = 3;

/** Uncontrolled fields of the surrounding GET form, one fieldset per facet. */
export function FacetFields({ facets, choice, ...more }: FacetFieldsProps) {
  const { store } = useRootData();
  return facets.map((facet, at) => {
    const values = choice.filters[facet.code] ?? [];
    const isOpen = at < OPEN || values.length > 0 || facet.portions.length > 0;
    return (
      <fieldset key={facet.code} className="border-b border-line" aria-label={facet.label}>
        <details className="open:pb-3" open={isOpen}>
          <summary className="flex min-h-[48px] items-center gap-3 font-semibold lg:min-h-(--target)">
            {facet.label}
            {values.length > 0 && (
              <small className="truncate font-normal text-brand">{chosenIn(facet, values, store)}</small>
            )}
          </summary>
          <FacetOptions facet={facet} chosen={values} />
          {facet.code === "price" && <PriceFields chosen={values} />}
          <AllOptions {...{ facet, choice }} {...more} />
        </details>
      </fieldset>
    );
  });
}

function chosenIn(facet: Facet, values: readonly string[], view: MoneyView): string {
  const known = facet.options.filter(({ value }) => values.includes(value));
  return known.map((option) => facetOptionLabel(facet.code, option, view)).join(", ");
}

type AllOptionsProps = Omit<FacetFieldsProps, "facets"> & { facet: VisibleFacet };

function AllOptions({ facet, path, choice, onMore }: AllOptionsProps) {
  const pathOf = (all: string) => changeQuery(path + listingSearch(choice), { all });
  return (
    <>
      {facet.hidden > 0 && (
        <Link
          className="block py-3"
          to={pathOf(facet.code)}
          rel="nofollow"
          preventScrollReset
          onClick={onMore && ((event) => onMore(event, facet.code))}
        >
          {`${facet.hidden} more`}
          <span className="sr-only">{` of ${facet.label}`}</span>
        </Link>
      )}
      {facet.portions.map((name, at) =>
        at + 1 === facet.portion ? null : (
          <Link
            key={name}
            className="block py-3"
            to={pathOf(`${facet.code}-${at + 1}`)}
            rel="nofollow"
            preventScrollReset
          >
            {name}
          </Link>
        ),
      )}
    </>
  );
}

function FacetOptions({ facet, chosen }: { facet: Facet; chosen: readonly string[] }) {
  const lang = useContentLang();
  const { store } = useRootData();
  // Several price bands would merge into one wide range, so only one can be chosen.
  const isRange = isRangeFacet(facet.code);
  return (
    <div>
      {isRange && (
        <label>
          <input type="radio" name={facet.code} value="" defaultChecked={chosen.length === 0} /> Any
        </label>
      )}
      {facet.options.map((option) => (
        <label key={option.value} lang={lang}>
          <input
            type={isRange ? "radio" : "checkbox"}
            name={facet.code}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
          />
          {facet.code === "color" && <ColourSwatch name={option.label.trim().toLowerCase()} />}
          {facetOptionLabel(facet.code, option, store)}
          {option.count > 0 && <small>{` ${option.count.toLocaleString(store.locale)}`}</small>}
        </label>
      ))}
    </div>
  );
}

/** Without script the server joins the two values. */
function PriceFields({ chosen }: { chosen: readonly string[] }) {
  const shown = toPriceFields(chosen);
  // Not of type "number", whose value a wheel changes.
  const field = { inputMode: "decimal" } as const;
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      <label className="block">
        Minimum price
        <input {...field} name={PRICE_FIELDS.from} defaultValue={shown.from} />
      </label>
      <label className="block">
        Maximum price
        <input {...field} name={PRICE_FIELDS.to} defaultValue={shown.to} />
      </label>
      <input type="hidden" name={PRICE_FIELDS.shown} value={joinPrice(shown)} />
    </div>
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  black: "#1f2124",
  graphite: "#4a4d52",
  grey: "#80868b",
  silver: "#c5c9ce",
  white: "#f4f4f1",
  beige: "#dccfb8",
  gold: "#cfae74",
  brown: "#7a5238",
  red: "#b3343a",
  coral: "#e8765f",
  orange: "#e08a2e",
  yellow: "#e9c83f",
  sage: "#9db39a",
  green: "#3f7d58",
  teal: "#1f7a7a",
  "sky blue": "#8fbcdc",
  blue: "#2f5fa8",
  navy: "#1f2f57",
  lavender: "#b7a6d6",
  purple: "#6b4c8f",
  pink: "#e4a3b5",
};

function ColourSwatch({ name }: { name: string }) {
  const colour = Object.hasOwn(COLOURS, name) && COLOURS[name];
  return colour ? <Swatch colour={colour} /> : null;
}
