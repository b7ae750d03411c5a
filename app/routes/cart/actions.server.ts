import { z } from "zod";
import { addToCart, redirectIfOptionsRequired } from "~/features/cart/add-to-cart.server";
import { cartSnapshotCookie, lastKnownLineQuantity, saveCartSnapshot } from "~/features/cart/cart-cookies.server";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import {
  coupon,
  giftNote,
  lineChange,
  handleMissingCart,
  includesCartGone,
  readCart,
  redirectAfterAddition,
  redirectUnlessFetcher,
} from "~/features/cart/read-cart.server";
import { CHANGE_UNANSWERED } from "~/features/cart/cart-texts";
import { sendQuantityChange } from "~/features/consent/cart-events.server";
import { saveDeliveryPlace } from "~/features/delivery-place/place.server";
import { removeSavedLine, restoreSaved, saveForLater } from "~/features/wishlist/move-to-cart.server";
import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import { MAX_QUANTITY, type Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId, type Sku } from "~/lib/commerce/model/ids";
import type { Result } from "~/lib/commerce/model/problem";
import { problemNotice } from "~/lib/notices";
import { json } from "~/lib/server/cookies/cookies.server";
import {
  quantity,
  required,
  BUTTONS,
  invalid,
  parseForm,
  parseWithoutCheck,
  formWrite,
} from "~/lib/server/request/parse-form.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { type Shop, type ShopActionArgs, badRequest, seeOther } from "~/lib/server/request/shop.server";

type Args = Pick<ShopActionArgs, "shop" | "form">;

/** A product card has no quantity field. */
const addition = z.object({ sku: required().transform(asId<Sku>), quantity: quantity.prefault("1") });

/** A line's request, as returned by its removal. The backend decides what can be added. */
const removedLine = json(
  z.object({
    sku: required().transform(asId<Sku>),
    quantity: z.number().positive().max(MAX_QUANTITY),
    selectedOptions: z.array(z.string()).max(100),
    enteredOptions: z.array(z.object({ uid: z.string(), value: z.string() })).max(100),
  }),
);

export async function cartAction({ shop, form }: Args) {
  // In a list of cards the button has the sku.
  const card = form.get("add");
  if (card !== null) form.set("sku", card);
  switch (card === null ? form.get("intent") : "add") {
    case "add":
      return add({ shop, form });
    case "update":
    case "less":
    case "more":
      return update({ shop, form });
    case "gift-note":
      return setGiftNote({ shop, form });
    case "undo":
      return undoRemoval({ shop, form });
    case "apply-coupon":
      return applyCoupon({ shop, form });
    case "remove-coupon":
      return removeCoupon({ shop, form });
    case "delivery": {
      const state = await saveDeliveryPlace(shop, form);
      return state ? invalid(state) : redirectUnlessFetcher(form, "/cart");
    }
    case "save":
      return saveForLater({ shop, form });
    case "restore":
      return restoreSaved({ shop, form });
    case "delete":
      return removeSavedLine({ shop, form });
    default:
      badRequest();
  }
}

async function add({ shop, form }: Args) {
  const parsed = parseForm(form, addition);
  if (!parsed.ok) return parsed.reject();
  await redirectIfOptionsRequired(shop, [parsed.value]);
  const result = await addToCart(shop, [parsed.value]);
  if (!result.ok) {
    // A card has no input to keep, so with script the shopper stays on the list.
    if (!form.has("return-to")) return parsed.reject(result.problems);
    for (const problem of result.problems) shop.notices.add(problemNotice(problem));
  }
  return redirectAfterAddition(form);
}

async function update({ shop, form }: Args) {
  const parsed = parseForm(form, lineChange);
  if (!parsed.ok) return parsed.reject();
  const { line, quantity: typed } = parsed.value;
  const wanted = typed + ({ less: -1, more: 1 }[String(form.get("intent"))] ?? 0);
  if (wanted === 0) return seeOther(`/cart/remove/${encodeURIComponent(line)}`);
  const result = await changeCart(shop, (id) => shop.commerce.cart.update(id, line, wanted));
  if (result.ok) {
    const { cart } = result;
    const before = lastKnownLineQuantity(shop.cookies.get(cartSnapshotCookie), cart, line);
    const changed = cart.lines.find(({ uid }) => uid === line);
    if (before > 0) sendQuantityChange(shop, changed, before);
    saveCartSnapshot(shop, cart, { changed: line });
    shop.notices.add({ kind: "success", text: "Quantity updated." });
    return redirectUnlessFetcher(form, "/cart");
  }
  const atQuantity = result.problems.map((problem) => ({ ...problem, field: "quantity" }));
  return parsed.reject(atQuantity);
}

const giftChange = lineChange.pick({ line: true }).extend(giftNote.shape);

async function setGiftNote({ shop, form }: Args) {
  const parsed = parseForm(form, giftChange);
  if (!parsed.ok) return parsed.reject();
  const { line, ...note } = parsed.value;
  const result = await changeCart(shop, (id) => shop.commerce.cart.setGiftNote(id, line, note));
  if (!result.ok) return parsed.reject(result.problems.map((problem) => ({ ...problem, field: "text" })));
  shop.notices.add({ kind: "success", text: note.text === "" ? "Gift note removed." : "Gift note saved." });
  return redirectUnlessFetcher(form, "/cart");
}

async function undoRemoval({ shop, form }: Args) {
  const request = removedLine.parse(String(form.get("removed"))) ?? badRequest();
  const result = await addToCart(shop, [request]);
  if (!result.ok) for (const problem of result.problems) shop.notices.add(problemNotice(problem));
  return redirectUnlessFetcher(form, "/cart");
}

/** The code was not looked at. */
const NO_GUESS: ReadonlySet<string> = new Set(["unavailable", CAPTCHA_REJECTED]);

async function applyCoupon({ shop, form }: Args) {
  const parsed = parseForm(form, coupon);
  if (!parsed.ok) {
    const isEmpty = form.getAll("coupon").every((code) => String(code).trim() === "");
    const hasCoupon = isEmpty && ((await readCart(shop))?.coupons.length ?? 0) > 0;
    return hasCoupon ? removeCoupon({ shop, form }) : parsed.reject();
  }
  const attempt = await countAttempt(shop, "coupon", cartIdOf(shop.cookies));
  if (attempt.isOver) return parsed.reject([TOO_MANY_ATTEMPTS], 429);
  const result = await changeCart(shop, (id) => shop.commerce.cart.applyCoupon(id, parsed.value.coupon));
  if (result.ok || result.problems.some(({ code }) => NO_GUESS.has(code))) await attempt.uncount();
  if (!result.ok) return parsed.reject(result.problems);
  shop.notices.add({ kind: "success", text: "Coupon applied." });
  return redirectUnlessFetcher(form, "/cart");
}

async function removeCoupon({ shop, form }: Args) {
  const result = await changeCart(shop, (id) => shop.commerce.cart.removeCoupon(id));
  if (!result.ok) return parseWithoutCheck(form, BUTTONS).reject(result.problems);
  shop.notices.add({ kind: "success", text: "Coupon removed." });
  return redirectUnlessFetcher(form, "/cart");
}

/**
 * Changes the shopper's cart. If it is gone, a customer has another one, which the page may have
 * shown already; a guest's is cleared, with a notice.
 */
async function changeCart(shop: Shop, run: (id: CartId) => Promise<Result<{ cart: Cart }>>) {
  const id = cartIdOf(shop.cookies);
  if (!id) handleMissingCart(shop);
  const result = await formWrite(shop, CHANGE_UNANSWERED, run(id));
  if (result.ok || !includesCartGone(result.problems)) return result;
  const current = shop.cookies.isCustomer && (await readCart(shop));
  if (!current || current.id === id) handleMissingCart(shop);
  return formWrite(shop, CHANGE_UNANSWERED, run(current.id));
}
