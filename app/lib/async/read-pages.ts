import pLimit from "p-limit";

/** A wrong number of pages must not be read for ever. */
const MAX_PAGES = 500;
const PAGES_AT_ONCE = 4;

/**
 * All pages in order, 500 at most. After the first, which tells their number, they are read side by
 * side.
 */
export async function readPages<Page>(
  read: (page: number) => Promise<Page>,
  pageCount: (first: Page) => number,
): Promise<Page[]> {
  const first = await read(1);
  const limit = pLimit(PAGES_AT_ONCE);
  const others = Array.from({ length: Math.min(pageCount(first), MAX_PAGES) - 1 }, (_, nth) => nth + 2);
  try {
    return [first, ...(await Promise.all(others.map((page) => limit(() => read(page)))))];
  } finally {
    // After a failure nobody needs the rest.
    limit.clearQueue();
  }
}
