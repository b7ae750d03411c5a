import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useShop } from "~/lib/root-data";
import { useScreen } from "~/lib/screen";
import { openPanel } from "~/ui/open-panel";
import { lazyPart } from "~/ui/lazy-part";
import { Panel } from "~/ui/panel";

const NewsletterForm = lazyPart(async () => (await import("./newsletter-form")).NewsletterForm, {
  panel: "newsletter",
});

/** Opened by links, and once a year per browser after a minute of use, unless the shopper has subscribed or closed it. */
const AFTER_MS = 60_000;
const SEEN = "newsletter=seen";

const PAGE = "/newsletter";

export function NewsletterPanel() {
  const { path, loggedIn } = useShop();
  useOfferOnce(loggedIn);
  return (
    <Panel name="newsletter" title="Newsletter" page={PAGE} side="center">
      <p className="mb-3">New launches and good prices, once a week at most. Unsubscribe any time.</p>
      <NewsletterForm idPrefix="panel" returnTo={path} />
    </Panel>
  );
}

function useOfferOnce(loggedIn: boolean): void {
  const { pathname } = useLocation();
  const isBusyPage = useScreen().cache === "no-store";
  useEffect(() => {
    if (loggedIn || isBusyPage || pathname === PAGE || document.cookie.includes(SEEN)) return;
    const timer = setTimeout(() => {
      const isTyping = document.activeElement?.matches("input, select, textarea");
      if (isTyping || document.querySelector("dialog[open]")) return;
      document.cookie = `${SEEN}; path=/; max-age=31536000; samesite=lax`;
      openPanel("newsletter");
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, isBusyPage, loggedIn]);
}
