// Texts that several files show. Others are beside the code that shows them.

/** The cart of the cookie was not found, was ordered elsewhere or belongs to another shopper. */
export const CART_GONE_TEXT =
  "Your cart was no longer available, so we started a new one. Please add your items again.";

/** The backend may have made the change. Shown with a freshly read cart. */
export const CHANGE_UNANSWERED = "Our system did not answer. This is your cart now: check it before you try again.";

export const REMOVED_TITLE = "Product removed";

export function removedText(name: string): string {
  return `${name} has been successfully removed from your cart`;
}

export function removedLinesText(names: readonly string[]): string {
  const list = new Intl.ListFormat("en-IN").format(names.map((name) => `“${name}”`));
  return names.length === 1
    ? `${list} is no longer in your cart. It was removed elsewhere or is no longer sold.`
    : `${list} are no longer in your cart. They were removed elsewhere or are no longer sold.`;
}
