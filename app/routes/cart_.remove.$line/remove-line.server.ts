import { formWrite } from "~/lib/server/request/parse-form.server";
import { saveCartSnapshot } from "~/features/cart/cart-cookies.server";
import { CHANGE_UNANSWERED, REMOVED_TITLE, removedText } from "~/features/cart/cart-texts";
import { NO_REDIRECT_FIELD } from "~/features/cart/pending-changes";
import type { Removal } from "~/features/cart/remove-line";
import { includesCartGone, handleMissingCart, readCart } from "~/features/cart/read-cart.server";
import { sendCartChange } from "~/features/consent/cart-events.server";
import { problemNotice } from "~/lib/notices";
import { type ShopActionArgs, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";

const MAX_UNDO_LENGTH = 400;

type Args = Pick<ShopArgs, "shop" | "params">;

/**
 * The line in the URL. If it was already removed (form submitted twice, another tab), redirects to
 * the cart.
 */
export async function requireLine({ shop, params }: Args) {
  const cart = await readCart(shop);
  if (!cart) handleMissingCart(shop);
  const line = cart.lines.find(({ uid }) => uid === params["line"]);
  if (!line) throw seeOther("/cart");
  return { line, id: cart.id };
}

/** A form submitted by script gets the data for undo instead of a redirect. */
export async function removeLine({ form, ...args }: Args & Pick<ShopActionArgs, "form">): Promise<Response | Removal> {
  const { shop } = args;
  const { line, id } = await requireLine(args);
  const result = await formWrite(shop, CHANGE_UNANSWERED, shop.commerce.cart.remove(id, line.uid));
  if (result.ok) {
    sendCartChange(shop, "remove_from_cart", [line]);
    saveCartSnapshot(shop, result.cart, { removed: line.uid });
    if (form.has(NO_REDIRECT_FIELD)) return { name: line.name, request: line.request };
    const undo = JSON.stringify(line.request);
    shop.notices.add({
      kind: "success",
      title: REMOVED_TITLE,
      text: removedText(line.name),
      // A long engraving does not fit into the notices' cookie.
      ...(undo.length <= MAX_UNDO_LENGTH && { undo }),
    });
  } else {
    if (includesCartGone(result.problems)) handleMissingCart(shop);
    for (const problem of result.problems) shop.notices.add(problemNotice(problem));
  }
  return seeOther("/cart");
}
