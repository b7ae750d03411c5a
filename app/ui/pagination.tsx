import { pageNumbers } from "./page-numbers";
import { Link } from "./link";

interface PaginationProps {
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
}

export function Pagination({ page, pageCount, addressOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="mt-2 flex flex-wrap items-center justify-center" aria-label="Pages">
      {page > 1 && (
        <Link className="px-3 py-2.5" to={addressOf(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <ol className="pages flex items-center">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} className="w-11 text-center">
            {number === null ? (
              "…"
            ) : (
              <Link to={addressOf(number)} aria-current={number === page ? "page" : undefined}>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className="px-3 py-2.5" to={addressOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
