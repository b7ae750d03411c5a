import { useShop } from "~/lib/root-data";
import { NewsletterForm } from "./newsletter-form";

export function FooterNewsletter() {
  const { path, noticesOf } = useShop();
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">Newsletter</h2>
      {/* A new key after an answer, to reset the field. */}
      <NewsletterForm key={noticesOf} idPrefix="footer" returnTo={path} />
    </section>
  );
}
