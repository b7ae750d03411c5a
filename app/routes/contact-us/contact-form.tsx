import { Form } from "@remix-run/react";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { Field } from "~/ui/field";
import { describedBy, FieldFrame } from "~/ui/field-frame";

export const LABELS = { name: "Name", email: "Email", phone: "Phone (optional)", text: "How can we help?" };

export function ContactForm({ state }: { state: FormState | null }) {
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    value: state?.values[name] ?? "",
    error: errorOf(state, name),
  });
  const { value, ...text } = field("text");
  return (
    <Form method="post" action="/contact-us" className="form panel" noValidate discover="none">
      <Field {...field("name")} autoComplete="name" required />
      <Field {...field("email")} type="email" autoComplete="email" required />
      <Field {...field("phone")} type="tel" autoComplete="tel" />
      <FieldFrame {...text}>
        <textarea
          id="text"
          name="text"
          rows={6}
          maxLength={5000}
          required
          defaultValue={value}
          {...describedBy(text)}
        />
      </FieldFrame>
      <button className="btn">Send message</button>
    </Form>
  );
}
