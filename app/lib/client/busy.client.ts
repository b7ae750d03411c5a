/** Marks the button of a form the browser sends itself until the next page is there. React's forms: frame/use-busy-control. */
export function markBusy(): void {
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented) event.submitter?.setAttribute("aria-busy", "true");
  });
  // Back brings the page as it was left.
  addEventListener("pageshow", () => {
    for (const control of document.querySelectorAll("button[aria-busy]")) control.removeAttribute("aria-busy");
  });
}
