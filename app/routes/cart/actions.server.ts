import { cartIdOf } from "~/features/cart/cart-id.server";
import { z } from "zod";
import { orFormError } from "~/lib/server/or-form-error.server";
import { isCartGone, leaveGoneCart, readCart } from "~/features/cart/read-cart.server";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId, type Sku } from "~/lib/commerce/model/ids";
import type { Outcome } from "~/lib/commerce/model/problem";
import { countAttempt, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { quantity, required } from "~/lib/server/fields.server";
import { BUTTONS, parseAtOnce, parseForm } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { redirectBack, seeOther } from "~/lib/server/responses";
import { keepPlace } from "~/features/delivery-place/place.server";
import type { Shop } from "~/lib/server/shop.server";
import { leadToChoice } from "~/features/cart/lead-to-choice.server";
import { coupon, lineChange, removedLine } from "~/features/cart/cart-forms.server";
import { putIntoCart } from "~/features/cart/put-into-cart.server";
import { rememberCart } from "~/features/cart/remember-cart.server";
import { forgetSaved, restoreSaved, saveForLater } from "~/features/wishlist/save-for-later.server";
import { changed } from "~/features/cart/stay-on-page";

type Args = Pick<ShopActionArgs, "shop" | "form">;

/** Shown with a freshly read cart. */
const LOOK = "Our system did not answer. This is your cart as it is now: please check it before you try again.";

/** A card asks for one piece and does not say so. */
const addition = z.object({ sku: required().transform(asId<Sku>), quantity: quantity.prefault("1") });

/** Action of all cart forms, on its page, in its panel and on product cards, by intent. */
export async function cartAction({ shop, form }: Args) {
  // In a list of cards the button says which product.
  const card = form.get("add");
  if (card !== null) form.set("sku", card);
  switch (card === null ? form.get("intent") : "add") {
    case "add":
      return add({ shop, form });
    case "update":
    case "less":
    case "more":
      return update({ shop, form });
    case "undo":
      return undoRemoval({ shop, form });
    case "apply-coupon":
      return applyCoupon({ shop, form });
    case "remove-coupon":
      return removeCoupon({ shop, form });
    case "delivery": {
      const state = await keepPlace(shop, form);
      return state ? invalid(state) : changed(form, "/cart");
    }
    case "save":
      return saveForLater({ shop, form });
    case "restore":
      return restoreSaved({ shop, form });
    case "forget":
      return forgetSaved({ shop, form });
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

async function add({ shop, form }: Args) {
  const parsed = parseForm(form, addition);
  if (!parsed.ok) return invalid(parsed.reply());
  await leadToChoice(shop, [parsed.value.sku]);
  const outcome = await putIntoCart(shop, [parsed.value]);
  if (!outcome.ok) {
    // A card has no input to keep: with script the shopper stays on the list.
    if (!form.has("return-to")) return invalid(parsed.reply(outcome.problems));
    for (const { message } of outcome.problems) shop.notices.add({ kind: "danger", text: message });
  }
  return redirectBack(form, "/cart");
}

async function update({ shop, form }: Args) {
  const parsed = parseForm(form, lineChange);
  if (!parsed.ok) return invalid(parsed.reply());
  const { line, quantity: typed } = parsed.value;
  const wanted = typed + stepOf(form);
  if (wanted === 0) return seeOther(`/cart/remove/${encodeURIComponent(line)}`);
  const outcome = await changeCart(shop, (id) => shop.commerce.cart.update(id, line, wanted));
  if (outcome.ok) {
    rememberCart(shop, outcome.cart, { changed: line });
    shop.notices.add({ kind: "success", text: "Quantity updated." });
    return changed(form, "/cart");
  }
  const atQuantity = outcome.problems.map((problem) => ({ ...problem, field: "quantity" }));
  return invalid(parsed.reply(atQuantity));
}

/** The buttons beside the field. */
function stepOf(form: FormData): number {
  return { less: -1, more: 1 }[String(form.get("intent"))] ?? 0;
}

/** Adds a removed line again, as it was asked for then. */
async function undoRemoval({ shop, form }: Args) {
  const request = removedLine.safeParse(form.get("removed"));
  if (!request.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const outcome = await putIntoCart(shop, [request.data]);
  if (!outcome.ok) for (const { message } of outcome.problems) shop.notices.add({ kind: "danger", text: message });
  return changed(form, "/cart");
}

/** Applies the coupon code, or removes the current coupon if none is given (product P87). */
async function applyCoupon({ shop, form }: Args) {
  const parsed = parseForm(form, coupon);
  if (!parsed.ok) {
    const isEmpty = form.getAll("coupon").every((code) => String(code).trim() === "");
    const hasCoupon = isEmpty && ((await readCart(shop))?.coupons.length ?? 0) > 0;
    return hasCoupon ? removeCoupon({ shop, form }) : invalid(parsed.reply());
  }
  const attempt = await countAttempt(shop, "coupon", cartIdOf(shop.cookies));
  if (attempt.isOver) return invalid(parsed.reply([TOO_MANY]), 429);
  const outcome = await changeCart(shop, (id) => shop.commerce.cart.applyCoupon(id, parsed.value.coupon));
  if (outcome.ok || outcome.problems.some(({ code }) => code === "unavailable")) await attempt.takeBack();
  if (!outcome.ok) return invalid(parsed.reply(outcome.problems));
  shop.notices.add({ kind: "success", text: "The coupon was applied." });
  return changed(form, "/cart");
}

async function removeCoupon({ shop, form }: Args) {
  const outcome = await changeCart(shop, (id) => shop.commerce.cart.removeCoupon(id));
  if (!outcome.ok) return invalid(parseAtOnce(form, BUTTONS).reply(outcome.problems));
  shop.notices.add({ kind: "success", text: "The coupon was removed." });
  return changed(form, "/cart");
}

/** Runs a change to the shopper's cart; a cart that is gone is forgotten, with a notice. */
async function changeCart(
  shop: Shop,
  run: (id: CartId) => Promise<Outcome<{ cart: Cart }>>,
): Promise<Outcome<{ cart: Cart }>> {
  const id = cartIdOf(shop.cookies);
  if (!id) leaveGoneCart(shop);
  const outcome = await orFormError(shop, run(id), LOOK);
  if (!outcome.ok && isCartGone(outcome.problems)) leaveGoneCart(shop);
  return outcome;
}
