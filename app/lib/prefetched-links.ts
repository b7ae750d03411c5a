/** The first two cards of a list, which a phone shows together. */
export const PREFETCHED_LINKS = ".listing-list .card:nth-child(-n+2) a[data-document]";
