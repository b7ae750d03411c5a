/** Shows what is typed in the password fields of its form. Stands only where script runs: lib/before-use/show-password does the work, before React is there. */
export function ShowPasswordButton() {
  return (
    <button type="button" className="show-password" aria-pressed="false" data-show-password="">
      Show password
    </button>
  );
}
