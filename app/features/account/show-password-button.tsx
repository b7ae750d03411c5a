/** Toggles the visibility of the form's password fields. Only shown with script; lib/client/show-password handles it before hydration. */
export function ShowPasswordButton() {
  return (
    <button type="button" className="show-password" aria-pressed="false" data-show-password="">
      Show password
    </button>
  );
}
