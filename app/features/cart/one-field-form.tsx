import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

interface OneFieldFormProps {
  readonly intent: string;
  /** Text of the button. */
  readonly button: string;
  /** One element: a field, or what the button is about. */
  readonly children: ReactNode;
}

/** A field of the cart with its button beside it, where there is room. */
export function OneFieldForm({ intent, button, children }: OneFieldFormProps) {
  return (
    <Form
      method="post"
      action="/cart"
      className="one-field no-print mt-4 flex flex-wrap items-end gap-x-3 gap-y-2"
      noValidate
      preventScrollReset
    >
      {children}
      <button className="btn quiet" name="intent" value={intent}>
        {button}
      </button>
    </Form>
  );
}
