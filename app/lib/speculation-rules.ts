/** Beside the screens that say so themselves: files, and the log-in dialog. */
const NEVER_AHEAD = ["/media/*", "/*\\?*action=*"];

/**
 * The rules by which a browser fetches the page behind a link that is about to be followed. The first script writes them into the
 * page; the policy of a kept page names them by hash, so both sides must write the same text.
 */
export function speculationRules(notAhead: readonly string[]): string {
  const kept = [...notAhead.map((path) => `${path}*`), ...NEVER_AHEAD];
  const isShared = { and: [{ href_matches: "/*" }, { not: { href_matches: kept } }] };
  return JSON.stringify({ prefetch: [{ where: isShared, eagerness: "moderate" }] });
}
