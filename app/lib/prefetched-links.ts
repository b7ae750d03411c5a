/** The first two cards of a list, which a phone shows together. With script they wait for the pictures (first-use-scripts.tsx). */
export const PREFETCHED_LINKS = ":root:not([data-loading]) .listing-list .card:nth-child(-n+2) a[data-document]";
