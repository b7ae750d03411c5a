import type { MouseEvent } from "react";
import type { Facet, FacetOption } from "~/lib/commerce/model/listing";
import type { ShownFacet } from "./shorten-facet";
import { Link } from "~/ui/link";
import { colourOf } from "~/features/product/colour-names";
import { Swatch } from "~/features/product/swatch";
import { isRangeFacet } from "~/lib/commerce/model/price-range";
import { facetOptionLabel } from "./facet-label";
import { PriceFields } from "./price-fields";

export interface FacetFieldsProps {
  facets: readonly ShownFacet[];
  /** URL of the list with all options of a facet, or one portion of them. */
  allOf: (code: string, portion?: number) => string;
  chosen: Readonly<Record<string, readonly string[]>>;
  currency: string;
  locale: string;
  /** Handler for the link to all options, where script can show them in place. */
  onMore?: (event: MouseEvent<HTMLElement>, code: string) => void;
}

/** How many attributes are unfolded from the start. */
const OPEN = 3;

/** One fieldset per attribute, with uncontrolled fields of the surrounding GET form. Those with a chosen value are unfolded and name it. */
export function FacetFields({ facets, allOf, chosen, currency, locale, onMore }: FacetFieldsProps) {
  return facets.map((facet, at) => {
    const values = chosen[facet.code] ?? [];
    const isOpen = at < OPEN || values.length > 0 || facet.portions.length > 0;
    return (
      <fieldset key={facet.code} aria-label={facet.label}>
        <details open={isOpen}>
          <summary>
            {facet.label}
            {values.length > 0 && <small>{chosenIn(facet, values, { currency, locale })}</small>}
          </summary>
          <FacetOptions facet={facet} chosen={values} currency={currency} locale={locale} />
          {facet.code === "price" && <PriceFields chosen={values} />}
          <AllOptions {...{ facet, allOf }} {...(onMore && { onMore })} />
        </details>
      </fieldset>
    );
  });
}

function chosenIn(facet: Facet, values: readonly string[], view: { currency: string; locale: string }): string {
  const known = facet.options.filter(({ value }) => values.includes(value));
  return known.map((option) => facetOptionLabel(facet.code, option, view)).join(", ");
}

/** Links to what a long facet does not show. */
function AllOptions({ facet, allOf, onMore }: { facet: ShownFacet } & Pick<FacetFieldsProps, "allOf" | "onMore">) {
  return (
    <>
      {facet.hidden > 0 && (
        <Link
          to={allOf(facet.code)}
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
          <Link key={name} to={allOf(facet.code, at + 1)} rel="nofollow" preventScrollReset>
            {name}
          </Link>
        ),
      )}
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
        <label key={option.value}>
          <input
            type={isRange ? "radio" : "checkbox"}
            name={facet.code}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
          />
          <FacetSwatch code={facet.code} option={option} />
          {facetOptionLabel(facet.code, option, { currency, locale })}
          {option.count > 0 && <small>{` ${option.count.toLocaleString(locale)}`}</small>}
        </label>
      ))}
    </div>
  );
}

function FacetSwatch({ code, option }: { code: string; option: FacetOption }) {
  const colour = code === "color" ? colourOf(option.label) : null;
  return colour ? <Swatch colour={colour} /> : null;
}
