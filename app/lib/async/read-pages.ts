import pLimit from "p-limit";
import { CommerceError } from "~/lib/commerce/model/errors";
import { steadyNow } from "./steady-now";
import { MAX_ANSWER_MS } from "./timeouts";

/** A wrong number of pages must not be read for ever. */
const MAX_PAGES = 500;
const PAGES_AT_ONCE = 4;

/** The last page may take 20 s more. */
const MAX_MS = MAX_ANSWER_MS - 20_000;

/**
 * All pages in order, 500 at most. After the first, which tells their number, they are read side by
 * side. Throws `unavailable` if pages are left after 70 s.
 */
export async function readPages<Page>(
  read: (page: number) => Promise<Page>,
  pageCount: (first: Page) => number,
): Promise<Page[]> {
  const until = steadyNow() + MAX_MS;
  const readInTime = (page: number) => {
    if (steadyNow() > until) throw new CommerceError("unavailable", `page ${page} could not be begun in time`);
    return read(page);
  };
  const first = await read(1);
  const limit = pLimit(PAGES_AT_ONCE);
  const others = Array.from({ length: Math.min(pageCount(first), MAX_PAGES) - 1 }, (_, nth) => nth + 2);
  try {
    return [first, ...(await Promise.all(others.map((page) => limit(async () => readInTime(page)))))];
  } finally {
    // After a failure nobody needs the rest.
    limit.clearQueue();
  }
}
