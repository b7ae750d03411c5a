/** Media type of a page's loader data, requested with `Accept` at the page's own URL; the same text as inline. */
export const PAGE_DATA = "text/x-page-data";

/** Request header: digest of the data that a page was rendered from. */
export const PAGE_DIGEST = "X-Page-Digest";

/** Checksum (length and FNV-1a). Not for security: nobody gains by a collision. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}
