/** Events at which the framework is loaded. */
export const SIGNS_OF_USE = "pointerover pointerdown touchstart keydown focusin input";

/** Links that the browser prefetches at once, the first two cards of a list: in view on a phone (routes/speculation-rules[.]json). */
export const FIRST_CARDS = ".listing-list .card:nth-child(-n+2) a[data-document]";
