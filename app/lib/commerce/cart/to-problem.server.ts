import { type Problem, type Refused, refused } from "~/lib/commerce/model/problem";
import { type Answer, type WireError, isCartGone } from "~/lib/commerce/transport/classify.server";

export const CART_GONE = "cart-gone";

const GONE: Problem = { code: CART_GONE, message: "Your cart is no longer available." };

/** Backend phrases that name its parts rather than the trouble, in words for the shopper. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  "There are no source items with the in stock status": "This product is out of stock.",
};

const PREFIXES = [
  /^Could not (?:update the product|add the product) with SKU .+?(?: to the shopping cart)?: /,
  /^Unable to place order: /,
];

/** The reason without the backend's lead-in. */
export function toReason(message: string): string {
  if (message.startsWith("Could not find cart item with")) return "This item is not in your cart any more.";
  const reason = PREFIXES.reduce((text, prefix) => text.replace(prefix, ""), message);
  return PLAIN_WORDS[reason] ?? reason;
}

/** The backend's codes for lines, also for errors that come without one (product P181). */
export function toCode(message: string): string {
  if (message.includes("requested qty is not available")) return "INSUFFICIENT_STOCK";
  if (/out of stock|no source items with the in stock status|trying to add is not available/i.test(message))
    return "NOT_SALABLE";
  if (message.startsWith("Could not find a product with SKU")) return "PRODUCT_NOT_FOUND";
  return "UNDEFINED";
}

/**
 * The refusal that an answer without its data means. Only what was executed comes here, so its errors are the shop's no: a
 * malformed request, a fallen backend and a refused token were thrown before.
 */
export function toRefused(answer: Answer<unknown>, describe: (error: WireError) => Problem): Refused | null {
  const { errors } = answer;
  if (errors.some(isCartGone)) return refused(GONE);
  return errors.length > 0 ? refused(...errors.map(describe)) : null;
}

export function toCartProblem({ message }: WireError): Problem {
  return { code: toCode(message), message: toReason(message) };
}
