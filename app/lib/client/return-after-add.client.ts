const ADDING = "adding";

/**
 * With script, adding to the cart returns to the page and opens the cart panel, before and after hydration. Without
 * script the form leads to the cart page. No panel opens on screens that show the cart themselves or have none.
 */
export function returnAfterAdd(): void {
  addEventListener("formdata", ({ formData }) => {
    const card = formData.get("add");
    const isAdding = card !== null || formData.get("intent") === "add";
    if (!isAdding || "cart" in document.documentElement.dataset) return;
    const added = { sku: String(card ?? formData.get("sku")), quantity: Number(formData.get("quantity") ?? 1) };
    try {
      sessionStorage.setItem(ADDING, JSON.stringify(added));
    } catch {
      return; // No storage: the next page would not know.
    }
    if (!formData.has("return-to")) formData.set("return-to", location.pathname + location.search);
  });
}

/** Whether the browser just submitted an addition: the cart panel must open at once. */
export function isAfterAdd(): boolean {
  try {
    if (document.querySelector(".notice.success")) return sessionStorage.getItem(ADDING) !== null;
    sessionStorage.removeItem(ADDING); // The addition failed.
  } catch {
    // No storage: nothing was noted.
  }
  return false;
}
