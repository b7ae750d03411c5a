import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CancelForm } from "~/features/orders/cancel-form";
import { requireGuestOrder } from "~/features/orders/require-order.server";
import { mayCancel } from "~/lib/commerce/model/order";
import { formTitle } from "~/lib/forms/form-title";
import type { Screen } from "~/lib/screen";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { wasInvalid } from "~/lib/server/request/invalid.server";
import { notFound, seeOther } from "~/lib/server/request/responses";
import { ErrorSummary } from "~/ui/error-summary";
import { requestCancellation } from "./request-cancellation.server";

export const handle: Screen = { keep: "nobody", robots: "noindex" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: formTitle("Cancel order", data) }, rootOf(matches));

export const loader = shopLoader(async ({ shop, url }) => {
  const [order, reasons] = await Promise.all([
    requireGuestOrder(shop, url),
    shop.commerce.checkout.guestCancellationReasons(),
  ]);
  if (reasons.length === 0) notFound();
  if (!mayCancel(order)) throw seeOther(`/order-lookup/order?number=${order.number}`);
  const { number, invoices, paymentCode, total } = order;
  return { order: { number, invoices, paymentCode, total }, reasons, wasInvalid: wasInvalid(shop) };
});

export const action = shopAction(requestCancellation);

export default function CancelAsGuestPage() {
  const { order, reasons } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const query = `?number=${order.number}`;
  return (
    <div className="mx-auto grid max-w-140 gap-4 lg:py-6">
      <h1>Cancel order {order.number}</h1>
      <ErrorSummary state={state} labels={{ reason: "Reason" }} isAtField />
      <div className="panel">
        <CancelForm
          {...{ order, reasons, state }}
          page={`/order-lookup/order${query}`}
          action={`/order-lookup/order/cancel${query}`}
          isByMail
        />
      </div>
    </div>
  );
}
