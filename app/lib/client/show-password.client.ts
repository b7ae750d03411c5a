/** The button that shows the form's passwords; submitting hides them again, so that no browser stores them as text. */
export function showPasswords(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-show-password]") : null;
    if (button) show(button, button.getAttribute("aria-pressed") !== "true");
  });
  document.addEventListener("submit", ({ target }) => hideIn(target), { capture: true });
}

function hideIn(form: EventTarget | null): void {
  const button = form instanceof HTMLFormElement ? form.querySelector("[data-show-password]") : null;
  if (button) show(button, false);
}

function show(button: Element, isShown: boolean): void {
  button.setAttribute("aria-pressed", String(isShown));
  for (const field of button.closest("form")?.querySelectorAll<HTMLInputElement>("[autocomplete$=password]") ?? []) {
    field.type = isShown ? "text" : "password";
  }
}
