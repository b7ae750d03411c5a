/**
 * Enter in a text field presses the first submit button of its form. This one stands first, unseen, so that Enter does
 * what the form is for and not what a smaller button further up in it is for.
 */
export function DefaultSubmit({ intent }: { intent: string }) {
  return (
    <button className="sr-only" name="intent" value={intent} tabIndex={-1} aria-hidden="true">
      Continue
    </button>
  );
}
