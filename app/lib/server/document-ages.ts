/** How long documents are kept, in milliseconds since they were made: the same on every host (docs/decisions/0035). */

/** Served as it is; after that while a new one is made behind it. */
export const FRESH_MS = 15_000;
export const STALE_MS = 10 * 60_000;

/** As long as a page may stay open before its first use: for what is never made anew. */
export const OPEN_MS = 2 * 3_600_000;

/** A renewal that never reports back holds others off no longer than this. */
export const RENEWAL_CLAIM_MS = 30_000;
