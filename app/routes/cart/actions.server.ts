import { z } from "zod";
import { orRefusal } from "~/lib/checkout/or-refusal.server";
import { isCartGone, leaveGoneCart } from "~/lib/checkout/read-cart.server";
import { asId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import { quantity, required } from "~/lib/forms/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/forms/parse-form.server";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { redirectBack, seeOther } from "~/lib/http/responses";
import { lineForm } from "./line-form";

type Args = Pick<ShopActionArgs, "shop" | "form">;

const addition = z.object({ sku: required().transform(asId<Sku>), quantity });
const change = z.object({ line: required().transform(asId<LineUid>), quantity });

/** What the forms of the cart page, and the cards that post to it, ask for. */
export async function cartAction({ shop, form }: Args) {
  switch (form.get("intent")) {
    case "add":
      return add({ shop, form });
    case "update":
      return update({ shop, form });
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

/** The first addition creates the cart; one that is gone is replaced by a fresh one. */
async function add({ shop, form }: Args) {
  const parsed = parseForm(form, addition, "add");
  if (!parsed.ok) return refuse(shop, parsed.state);
  const outcome = await orRefusal(shop, shop.commerce.cart.add(shop.session.cartId, [parsed.value]));
  if (!outcome.ok) return refuse(shop, withProblems(sentState(form, "add"), outcome.problems));
  shop.session.keepCart(outcome.cart.id);
  shop.notices.add({ kind: "success", text: "Added to your cart." });
  for (const { message } of outcome.problems) shop.notices.add({ kind: "warning", text: message });
  return redirectBack(form, "/cart");
}

async function update({ shop, form }: Args) {
  const name = lineForm(String(form.get("line")));
  const parsed = parseForm(form, change, name);
  if (!parsed.ok) return refuse(shop, parsed.state);
  if (!shop.session.cartId) leaveGoneCart(shop);
  const { line, quantity: wanted } = parsed.value;
  const outcome = await orRefusal(shop, shop.commerce.cart.update(shop.session.cartId, line, wanted));
  if (outcome.ok) {
    shop.notices.add({ kind: "success", text: "Quantity updated." });
    return seeOther("/cart");
  }
  if (isCartGone(outcome.problems)) leaveGoneCart(shop);
  const atQuantity = outcome.problems.map((problem) => ({ ...problem, field: "quantity" }));
  return refuse(shop, withProblems(sentState(form, name), atQuantity, ["quantity"]));
}
