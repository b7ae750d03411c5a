/**
 * Back may bring a page as it was left, from the browser's memory and past `no-store`: with totals that are not true any more, or a
 * button that still waits (graphcommerce#1692). What nobody keeps is asked for again.
 */
export function refreshOnBack(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && document.documentElement.dataset["keep"] === "nobody") location.reload();
  });
}
