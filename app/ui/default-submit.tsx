/**
 * Enter in a text field triggers the first submit button of its form. This hidden one comes first, so that Enter submits the form instead of
 * triggering a minor button.
 */
export function DefaultSubmit({ intent, form }: { intent: string; form?: string }) {
  return (
    <button className="sr-only" form={form} name="intent" value={intent} tabIndex={-1} aria-hidden="true">
      Continue
    </button>
  );
}
