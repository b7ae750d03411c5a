export interface Page {
  pageSize: number;
  currentPage: number;
}

/** Magento's error, or null. */
export function pageProblem({ pageSize, currentPage }: Page): string | null {
  if (currentPage < 1) return "currentPage value must be greater than 0.";
  if (pageSize < 1) return "pageSize value must be greater than 0.";
  return null;
}

/** An empty result has no last page. */
export function beyondLastPage({ pageSize, currentPage }: Page, total: number): string | null {
  const pages = totalPages(total, pageSize);
  if (total === 0 || currentPage <= pages) return null;
  return `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`;
}

function totalPages(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}

export function pageInfo(page: Page, total: number) {
  return { current_page: page.currentPage, page_size: page.pageSize, total_pages: totalPages(total, page.pageSize) };
}

export function sliceOfPage<T>(items: readonly T[], { pageSize, currentPage }: Page): T[] {
  return items.slice((currentPage - 1) * pageSize, currentPage * pageSize);
}
