import { Link } from "./link";

interface PaginationProps {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

export function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="mt-2 flex flex-wrap items-center justify-center" aria-label="Pages">
      {page > 1 && (
        <Link className="px-3 py-2.5" to={pathOf(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <ol className="pages flex items-center">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} className="w-11 text-center">
            {number === null ? (
              "…"
            ) : (
              <Link to={pathOf(number)} aria-current={number === page ? "page" : undefined}>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className="px-3 py-2.5" to={pathOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}

/** The first, the last and those around the current one; null is a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : [null, page];
  });
}
