import { PREFETCHED_LINKS } from "~/lib/prefetched-links";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { screens } from "~/lib/server/request/screens.server";

/** Not prefetched, in addition to the screens that opt out: pictures, and pages with the log-in dialog or larger pictures. */
const FILES = "/media/";
const OVERLAYS = "/*\\?*(action|picture)=*";

/** Product cards load documents even when hydrated: a prefetched document is faster than data and script of a client navigation. */
const DOCUMENTS = ":root:not([data-client-links]) a, .card a[data-document]";

/**
 * Prefetches links that are about to be followed, and the first cards of a list. Pages name this URL in their `Speculation-Rules` header,
 * except with Save-Data or on a slow connection. All paths form one pattern, since Chromium tests each pattern on each link.
 */
export const loader = shopLoader(() => {
  const paths = [...screens().beginnings(({ prefetch }) => !prefetch), FILES].map((path) => path.slice(1));
  const where = (selector: string) => ({
    and: [
      { href_matches: "/*" },
      { not: { href_matches: [`/(${paths.join("|")})(.*)`, OVERLAYS] } },
      { selector_matches: selector },
    ],
  });
  const rules = {
    prefetch: [
      { where: where(DOCUMENTS), eagerness: "moderate" },
      { where: where(PREFETCHED_LINKS), eagerness: "immediate" },
    ],
  };
  const headers = { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=3600" };
  return new Response(JSON.stringify(rules), { headers });
});
