import { cartIdOf, customerCartCookie } from "~/features/cart/cart-id.server";
import { attemptCookie, type OrderAttempt } from "~/lib/server/order-attempt.server";
import { isOrderToken } from "~/features/cart/order-token.server";
import { lastOrderCookie, isOfLastOrder } from "~/features/orders/order-cookies.server";
import { redirectDocument } from "@remix-run/server-runtime";
import { z } from "zod";
import { handleMissingCart } from "~/features/cart/read-cart.server";
import { providerOf } from "~/features/checkout/payment-providers/providers";
import { keepOrder, placeOrder } from "~/features/checkout/place-order.server";
import { PAY } from "~/features/orders/last-order";
import { checkingPath, THANK_YOU } from "~/lib/urls/thank-you";
import { required } from "~/lib/server/fields.server";
import { parseForm } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import type { Cookies } from "~/lib/server/cookies.server";

const OUT_OF_DATE = "Your cart has changed since this page was opened. Please check your order and place it again.";

function payment(asksToAccept: boolean) {
  return z.object({
    method: required(),
    terms: asksToAccept ? required("Tick the box to accept the terms") : z.string().optional(),
  });
}

/** Places the order. Repeated forms (double click, resend, Back) all lead to the page of the one order. */
export async function paymentAction({ shop, form, url }: Pick<ShopActionArgs, "shop" | "form" | "url">) {
  const { cookies } = shop;
  const token = form.get("order_token");
  if (isOfLastOrder(cookies, token))
    return cookies.get(lastOrderCookie)?.payment ? redirectDocument(PAY, 303) : seeOther(THANK_YOU);
  const attempt = cookies.get(attemptCookie);
  const cart = cartIdOf(cookies);
  // The customer may have a new cart by now.
  const isReplaced = attempt !== null && ![cart, cookies.get(customerCartCookie)].includes(attempt.cart);
  if (isReplaced && attempt.token === token) return seeOther(checkingPath(attempt));
  if (!cart) handleMissingCart(shop);
  const agreements = await shop.commerce.checkout.agreements();
  const parsed = parseForm(form, payment(agreements.some(({ mustBeTicked }) => mustBeTicked)));
  if (!parsed.ok) return invalid(parsed.reply());
  if (!(await isOrderToken(cookies, cart, token))) {
    return invalid(parsed.reply([{ code: "out-of-date", message: OUT_OF_DATE }]));
  }

  const placing = await placeOrder(shop, cart, {
    method: parsed.value.method,
    origin: url.origin,
    total: textOf(form, "order_total"),
  });
  switch (placing.kind) {
    case "ordered":
      await keepOrder(shop, cart, placing);
      // To the order's page, or to the payment provider; that leaves the shop, so it is a document navigation.
      return providerOf(placing.method) ? redirectDocument(PAY, 303) : seeOther(THANK_YOU);
    case "refused":
      return invalid(parsed.reply(placing.problems));
    case "unsettled":
      return check(cookies, { cart, token: String(token), triedAt: Date.now() });
  }
}

function check(cookies: Cookies, tried: Pick<OrderAttempt, "cart" | "token" | "triedAt">): Response {
  const attempt = cookies.get(attemptCookie);
  cookies.set(attemptCookie, { ...tried, before: attempt?.cart === tried.cart ? attempt.before : null });
  return seeOther(checkingPath(tried));
}

function textOf(form: FormData, name: string): string | null {
  const text = form.get(name);
  return typeof text === "string" ? text : null;
}
