import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import { providerOf } from "./payment-providers/providers.server";
import { paymentOfReturn, paymentReturnPath } from "./payment-providers/return-urls.server";

/**
 * A payment provider's post to a return URL, which comes from another site and without cookies: all it acts on is sealed in the URL. The backend
 * verifies the payment; the shopper goes on to the return page, which the browser asks for with its cookies. A payment that has expired here is left
 * to the backend's webhook.
 */
export async function paymentCallback({
  shop,
  url,
  params,
  form,
}: Pick<ShopActionArgs, "shop" | "url" | "params" | "form">) {
  const payment = await paymentOfReturn(shop, params["state"]);
  const provider = payment?.method ? providerOf(payment.method) : null;
  if (!payment?.order || !provider?.acceptCallback) return seeOther(`${url.pathname}?result=checking`);
  const answer = await provider.acceptCallback(shop, payment.order, form);
  if (answer.kind === "paid") return seeOther(await paymentReturnPath(shop, { ...payment, isPaid: true }));
  return seeOther(`${url.pathname}?result=${answer.result}`);
}
