/** What is being added to the cart, from the press until the page after it; read by features/cart/use-open-after-add. */
const ADDING = "adding";

/**
 * With script, what is put into the cart leaves the shopper on the page and opens the cart's panel, whether React sends the form
 * or, before it is there, the browser. Without script the same form leads to the cart's page. Where the cart is on the screen
 * itself, or in the way, no panel opens.
 */
export function returnAfterAdd(): void {
  addEventListener("formdata", ({ formData }) => {
    if (formData.get("intent") !== "add" || "cart" in document.documentElement.dataset) return;
    const added = { sku: String(formData.get("sku")), quantity: Number(formData.get("quantity") ?? 1) };
    try {
      sessionStorage.setItem(ADDING, JSON.stringify(added));
    } catch {
      return; // Storage is shut, so the next page would not know.
    }
    if (!formData.has("return-to")) formData.set("return-to", location.pathname + location.search);
  });
}

/** Whether this page is the answer to an addition that the browser sent itself: its panel is wanted at once. */
export function isAfterAdd(): boolean {
  try {
    if (document.querySelector(".notice.success")) return sessionStorage.getItem(ADDING) !== null;
    sessionStorage.removeItem(ADDING); // It was refused.
  } catch {
    // Storage is shut, so nothing was noted.
  }
  return false;
}
