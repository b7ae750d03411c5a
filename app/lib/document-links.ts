/** Product cards load documents even when hydrated: a prefetched document is faster than data and script of a client navigation. */
export const DOCUMENT_LINKS = ".card .name a";
