import { optional } from "~/lib/async/optional";
import { formWrite, WRITE_UNANSWERED } from "~/lib/server/request/parse-form.server";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { hasRequiredOptions } from "~/features/product/chosen-components";
import { sendCartChange, sendQuantityChange } from "~/features/consent/cart-events.server";
import { isSoldOnline, type Cart, type CartLine, type LineRequest } from "~/lib/commerce/model/cart";
import { isUnanswered } from "~/lib/commerce/model/errors";
import type { LineUid } from "~/lib/commerce/model/ids";
import { type Result, type Problem, fail } from "~/lib/commerce/model/problem";
import { type Shop, seeOther } from "~/lib/server/request/shop.server";
import {
  cartSnapshotCookie,
  lastKnownLineQuantity,
  saveCartSnapshot,
  saveUnansweredAddition,
  savedKey,
} from "./cart-cookies.server";
import { cartIdOf, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { includesCartGone, readCart, readCartAgain, redirectToOrderStatus } from "./read-cart.server";

export const ADDED = "Added to your cart.";

const OLD_ONE_STAYED = "Your new choice is in the cart, but we could not remove the old one. Please remove it.";
const CHECKED_FIRST = "Please try again. We check first, so it is never added twice.";
const NOT_ADDED = `We could not reach our system, so it is not in your cart yet. ${CHECKED_FIRST}`;
const NOT_KNOWN = `We could not reach our system, so we do not know yet if it is in your cart. ${CHECKED_FIRST}`;

/**
 * Redirects to the product page if required options are missing: Magento 2.4.6 accepts such a line
 * and rejects the whole cart (magento/magento2#37599).
 */
export async function redirectIfOptionsRequired(shop: Shop, lines: readonly LineRequest[]): Promise<void> {
  const limit = { name: "required options", budgetMs: TIME_BUDGETS.requiredOptions };
  const products = await Promise.all(lines.map(({ sku }) => optional(shop, limit, shop.commerce.catalog.product(sku))));
  const product = products.find((found) => found && hasRequiredOptions(found));
  if (!product) return;
  // A product that is not sold online explains this on its page.
  if (isSoldOnline(product)) shop.notices.add({ kind: "info", text: "Choose your options first." });
  throw seeOther(product.path);
}

/**
 * Creates the cart if necessary and replaces one that is gone; if that one was most likely ordered,
 * throws a redirect to the status of its order. Rejected lines become notices; if all were
 * rejected, the result is a failure.
 */
export async function addToCart(shop: Shop, lines: readonly LineRequest[]): Promise<Added> {
  const before = cartIdOf(shop.cookies);
  const result = await addLinesIdempotently(shop, lines);
  if (!result.ok) return result;
  const { addedBefore, problems } = result;
  if (addedBefore) {
    const isOrAre = addedBefore.length === 1 ? "is" : "are";
    shop.notices.add({ kind: "success", text: `${addedBefore.join(", ")} ${isOrAre} in your cart.` });
  } else {
    shop.notices.add({ kind: "added", text: ADDED });
  }
  for (const { message } of problems) shop.notices.add({ kind: "warning", text: message });
  // Otherwise nobody would be told of an order whose answer was lost: the new cart replaces the
  // ordered one.
  if (result.cart.id !== before) redirectToOrderStatus(shop, before);
  return result;
}

/**
 * Replaces a cart line by another variant. Adds the new line before removing the old one, so that
 * an unavailable variant leaves the cart unchanged (magento/pwa-studio#4391). The same variant only
 * updates the quantity; if the line is gone, it is added.
 */
export async function replaceLine(shop: Shop, uid: LineUid, request: LineRequest): Promise<Result<{ cart: Cart }>> {
  const { commerce, notices } = shop;
  const cart = await readCart(shop);
  const old = cart?.lines.find((line) => line.uid === uid);
  if (!cart || !old) return addToCart(shop, [request]);

  if (savedKey(old) === savedKey({ request: { selectedOptions: [], enteredOptions: [], ...request } })) {
    const updated = await formWrite(shop, WRITE_UNANSWERED, commerce.cart.update(cart.id, uid, request.quantity));
    if (updated.ok) {
      const line = updated.cart.lines.find((known) => known.uid === uid);
      sendQuantityChange(shop, line, old.quantity);
      saveCartSnapshot(shop, updated.cart, { changed: uid });
      notices.add({ kind: "success", text: "Your cart was updated." });
    }
    return updated;
  }

  const added = await addLinesIdempotently(shop, [request]);
  if (!added.ok) return added;
  const removed = await formWrite(shop, WRITE_UNANSWERED, commerce.cart.remove(added.cart.id, uid));
  if (removed.ok) notices.add({ kind: "success", text: "Your cart was updated." });
  else if (!includesCartGone(removed.problems)) notices.add({ kind: "warning", text: OLD_ONE_STAYED });
  if (removed.ok) sendCartChange(shop, "remove_from_cart", [old]);
  const now = removed.ok ? removed.cart : added.cart;
  saveCartSnapshot(shop, now, removed.ok ? { removed: uid } : {});
  return { ok: true, cart: now };
}

type Added = Result<{
  readonly cart: Cart;
  readonly problems: readonly Problem[];
  /**
   * Names of lines that an earlier, unanswered addition had added; null if this call added them.
   */
  readonly addedBefore: readonly string[] | null;
}>;

/**
 * Adds lines without repeating an addition whose answer was lost: Magento completes it even after
 * the connection is closed, and adding again would double the line. So the cart is read after a
 * lost answer and before the next attempt.
 */
export async function addLinesIdempotently(shop: Shop, lines: readonly LineRequest[]): Promise<Added> {
  const { cookies, commerce } = shop;
  const unanswered = cookies.get(cartSnapshotCookie)?.unanswered ?? [];
  let missing = lines;
  try {
    if (lines.some(({ sku }) => unanswered.includes(sku))) {
      const cart = await readCartAgain(shop);
      missing = missingLines(shop, cart, lines);
      if (cart && missing.length === 0) return alreadyAdded(shop, cart, lines);
    }
    const result = await commerce.cart.add(cartIdOf(cookies), missing);
    if (!result.ok) return result;
    saveCartId(cookies, result.cart.id);
    saveCartSnapshot(shop, result.cart);
    sendAdded(shop, result.cart, missing);
    return { ...result, addedBefore: null };
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    shop.log("error", "an addition to the cart was not answered", { kind: error.kind, error });
  }
  const again = {
    name: "cart after an unanswered addition",
    fallback: undefined,
    level: "error",
  } as const;
  const cart = await optional(shop, again, readCartAgain(shop));
  missing = missingLines(shop, cart, lines);
  if (cart && missing.length === 0) return alreadyAdded(shop, cart, lines);
  const skus = missing.map(({ sku }) => sku);
  saveUnansweredAddition(shop, skus);
  return fail({ code: "unavailable", message: cart === undefined ? NOT_KNOWN : NOT_ADDED });
}

function alreadyAdded(shop: Shop, cart: Cart, lines: readonly LineRequest[]): Added {
  saveCartId(shop.cookies, cart.id);
  saveCartSnapshot(shop, cart);
  sendAdded(shop, cart, lines);
  return { ok: true, cart, problems: [], addedBefore: lines.flatMap((request) => lineOf(cart, request)?.name ?? []) };
}

function sendAdded(shop: Shop, cart: Cart, requests: readonly LineRequest[]): void {
  const added = requests.flatMap((request) => {
    const line = lineOf(cart, request);
    return line ? [{ ...line, quantity: request.quantity, discount: null }] : [];
  });
  sendCartChange(shop, "add_to_cart", added);
}

function missingLines({ cookies }: Shop, cart: Cart | null | undefined, lines: readonly LineRequest[]) {
  if (!cart) return lines;
  const known = cookies.get(cartSnapshotCookie);
  return lines.filter((request) => {
    const line = lineOf(cart, request);
    return !line || line.quantity < lastKnownLineQuantity(known, cart, line.uid) + request.quantity;
  });
}

function lineOf(cart: Cart, { sku, selectedOptions = [], enteredOptions = [] }: LineRequest): CartLine | undefined {
  const hasAll = ({ request }: CartLine) =>
    selectedOptions.every((uid) => request.selectedOptions.includes(uid)) &&
    enteredOptions.every(({ uid, value }) =>
      request.enteredOptions.some((other) => other.uid === uid && other.value === value),
    );
  return cart.lines.find((line) => (line.sku === sku && hasAll(line)) || line.variantSku === sku);
}
