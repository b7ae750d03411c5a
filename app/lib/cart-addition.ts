/** Field that script adds to additions: the answer may be the page that the redirect leads to. */
export const FOLLOW_FIELD = "follow";

/**
 * Quantity that a form adds to the cart; 0 for other forms. A card's button posts its sku to /cart;
 * a product page posts its quantity to itself; comparison and wishlist forms post elsewhere. A form
 * that replaces a cart line (`edit`) adds nothing. `action`: path that the form is sent to.
 */
export function addedQuantity(form: FormData | undefined, action: string | undefined, pathname: string): number {
  if (!form || form.has("edit")) return 0;
  const [target] = action?.split("?") ?? [];
  if (target === "/cart" && form.has("add")) return 1;
  if (target !== pathname || target === "/compare" || form.get("intent") !== "add") return 0;
  const quantity = Number(form.get("quantity") ?? 1);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}
