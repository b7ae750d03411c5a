import { Form } from "@remix-run/react";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { describedBy, FieldNotes } from "~/ui/field";

interface NewsletterFormProps {
  readonly returnTo: string;
  readonly state?: SubmissionResult | null;
  readonly idPrefix: string;
}

export function NewsletterForm({ returnTo, state = null, idPrefix }: NewsletterFormProps) {
  const id = `${idPrefix}-email`;
  const error = errorOf(state, "email");
  return (
    <Form
      method="post"
      action="/newsletter"
      className="flex flex-wrap items-center gap-2"
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
      <button className="btn">Subscribe</button>
    </Form>
  );
}

export function FooterNewsletter() {
  const { path, noticesOf } = useShop();
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">Newsletter</h2>
      {/* A new key after a response resets the field. */}
      <NewsletterForm key={noticesOf} idPrefix="footer" returnTo={path} />
    </section>
  );
}
