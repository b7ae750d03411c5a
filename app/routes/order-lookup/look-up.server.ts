import { foundOrderCookie } from "~/features/orders/order-cookies.server";
import { z } from "zod";
import { countAttempt, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { NO_ANSWER } from "~/lib/server/or-form-error.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Order } from "~/lib/commerce/model/order";
import { email, required } from "~/lib/server/fields.server";
import type { SubmissionResult } from "~/lib/forms/submission";
import { parseForm } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** The same text for every wrong field, so that nobody can probe for order numbers or emails. */
const NOT_FOUND =
  "We found no order for these three. Please compare them with your order confirmation; an order of an account is in its order history.";

export const question = z.object({ number: required(), email, postcode: required() });

export async function lookUp({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const again = (state: SubmissionResult, status?: 429) => invalid(shop, { state }, status);
  const parsed = parseForm(form, question);
  if (!parsed.ok) return again(parsed.reply());
  const attempt = await countAttempt(shop, "look-up", parsed.value.email);
  if (attempt.isOver) return again(parsed.reply([TOO_MANY]), 429);
  const found = await find(shop, { ...parsed.value, number: parsed.value.number.replace(/^#/, "") });
  if (found !== NOT_FOUND) await attempt.takeBack();
  if (typeof found === "string") return again(parsed.reply([{ code: "order", message: found }]));
  shop.cookies.set(foundOrderCookie, { ...parsed.value, number: found.number });
  return seeOther("/order-lookup/order");
}

async function find({ commerce, log }: Shop, of: z.output<typeof question>): Promise<Order | string> {
  try {
    return (await commerce.checkout.guestOrder(of)) ?? NOT_FOUND;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log("error", "an order could not be looked up", { kind: error.kind, error });
    return NO_ANSWER;
  }
}
