/**
 * The back/forward cache restores a page as it was left, even with `no-store`: with outdated totals, or a button still marked busy
 * (graphcommerce#1692). Screens with `keep: "nobody"` are reloaded.
 */
export function refreshOnBack(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && document.documentElement.dataset["keep"] === "nobody") location.reload();
  });
}
