import type { Facet, FacetOption } from "~/lib/commerce/model/listing";
import type { ShownFacet } from "~/lib/listing/shorten-facet";
import { colourOf } from "../product/colour-names";
import { Swatch } from "../product/swatch";
import { facetOptionLabel, isRangeFacet } from "./facet-label";
import { Link } from "../primitives/link";

interface FacetsProps {
  facets: readonly ShownFacet[];
  /** Address of the list with every option of a facet shown, or a portion of them. */
  allOf: (code: string, portion?: number) => string;
  chosen: Readonly<Record<string, readonly string[]>>;
  currency: string;
  locale: string;
  /** Address of the list without any filter; null when none is chosen. */
  clearTo: string | null;
}

/** One fieldset per attribute. Part of the listing's one GET form, so the list's order and page size travel along. */
export function Facets({ facets, allOf, chosen, currency, locale, clearTo }: FacetsProps) {
  if (facets.length === 0) return null;
  return (
    <>
      {/* Only below 1024 px; the group after it is shown while it is open (styles/listing.css). */}
      <details className="facets-toggle">
        <summary className="btn quiet">Filters</summary>
      </details>
      <div className="facets" role="group" aria-label="Filters">
        {facets.map((facet) => (
          <fieldset key={facet.code}>
            <legend>{facet.label}</legend>
            <FacetOptions facet={facet} chosen={chosen[facet.code] ?? []} currency={currency} locale={locale} />
            {facet.hidden > 0 && (
              <Link className="all-options" to={allOf(facet.code)} rel="nofollow">
                {facet.hidden} more<span className="sr-only"> of {facet.label}</span>
              </Link>
            )}
            {facet.portions.map((name, at) =>
              at + 1 === facet.portion ? null : (
                <Link key={name} className="all-options" to={allOf(facet.code, at + 1)} rel="nofollow">
                  {name}
                </Link>
              ),
            )}
          </fieldset>
        ))}
        <div className="row">
          <button className="btn">Apply filters</button>
          {clearTo !== null && <Link to={clearTo}>Clear all</Link>}
        </div>
      </div>
    </>
  );
}

interface FacetOptionsProps {
  facet: Facet;
  chosen: readonly string[];
  currency: string;
  locale: string;
}

function FacetOptions({ facet, chosen, currency, locale }: FacetOptionsProps) {
  // Two price bands would merge into one wide range, so one is chosen at a time.
  const isRange = isRangeFacet(facet.code);
  return (
    <ul>
      {isRange && (
        <li>
          <label>
            <input type="radio" name={facet.code} value="" defaultChecked={chosen.length === 0} /> Any
          </label>
        </li>
      )}
      {facet.options.map((option) => (
        <li key={option.value}>
          <label>
            <input
              type={isRange ? "radio" : "checkbox"}
              name={facet.code}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
            />
            <FacetSwatch code={facet.code} option={option} />
            {facetOptionLabel(facet.code, option, { currency, locale })}
            {option.count > 0 && <small> {option.count}</small>}
          </label>
        </li>
      ))}
    </ul>
  );
}

function FacetSwatch({ code, option }: { code: string; option: FacetOption }) {
  const colour = code === "color" ? colourOf(option.label) : null;
  return colour ? <Swatch colour={colour} /> : null;
}
