/** Pages that speak of a cart, a step or a customer as they were when the page was left. */
const OF_THE_MOMENT = /^\/(cart|checkout|customer)(\/|$)/;

/**
 * Back may bring a page as it was left, from the browser's memory and past `no-store`: with totals that are not true any more, or a
 * button that still waits (graphcommerce#1692). Those pages are asked for again.
 */
export function refreshOnBack(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && OF_THE_MOMENT.test(location.pathname)) location.reload();
  });
}
