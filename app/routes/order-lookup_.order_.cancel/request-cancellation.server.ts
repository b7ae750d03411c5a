import { z } from "zod";
import { joinMessages } from "~/features/account/account-messages";
import { guestOrderLookUp } from "~/features/orders/require-order.server";
import { REQUIRED } from "~/lib/server/request/fields.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { invalid } from "~/lib/server/request/invalid.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import { parseAtOnce } from "~/lib/server/request/parse-form.server";
import { seeOther } from "~/lib/server/request/responses";

/** Makes the backend email the guest a confirmation link. The backend decides whether the order can be cancelled. */
export async function requestCancellation({ shop, form, url }: Pick<ShopActionArgs, "shop" | "form" | "url">) {
  const lookUp = guestOrderLookUp(shop, url.searchParams.get("number"));
  if (!lookUp) return seeOther("/order-lookup");
  const { checkout } = shop.commerce;
  const reasons = await checkout.guestCancellationReasons();
  const parsed = parseAtOnce(form, z.object({ reason: z.enum(reasons, REQUIRED) }));
  if (!parsed.ok) return invalid(parsed.reply());
  const result = await orFormError(shop, checkout.requestCancellation(lookUp, parsed.value.reason));
  if (!result.ok) return invalid(parsed.reply([{ code: "cancel", message: joinMessages(result.problems) }]));
  const text = `We have emailed a link to ${lookUp.email}. Open it to confirm that order ${lookUp.number} is cancelled.`;
  shop.notices.add({ kind: "info", text, persist: true });
  return seeOther(`/order-lookup/order?number=${lookUp.number}`);
}
