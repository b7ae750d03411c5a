/** Toggles the visibility of the form's password fields. Only shown with script; lib/client/show-password handles it before hydration. */
export function ShowPasswordButton() {
  return (
    <button
      type="button"
      className="update -mt-3 justify-self-start p-0 font-normal noscript:hidden"
      aria-pressed="false"
      data-show-password=""
    >
      Show password
    </button>
  );
}
