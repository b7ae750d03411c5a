import { DOCUMENT_LINKS, markSelector } from "~/lib/client/marks";
import { screens } from "~/lib/server/request/screens.server";

/**
 * Not prefetched, in addition to the screens that opt out: pictures, and pages with the log-in
 * dialog or larger pictures.
 */
const FILES = "/media/";
const OVERLAYS = "/*\\?*(action|picture)=*";

/** Hydrated, the link would be a client navigation. */
const IDLE_DOCUMENT = `:root:not(${markSelector("client-links")})${markSelector("idle")}`;

/**
 * The first two cards of a list, which a phone shows together, and a product's category, once the
 * page is idle: never private pages.
 */
const LIKELY_NEXT = `${markSelector("listing")} ${markSelector("cards")} > :nth-child(-n+2) a, ${IDLE_DOCUMENT} ${markSelector("crumbs")} li:last-child a`;

let rules: string | undefined;

/**
 * JSON for `<script type="speculationrules">`. Prefetches links that are about to be followed, and
 * likely ones at once. All paths form one pattern, since Chromium tests each pattern on each link.
 */
export function speculationRules(): string {
  return (rules ??= JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: "/*" },
            { not: { href_matches: [`/(${excludedPaths()})(.*)`, OVERLAYS] } },
            // What is left out, as Chromium restyles each link that a selector matches.
            { not: { selector_matches: `:root${markSelector("client-links")} a:not(${DOCUMENT_LINKS})` } },
          ],
        },
        eagerness: "moderate",
      },
      { where: { selector_matches: LIKELY_NEXT }, eagerness: "immediate" },
    ],
  }));
}

function excludedPaths(): string {
  const paths = [...screens().beginnings(({ prefetch }) => !prefetch), FILES];
  return paths.map((path) => path.slice(1)).join("|");
}
