import { Form } from "@remix-run/react";
import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { TextAreaField } from "~/ui/text-area-field";

export const LABELS = { name: "Name", email: "Email", phone: "Phone (optional)", text: "How can we help?" };

interface ContactFormProps {
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

export function ContactForm({ state, constraints }: ContactFormProps) {
  const field = fieldsOf({ labels: LABELS, state, constraints });
  return (
    <Form method="post" action="/contact-us" className="form panel" noValidate discover="none">
      <Field {...field("name")} autoComplete="name" />
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("phone")} type="tel" autoComplete="tel" />
      <TextAreaField {...field("text")} rows={6} />
      <button className="btn">Send message</button>
    </Form>
  );
}
