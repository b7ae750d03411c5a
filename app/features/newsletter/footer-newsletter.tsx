import { useShop } from "~/lib/root-data";
import { NewsletterForm } from "./newsletter-form";

export function FooterNewsletter() {
  const { path, noticesOf } = useShop();
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">Newsletter</h2>
      {/* New after an answer, so that what was sent does not stay in it. */}
      <NewsletterForm key={noticesOf} idPrefix="footer" returnTo={path} />
    </section>
  );
}
