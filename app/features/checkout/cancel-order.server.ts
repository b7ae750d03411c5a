import { z } from "zod";
import { joinGeneralProblems } from "~/features/account/account-messages";
import { serverEventsOf } from "~/features/consent/visitor.server";
import { refundText } from "~/features/orders/cancel-form";
import { findGuestOrder, guestOrderLookUp, requireOrder } from "~/features/orders/load-order.server";
import { cancelLinkCookie } from "~/features/orders/order-cookies.server";
import { mayCancel, type Order } from "~/lib/commerce/model/order";
import { countAttempt, networkOf, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import {
  BUTTONS,
  REQUIRED,
  parseWithoutCheck,
  formWrite,
  WRITE_UNANSWERED,
} from "~/lib/server/request/parse-form.server";
import { type ShopActionArgs, notFound, seeOther } from "~/lib/server/request/shop.server";
import { reportRefund } from "./payment-status.server";
import { guestOrderPath, orderPath } from "~/lib/urls/order-paths";

type Args = Pick<ShopActionArgs, "shop" | "form">;

/**
 * What the form shows. 404 if the backend offers no reasons; redirects to `page`, the order's own,
 * if it cannot be cancelled (any more).
 */
export function toCancellation(order: Order, reasons: readonly string[], page: string) {
  if (reasons.length === 0) notFound();
  if (!mayCancel(order)) throw seeOther(page);
  const { number, invoices, paymentCode, total } = order;
  return { order: { number, invoices, paymentCode, total }, reasons, page };
}

export async function cancelOrder({ shop, form, params }: Args & Pick<ShopActionArgs, "params">) {
  const { customer } = shop.commerce;
  const order = await requireOrder(shop, params["order"]);
  const page = orderPath(order.number);
  // Submitted twice, or shipped in the meantime: the order's page shows its status.
  if (!mayCancel(order)) return seeOther(page);
  const parsed = parseReason(form, await customer.cancellationReasons());
  if (!parsed.ok) return parsed.reject();
  const result = await formWrite(shop, WRITE_UNANSWERED, customer.cancelOrder(order.id, parsed.value.reason));
  if (!result.ok) return parsed.reject(joinGeneralProblems(result.problems));
  reportRefund(shop, order);
  const { locale } = await shop.dateStyle();
  const text = `Order ${order.number} was cancelled. ${refundText(order, locale)}`;
  shop.notices.add({ kind: "success", text, persist: true });
  return seeOther(page);
}

/**
 * Makes the backend email the guest a confirmation link. The backend decides whether the order can
 * be cancelled.
 */
export async function requestCancellation({ shop, form, url }: Args & Pick<ShopActionArgs, "url">) {
  const lookUp = guestOrderLookUp(shop, url.searchParams.get("number"));
  if (!lookUp) return seeOther("/order-lookup");
  const { checkout } = shop.commerce;
  const parsed = parseReason(form, await checkout.guestCancellationReasons());
  if (!parsed.ok) return parsed.reject();
  const result = await formWrite(shop, WRITE_UNANSWERED, checkout.requestCancellation(lookUp, parsed.value.reason));
  if (!result.ok) return parsed.reject(joinGeneralProblems(result.problems));
  const text = `We have emailed a link to ${lookUp.email}. Open it to confirm that order ${lookUp.number} is cancelled.`;
  shop.notices.add({ kind: "info", text, persist: true });
  return seeOther(guestOrderPath(lookUp.number));
}

function parseReason(form: FormData, reasons: readonly string[]) {
  return parseWithoutCheck(form, z.object({ reason: z.enum(reasons, REQUIRED) }));
}

/** The guest has opened the emailed confirmation link; its key is in a cookie. */
export async function confirmCancellation({ shop, form }: Args) {
  const link = shop.cookies.get(cancelLinkCookie);
  if (!link) return seeOther("/order-lookup");
  const buttons = parseWithoutCheck(form, BUTTONS);
  // Also by network, so that others' guesses do not keep the owner from cancelling before the order
  // is sent.
  const attempt = await countAttempt(shop, "cancel", `${link.order} from ${networkOf(shop.clientAddress ?? "")}`);
  if (attempt.isOver) return buttons.reject([TOO_MANY_ATTEMPTS], 429);
  const order = serverEventsOf(shop) && (await findGuestOrder(shop, link.order));
  const result = await formWrite(shop, WRITE_UNANSWERED, shop.commerce.checkout.confirmCancellation(link));
  if (result.ok || result.problems.some(({ code }) => code === "unavailable")) await attempt.uncount();
  if (!result.ok) return buttons.reject(joinGeneralProblems(result.problems));
  if (order) reportRefund(shop, order);
  shop.cookies.clear(cancelLinkCookie);
  const text = "Your order is cancelled. If you have already paid, we refund you the same way you paid.";
  shop.notices.add({ kind: "success", text, persist: true });
  return seeOther("/order-lookup");
}
