import { Form } from "@remix-run/react";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { describedBy, FieldNotes } from "~/ui/field-frame";

interface NewsletterFormProps {
  /** Page to return to. */
  readonly returnTo: string;
  readonly state?: SubmissionResult | null;
  /** Prefix for element ids, where a page has the form twice. */
  readonly idPrefix: string;
}

export function NewsletterForm({ returnTo, state = null, idPrefix }: NewsletterFormProps) {
  const id = `${idPrefix}-email`;
  const error = errorOf(state, "email");
  return (
    <Form method="post" action="/newsletter" className="subscribe" noValidate preventScrollReset>
      <input type="hidden" name="return-to" value={returnTo} />
      <label htmlFor={id}>Email address</label>
      <FieldNotes id={id} error={error} />
      <input
        id={id}
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
