import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { joinGeneralProblems } from "~/features/account/account-messages";
import { CancelForm } from "~/features/orders/cancel-form";
import { guestOrderLookUp, requireGuestOrder } from "~/features/orders/load-order.server";
import { mayCancel } from "~/lib/commerce/model/order";
import { type Screen, screenMeta } from "~/lib/screen";
import { REQUIRED, orFormError, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { type ShopActionArgs, notFound, seeOther } from "~/lib/server/request/shop.server";
import { FormScreen } from "~/ui/form-screen";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta("Cancel order");

export const loader = shopLoader(async ({ shop, url }) => {
  const [order, reasons] = await Promise.all([
    requireGuestOrder(shop, url),
    shop.commerce.checkout.guestCancellationReasons(),
  ]);
  if (reasons.length === 0) notFound();
  if (!mayCancel(order)) throw seeOther(`/order-lookup/order?number=${order.number}`);
  const { number, invoices, paymentCode, total } = order;
  return { order: { number, invoices, paymentCode, total }, reasons };
});

export const action = shopAction(requestCancellation);

/** Makes the backend email the guest a confirmation link. The backend decides whether the order can be cancelled. */
async function requestCancellation({ shop, form, url }: Pick<ShopActionArgs, "shop" | "form" | "url">) {
  const lookUp = guestOrderLookUp(shop, url.searchParams.get("number"));
  if (!lookUp) return seeOther("/order-lookup");
  const { checkout } = shop.commerce;
  const reasons = await checkout.guestCancellationReasons();
  const parsed = parseWithoutCheck(form, z.object({ reason: z.enum(reasons, REQUIRED) }));
  if (!parsed.ok) return parsed.reject();
  const result = await orFormError(shop, checkout.requestCancellation(lookUp, parsed.value.reason));
  if (!result.ok) return parsed.reject(joinGeneralProblems(result.problems));
  const text = `We have emailed a link to ${lookUp.email}. Open it to confirm that order ${lookUp.number} is cancelled.`;
  shop.notices.add({ kind: "info", text, persist: true });
  return seeOther(`/order-lookup/order?number=${lookUp.number}`);
}

export default function CancelAsGuestPage() {
  const { order, reasons } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const query = `?number=${order.number}`;
  return (
    <FormScreen title={`Cancel order ${order.number}`} state={state} labels={{ reason: "Reason" }} isAtField>
      <CancelForm
        {...{ order, reasons, state }}
        page={`/order-lookup/order${query}`}
        action={`/order-lookup/order/cancel${query}`}
        isByMail
      />
    </FormScreen>
  );
}
