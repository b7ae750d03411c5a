import { cartIdOf, keepCartId } from "./cart-id.server";
import { cartMemoryCookie, keepCartMemory } from "./cart-memory-cookie.server";
import { readCartAnew } from "./read-cart.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Cart, CartLine, LineRequest } from "~/lib/commerce/model/cart";
import { type Outcome, type Problem, refused } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/shop.server";
import { quantitySeen, withUnanswered } from "./cart-memory";
import { rememberCart } from "./remember-cart.server";

type Added = Outcome<{
  readonly cart: Cart;
  readonly problems: readonly Problem[];
  /** Names of lines that an earlier, unanswered addition had added; null if this call added them. */
  readonly arrived: readonly string[] | null;
}>;

const LOOK_FIRST = "Please try again: we look first whether it has arrived.";
const NOT_ADDED = `Our system did not answer, and it was not added to your cart so far. ${LOOK_FIRST}`;
const NOT_KNOWN = `Our system did not answer, so we do not know yet whether it is in your cart. ${LOOK_FIRST}`;

/**
 * Adds lines to the cart, without repeating an addition whose answer was lost: Magento completes it even after the connection is closed, and adding
 * again would double the line. So after a lost answer, and before the next attempt, the cart is read.
 */
export async function addOnce(shop: Shop, lines: readonly LineRequest[]): Promise<Added> {
  const { cookies, commerce } = shop;
  const unanswered = cookies.get(cartMemoryCookie)?.unanswered ?? [];
  let missing = lines;
  try {
    if (lines.some(({ sku }) => unanswered.includes(sku))) {
      const cart = await readCartAnew(shop);
      missing = missingFrom(shop, cart, lines);
      if (cart && missing.length === 0) return arrivedBefore(shop, cart, lines);
    }
    const outcome = await commerce.cart.add(cartIdOf(cookies), missing);
    if (!outcome.ok) return outcome;
    keepCartId(cookies, outcome.cart.id);
    rememberCart(shop, outcome.cart);
    return { ...outcome, arrived: null };
  } catch (error) {
    if (!isCommerceError(error, "unavailable")) throw error;
    shop.log("error", "an addition to the cart was not answered", { kind: error.kind, error });
    return afterNoAnswer(shop, lines);
  }
}

async function afterNoAnswer(shop: Shop, lines: readonly LineRequest[]): Promise<Added> {
  const cart = await readIfThere(shop);
  const missing = missingFrom(shop, cart, lines);
  if (cart && missing.length === 0) return arrivedBefore(shop, cart, lines);
  noteUnanswered(shop, missing);
  return refused({ code: "unavailable", message: cart === undefined ? NOT_KNOWN : NOT_ADDED });
}

/** Undefined when the backend does not answer. */
async function readIfThere(shop: Shop): Promise<Cart | null | undefined> {
  try {
    return await readCartAnew(shop);
  } catch (error) {
    if (!isCommerceError(error, "unavailable")) throw error;
    return undefined;
  }
}

function noteUnanswered({ cookies }: Shop, lines: readonly LineRequest[]): void {
  const skus = lines.map(({ sku }) => sku);
  keepCartMemory(cookies, withUnanswered(cookies.get(cartMemoryCookie), skus));
}

function arrivedBefore(shop: Shop, cart: Cart, lines: readonly LineRequest[]): Added {
  keepCartId(shop.cookies, cart.id);
  rememberCart(shop, cart);
  return { ok: true, cart, problems: [], arrived: lines.flatMap((request) => lineOf(cart, request)?.name ?? []) };
}

/** The lines that are not yet in the cart in the wanted quantity, on top of what was last seen there. */
function missingFrom({ cookies }: Shop, cart: Cart | null | undefined, lines: readonly LineRequest[]) {
  if (!cart) return lines;
  return lines.filter((request) => {
    const line = lineOf(cart, request);
    return !line || line.quantity < quantitySeen(cookies.get(cartMemoryCookie), cart, line.uid) + request.quantity;
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
