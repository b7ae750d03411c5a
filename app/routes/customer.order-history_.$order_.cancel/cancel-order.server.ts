import { requireOrder } from "~/features/orders/require-order.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { mayCancel } from "~/lib/commerce/model/order";
import { REQUIRED } from "~/lib/server/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

export async function cancelOrder({ shop, form, params }: Pick<ShopActionArgs, "shop" | "form" | "params">) {
  const order = await requireOrder(shop, params["order"]);
  const page = `/customer/order-history/${order.number}`;
  const again = (message: string, field?: string) =>
    refuse(
      shop,
      withProblems(sentState(form, "cancel"), [{ code: "cancel", message, ...(field && { field }) }], ["reason"]),
    );
  // Pressed twice, or shipped in the meantime: the order's own page says how it stands.
  if (!mayCancel(order)) return seeOther(page);
  const reason = form.get("reason");
  const reasons = await shop.commerce.customer.cancellationReasons();
  if (typeof reason !== "string" || !reasons.includes(reason)) return again(REQUIRED, "reason");
  const outcome = await orRefusal(shop, shop.commerce.customer.cancelOrder(order.id, reason));
  if (!outcome.ok) return again(outcome.problems.map(({ message }) => message).join(", "));
  shop.notices.add({ kind: "success", text: `Order ${order.number} was cancelled.` });
  return seeOther(page);
}
