/**
 * Enter in a text field triggers the form's first submit button: this one, instead of a minor
 * button.
 */
export function DefaultSubmit({ intent, form }: { intent: string; form?: string }) {
  return (
    <button className="sr-only" form={form} name="intent" value={intent} tabIndex={-1} aria-hidden="true">
      Continue
    </button>
  );
}
