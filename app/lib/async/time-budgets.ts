/** Time budgets of optional data and timeouts of requests, in milliseconds. */
export const TIME_BUDGETS = {
  /** Deferred data that is there this soon is in the first piece of the page. */
  firstPiece: 5,
  /** Deferred data of a client navigation, which has the page before it to show. */
  clientNavigation: 400,
  /** Deferred data that the page needs: as long as the backend is given for everything. */
  deferred: 20_000,
  /** Deferred data that the page can do without: its end, and script, come after it. */
  deferredOptional: 8_000,
  /** `withTimeout`, unless it says otherwise. */
  optional: 300,
  /** Numbers of cart and wishlist in the header. */
  badges: 1_500,
  /** Of a store view, for a first visit; every page waits for it until it is cached. */
  country: 1_500,
  cardFacts: 1_000,
  /** Finer price filters of a listing; the next listing has them. */
  priceBands: 300,
  /** A first estimate takes three calls. */
  deliveryOffers: 1_500,
  deliveryEstimate: 3_000,
  /** The shopper waits, and the built-in table is nearly as good. */
  pinDirectory: 1_000,
  /** A PIN code can be typed without them. */
  savedAddresses: 1_500,
  orderPictures: 1_500,
  /** A number that is no order of this customer's is answered with 404 up to then. */
  order: 400,
  /** A search by filters alone of which the backend knows none shows the search form up to then. */
  unknownFilters: 400,
  /** The seller on an invoice. */
  invoice: 3_000,
  /** Without an answer the backend decides, which breaks the cart below Magento 2.4.7. */
  requiredOptions: 8_000,
} as const;
