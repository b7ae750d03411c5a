import { Link } from "@remix-run/react";
import { pageNumbers } from "~/lib/listing/page-numbers";

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
        <Link to={addressOf(page - 1)} rel="prev" discover="none">
          Previous
        </Link>
      )}
      <ol>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              "…"
            ) : (
              <Link to={addressOf(number)} aria-current={number === page ? "page" : undefined} discover="none">
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={addressOf(page + 1)} rel="next" discover="none">
          Next
        </Link>
      )}
    </nav>
  );
}
