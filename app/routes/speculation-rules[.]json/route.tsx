import type { ScreenFacts } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { screens } from "~/lib/server/request/screens.server";

/** Not to be prefetched, beside the screens that say so themselves: pictures, and the page with the log-in dialog over it. */
const FILES = "/media/";
const LOGIN_DIALOG = "/*\\?*action=*";

/**
 * Which links a browser may prefetch when they are about to be followed; pages name this address in their `Speculation-Rules` header. Once links are
 * client-side navigations (frame/use-soft-links) no document is prefetched. All paths make one pattern, since Chromium tests each pattern on each link.
 */
export const loader = shopLoader(() => {
  const paths = [...screens().beginnings(isNotPrefetched), FILES].map((path) => path.slice(1));
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: [`/(${paths.join("|")})(.*)`, LOGIN_DIALOG] } },
      { selector_matches: ":root:not([data-soft-links]) a" },
    ],
  };
  const headers = { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=3600" };
  return new Response(JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] }), { headers });
});

function isNotPrefetched({ prefetch }: ScreenFacts): boolean {
  return !prefetch;
}
