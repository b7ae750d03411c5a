import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { DataNotice } from "~/features/consent/data-notice";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { useScreen } from "~/lib/screen";
import { describedBy, FieldNotes } from "~/ui/field";
import { Link } from "~/ui/link";
import { openPanel } from "~/ui/open-panel";
import { Panel } from "~/ui/panel";

interface NewsletterFormProps {
  readonly returnTo: string;
  readonly state?: SubmissionResult | null;
  readonly idPrefix: string;
  /** Its captcha, on the form's own page. */
  readonly children?: ReactNode;
}

export function NewsletterForm({ returnTo, state = null, idPrefix, children }: NewsletterFormProps) {
  const { needScript } = useRootData();
  const id = `${idPrefix}-email`;
  const error = errorOf(state, "email");
  // Only the form's own page may load a captcha's script.
  if (!children && needScript?.includes("newsletter")) return <Link to={PAGE}>Subscribe</Link>;
  return (
    <Form
      method="post"
      action="/newsletter"
      className="flex flex-wrap items-center gap-2"
      discover="none"
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="return-to" value={returnTo} />
      <label className="w-full font-semibold" htmlFor={id}>
        Email address
      </label>
      <FieldNotes id={id} error={error} />
      <input
        id={id}
        className="min-w-45 flex-1 text-ink"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={valueOf(state, "email", undefined)}
        {...describedBy({ name: id, error })}
      />
      {children}
      <button className="btn">Subscribe</button>
      <DataNotice form="newsletter" />
    </Form>
  );
}

export function FooterNewsletter() {
  const { path, noticesOf } = useRootData();
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">Newsletter</h2>
      {/* A new key after a response resets the field. */}
      <NewsletterForm key={noticesOf} idPrefix="footer" returnTo={path} />
    </section>
  );
}

const OFFER_AFTER_MS = 60_000;
const SEEN = "newsletter=seen";

const PAGE = "/newsletter";

/**
 * Opened by links, and once a year per browser after a minute of use, unless the shopper has
 * subscribed or closed it.
 */
export function NewsletterPanel() {
  const { path, loggedIn } = useRootData();
  useOfferOnce(loggedIn);
  return (
    <Panel name="newsletter" title="Newsletter" page={PAGE} side="center">
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
    }, OFFER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, isBusyPage, loggedIn]);
}
