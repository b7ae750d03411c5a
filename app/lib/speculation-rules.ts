// Not fetched ahead, beside the screens that say so themselves.
const FILES = "/media/";
const LOGIN_DIALOG = "/*\\?*action=*";

/**
 * The rules by which a browser fetches the page behind a link that is about to be followed. The first script writes them into the
 * page; the policy of a kept page names them by hash, so both sides must write the same text. All paths (of letters, hyphens and
 * slashes) make one pattern: Chromium tests each pattern on each link of the page.
 */
export function speculationRules(notAhead: readonly string[]): string {
  const paths = [...notAhead, FILES].map((path) => path.slice(1));
  const kept = [`/(${paths.join("|")})(.*)`, LOGIN_DIALOG];
  const isShared = { and: [{ href_matches: "/*" }, { not: { href_matches: kept } }] };
  return JSON.stringify({ prefetch: [{ where: isShared, eagerness: "moderate" }] });
}
