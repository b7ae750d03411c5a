import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { EmailField } from "~/features/checkout/email-field";

export function GuestForm(props: ComponentProps<typeof EmailField>) {
  return (
    <Form method="post" action="/checkout/user-account" className="form panel" noValidate>
      <EmailField {...props} />
      <button className="btn" name="intent" value="guest">
        Continue as guest
      </button>
    </Form>
  );
}
