import { Form } from "@remix-run/react";

interface DeleteFormProps {
  action: string;
  name: string;
  value: string | number;
  of: string;
  children: string;
}

/** Two clicks, so that nothing is deleted by accident. */
export function DeleteForm({ action, name, value, of, children }: DeleteFormProps) {
  return (
    <details>
      <summary className="link-btn list-none" aria-describedby={of}>
        Delete
      </summary>
      <Form method="post" action={action}>
        <button className="btn secondary" name={name} value={value} aria-describedby={of}>
          {children}
        </button>
      </Form>
    </details>
  );
}
