/** Time budgets of optional data and timeouts of requests, in milliseconds. */
export const TIME_BUDGETS = {
  /** Deferred data that settles this soon is in the first piece of the page. */
  firstPiece: 5,
  /** Deferred data of a client navigation, which shows the previous page meanwhile. */
  clientNavigation: 400,
  /** As long as the backend's own timeout. */
  deferred: 20_000,
  /** Shorter: the end of the page, and its script, come after it. */
  deferredOptional: 8_000,
  optional: 300,
  badges: 1_500,
  /** On a first visit every page waits for it, until it is cached. */
  country: 1_500,
  /** After the list itself. */
  cardFacts: 300,
  /** Finer price filters of a listing; the next listing has them. */
  priceBands: 300,
  /** A first estimate takes three calls. */
  deliveryOffers: 1_500,
  deliveryEstimate: 3_000,
  /** The summary of the checkout is complete without them. */
  giftNotes: 1_500,
  /** The built-in table is nearly as good. */
  pinDirectory: 1_000,
  /** A PIN code can be typed without them. */
  savedAddresses: 1_500,
  orderPictures: 1_500,
  /** An unknown order gets a 404 until then. */
  order: 400,
  /** A search by unknown filters shows the search form until then. */
  unknownFilters: 400,
  invoice: 3_000,
  /** Without an answer the backend decides, which breaks the cart below Magento 2.4.7. */
  requiredOptions: 8_000,
  /** A log-in; the cart page shows the lines that are left. */
  mergedQuantities: 3_000,
} as const;

/**
 * Longer than "Place order" may take, for the limits around an answer, in milliseconds: reads 20 s,
 * writes of other tabs 5 s, then three calls of 20 s: choosing the payment method, the order,
 * preparing the payment. Other forms with several writes may be cut off. `proxy_read_timeout` and
 * `stop_grace_period` are 10 s longer.
 */
export const MAX_ANSWER_MS = 90_000;

/** Resolves to `{ value }`, or to null after `ms`. The work continues. */
export async function raceTimeout<T>(ms: number, work: Promise<T>): Promise<{ readonly value: T } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
