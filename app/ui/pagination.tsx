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
    <nav className="pages" aria-label="Pages">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <ol>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
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
        <Link to={addressOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
