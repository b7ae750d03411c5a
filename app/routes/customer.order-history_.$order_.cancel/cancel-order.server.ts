import { z } from "zod";
import { joinGeneralProblems } from "~/features/account/account-messages";
import { countCancelledOrder } from "~/features/checkout/payment-status.server";
import { refundText } from "~/features/orders/cancel-form";
import { requireOrder } from "~/features/orders/load-order.server";
import { mayCancel } from "~/lib/commerce/model/order";
import { dateStyleOf } from "~/lib/server/request/date-style.server";
import { REQUIRED, orFormError, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import { type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";

export async function cancelOrder({ shop, form, params }: Pick<ShopActionArgs, "shop" | "form" | "params">) {
  const order = await requireOrder(shop, params["order"]);
  const page = `/customer/order-history/${order.number}`;
  // Submitted twice, or shipped in the meantime: the order's page shows its status.
  if (!mayCancel(order)) return seeOther(page);
  const reasons = await shop.commerce.customer.cancellationReasons();
  const parsed = parseWithoutCheck(form, z.object({ reason: z.enum(reasons, REQUIRED) }));
  if (!parsed.ok) return parsed.reject();
  const result = await orFormError(shop, shop.commerce.customer.cancelOrder(order.id, parsed.value.reason));
  if (!result.ok) return parsed.reject(joinGeneralProblems(result.problems));
  countCancelledOrder(shop, order);
  const { locale } = await dateStyleOf(shop);
  const text = `Order ${order.number} was cancelled. ${refundText(order, locale)}`;
  shop.notices.add({ kind: "success", text, persist: true });
  return seeOther(page);
}
