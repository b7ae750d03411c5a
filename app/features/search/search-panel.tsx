import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { Price } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { formatCount } from "~/lib/format/count";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { useContentLang } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { clearRecentSearches } from "./recent-searches";
import { LinkSection, SearchStart, ShownInstead } from "./search-parts";
import { getSearchTerm, resultsOf, searchLink, type SearchPanelData } from "./search-data";
import { type SearchBoxOptions, useSearchBox } from "./use-search-box";

export function SearchPanel({ isDialog, hasStart }: SearchBoxOptions) {
  const container = useRef<HTMLDivElement>(null);
  const pageTerm = getSearchTerm(useLocation());
  const { isOpen, term, answer, recent, setRecent } = useSearchBox(container, { isDialog, hasStart });
  const found = answer?.term === term ? answer.found : null;
  const start = hasStart && term === "" ? (answer?.start ?? null) : null;
  // The dialog of a results page opens with the page's term, before anything is typed.
  const isUntouched = term === pageTerm && isDialog;
  const hasRecent = hasStart && (found === null || isUntouched) && recent.length > 0;
  const clear = () => {
    clearRecentSearches();
    setRecent([]);
  };
  return (
    <div ref={container} className={isDialog ? "basis-full" : undefined}>
      <p className="sr-only" role="status">
        {isOpen && found ? `${formatCount(found.total, "product")} found` : ""}
      </p>
      {isOpen && (found !== null || hasRecent || start !== null) && (
        <div
          className={
            isDialog
              ? "grid grid-cols-1 gap-3 pt-4"
              : "absolute inset-x-0 top-full z-30 mt-1 grid max-h-[min(70vh,560px)] grid-cols-1 gap-3 overflow-y-auto rounded-card border border-line bg-surface p-3 text-ink [box-shadow:var(--shadow-panel)]"
          }
        >
          {hasRecent && <LinkSection title="Recent searches" links={recent.map(searchLink)} onClear={clear} />}
          {start && <SearchStart {...start} />}
          {found && <Suggested found={found} term={term} shown={answer?.shown ?? null} page={answer?.page ?? null} />}
        </div>
      )}
    </div>
  );
}

interface SuggestedProps extends Pick<SearchPanelData, "term" | "shown" | "page"> {
  found: NonNullable<SearchPanelData["found"]>;
}

function Suggested({ found, term, shown, page }: SuggestedProps) {
  const lang = useContentLang();
  return (
    <>
      {shown && <ShownInstead term={term} shown={shown} />}
      {page ? (
        <LinkSection title={page.question} links={[page]} />
      ) : (
        <LinkSection title="Did you mean" links={found.terms.map(searchLink)} />
      )}
      <LinkSection title="Categories" label="Categories found" links={found.categories} />
      {found.total === 0 ? (
        !page && <p>We can&apos;t find products matching the selection.</p>
      ) : (
        <section aria-label="Products found">
          <b>Products</b>
          <ul>
            {found.products.map((product) => (
              <li key={product.uid}>
                <Link
                  className="grid grid-cols-[56px_1fr_auto] items-center gap-x-3 py-1 text-s text-ink no-underline [&>p]:self-start [&_b]:text-m"
                  to={product.path}
                >
                  <img
                    className="row-span-2 size-14 rounded-control bg-tile object-contain"
                    {...pictureSet(product.picture?.url ?? "", PICTURE_SIZES.checkout)}
                    alt=""
                  />
                  <span className="col-[2/-1] self-end" lang={lang}>
                    {product.name}
                  </span>
                  <Price price={product.price} isFrom={product.isPriceFrom} />
                  <Rating rating={product.rating} count={product.reviewCount} />
                </Link>
              </li>
            ))}
          </ul>
          <Link to={resultsOf(term)}>See all {found.total} results</Link>
        </section>
      )}
    </>
  );
}
