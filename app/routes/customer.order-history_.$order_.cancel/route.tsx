import { useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { requireOrder } from "~/features/orders/load-order.server";
import { mayCancel } from "~/lib/commerce/model/order";
import { notFound, seeOther } from "~/lib/server/request/shop.server";
import { screenMeta } from "~/lib/screen";
import { CancelForm } from "~/features/orders/cancel-form";
import { ErrorSummary } from "~/ui/error-summary";
import { cancelOrder } from "./cancel-order.server";

export const meta = screenMeta("Cancel order");

export const loader = customerLoader(async ({ shop, params }) => {
  const [order, reasons] = await Promise.all([
    requireOrder(shop, params["order"]),
    shop.commerce.customer.cancellationReasons(),
  ]);
  if (reasons.length === 0) notFound();
  if (!mayCancel(order)) throw seeOther(`/customer/order-history/${order.number}`);
  const { number, invoices, paymentCode, total } = order;
  return { order: { number, invoices, paymentCode, total }, reasons };
});

export const action = customerAction(cancelOrder);

export default function CancelOrderPage() {
  const { order, reasons } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const page = `/customer/order-history/${order.number}`;
  return (
    <>
      <h1>Cancel order {order.number}</h1>
      <ErrorSummary state={state} labels={{ reason: "Reason" }} isAtField />
      <div className="panel">
        <CancelForm {...{ order, reasons, state, page }} action={`${page}/cancel`} />
      </div>
    </>
  );
}
