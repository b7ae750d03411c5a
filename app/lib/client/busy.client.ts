/** Marks the submit button until the next page, for forms submitted by the browser. For React's forms: frame/use-busy-control. */
export function markBusy(): void {
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented) event.submitter?.setAttribute("aria-busy", "true");
  });
  // The back/forward cache restores the page as it was left.
  addEventListener("pageshow", () => {
    for (const control of document.querySelectorAll("button[aria-busy]")) control.removeAttribute("aria-busy");
  });
}
