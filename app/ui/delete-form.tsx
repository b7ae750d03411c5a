import { Form } from "@remix-run/react";

interface DeleteFormProps {
  action: string;
  /** Field that names what is deleted, and its value. */
  name: string;
  value: string | number;
  /** Text of the button. */
  children: string;
}

/** Two clicks, so that nothing is deleted by accident. */
export function DeleteForm({ action, name, value, children }: DeleteFormProps) {
  return (
    <details>
      <summary className="update list-none">Delete</summary>
      <Form method="post" action={action}>
        <button className="btn quiet" name={name} value={value}>
          {children}
        </button>
      </Form>
    </details>
  );
}
