import { useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { type MarkAttributes } from "~/lib/client/marks";
import { DocumentContext } from "~/lib/document-context";
import { pageKind } from "~/lib/page-kind";
import { useRootData } from "~/lib/root-data";
import firstUse from "./first-use.inline.ts?script";
import followedPage from "./followed-page.inline.ts?script";

/** Only documents run it. */
export const FIRST_USE_SCRIPT = import.meta.env.SSR ? firstUse : "";
export const FOLLOWED_PAGE_SCRIPT = import.meta.env.SSR ? followedPage : "";

export function FollowedPageScript() {
  const { followedTo } = useContext(DocumentContext);
  if (followedTo === undefined) return null;
  return <script data-at={followedTo} data-ssr="" dangerouslySetInnerHTML={{ __html: FOLLOWED_PAGE_SCRIPT }} />;
}

/**
 * Replaces Remix's <Scripts />: entry.client imports the framework at the first sign of use
 * (docs/decisions/0015).
 */
export function FirstUseScripts() {
  const { nonce, hasThirdParties, savesData, fieldDataPercent, renderedParts, scripts } = useContext(DocumentContext);
  const match = useMatches().at(-1);
  const { measuring, notices, captchas } = useRootData();
  const emitsAddition = measuring?.isServerSending === false && notices.some(({ kind }) => kind === "added");
  // Rendered once: hydration keeps the elements as they are.
  const [attributes] = useState(
    (): MarkAttributes | null =>
      scripts && {
        "data-entry": scripts.entry,
        "data-manifest": scripts.manifest,
        // Says that this document's policy allows the captcha's script.
        "data-captchas": captchas ? "" : undefined,
        "data-emits": emitsAddition ? "" : undefined,
        ...(!savesData && {
          "data-routes": scripts.routes,
          // This is the last element of the page, so all its split parts have been rendered.
          "data-parts": [...renderedParts].join(" ") || undefined,
          "data-field-data": fieldDataPercent > 0 && match ? `${fieldDataPercent} ${pageKind(match)}` : undefined,
        }),
      },
  );
  if (!attributes) return null;
  return (
    <script
      nonce={hasThirdParties ? nonce : undefined}
      suppressHydrationWarning
      {...attributes}
      dangerouslySetInnerHTML={{ __html: FIRST_USE_SCRIPT }}
    />
  );
}
