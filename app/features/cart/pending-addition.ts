interface SentForm {
  readonly formAction?: string | undefined;
  readonly formData?: FormData | undefined;
}

/**
 * How many pieces a form that is being sent adds to the cart; 0 for every other form. A card's button names its product and posts to /cart, a product page
 * posts its quantity to itself; the same buttons of comparing and wishing post elsewhere. What replaces a cart line (`edit`) adds nothing.
 */
export function pendingAddition({ formAction = "", formData }: SentForm, pathname: string): number {
  if (!formData || formData.has("edit")) return 0;
  const [target] = formAction.split("?");
  if (target === "/cart" && formData.has("add")) return 1;
  if (target !== pathname || formData.get("intent") !== "add") return 0;
  const quantity = Number(formData.get("quantity") ?? 1);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}
