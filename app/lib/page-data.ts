/** Type of the inert script element with a page's loader data, the last element of the document. */
export const PAGE_DATA = "text/x-page-data";
