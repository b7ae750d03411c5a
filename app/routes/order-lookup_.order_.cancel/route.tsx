import { useActionData, useLoaderData } from "@remix-run/react";
import { requestCancellation, toCancellation } from "~/features/checkout/cancel-order.server";
import { CancelForm } from "~/features/orders/cancel-form";
import { requireGuestOrder } from "~/features/orders/load-order.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { FormScreen } from "~/ui/form-screen";
import { guestOrderPath } from "~/lib/urls/order-paths";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta("Cancel order");

export const loader = shopLoader(async ({ shop, url }) => {
  const reasonsPromise = shop.commerce.checkout.guestCancellationReasons();
  const [order, reasons] = await Promise.all([requireGuestOrder(shop, url), reasonsPromise]);
  return toCancellation(order, reasons, guestOrderPath(order.number));
});

export const action = shopAction(requestCancellation);

export default function CancelAsGuestPage() {
  const loaded = useLoaderData<typeof loader>();
  const { number } = loaded.order;
  const state = useActionData<typeof action>() ?? null;
  return (
    <FormScreen title={`Cancel order ${number}`} state={state} labels={{ reason: "Reason" }} isAtField>
      <CancelForm {...loaded} state={state} action={guestOrderPath(number, "/cancel")} isByMail />
    </FormScreen>
  );
}
