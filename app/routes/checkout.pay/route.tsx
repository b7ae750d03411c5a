import { Form, useLoaderData, type MetaFunction } from "@remix-run/react";
import { redirectDocument } from "@remix-run/server-runtime";
import { agreedTotalOf } from "~/features/checkout/agreed-order.server";
import { approvalPage } from "~/features/checkout/approval.server";
import { PAY } from "~/features/checkout/order-status";
import {
  openPaymentForm,
  retryPreparation,
  getPaymentStatus,
  getOpenPayment,
  restoreCart,
} from "~/features/checkout/payment-status.server";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { formatMoney } from "~/lib/format/money";
import { useRootData } from "~/lib/root-data";
import { type Screen, pageMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { type ShopArgs, seeOther } from "~/lib/server/request/shop.server";
import { THANK_YOU } from "~/lib/urls/paths";
import { CheckAgain } from "~/ui/check-again";

export const handle: Screen = { cart: "none" };

/**
 * Redirects with and without script. Uses meta refresh, because the CSP's form-action forbids
 * redirecting a form to another origin. A provider that is entered by a form needs script for it.
 */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta({ title: "Checkout: payment page" }, matches),
  ...(data?.page ? [{ httpEquiv: "refresh", content: `0;url=${data.page}` }] : []),
];

export const loader = shopLoader(async ({ shop, url }) => {
  if (url.searchParams.has("approve")) {
    const page = approvalPage(shop);
    // Approved or cancelled in the meantime.
    if (page === null) throw seeOther("/checkout/payment");
    return { page, form: null, canPrepare: false, total: null, isOrdered: false };
  }
  const lastOrder = shop.cookies.get(lastOrderCookie);
  return { ...(await openOrder(shop, url.origin)), total: lastOrder && agreedTotalOf(lastOrder), isOrdered: true };
});

async function openOrder(shop: ShopArgs["shop"], origin: string) {
  const payment = getOpenPayment(shop);
  if (!payment) throw seeOther(THANK_YOU);
  const status = await getPaymentStatus(shop, payment);
  switch (status.kind) {
    case "unpaid":
      if (status.page !== null) return { page: status.page, form: null, canPrepare: false };
      return { page: null, ...(await openPaymentForm(shop, payment, origin)) };
    case "checking":
      return { page: null, form: null, canPrepare: false };
    case "not-ordered":
      // Without a method this may be a cart that was never ordered.
      throw payment.method === null
        ? seeOther("/checkout/payment")
        : await restoreCart(shop, { cart: payment.cart, reason: null });
    case "placed":
    case "login-required":
      throw seeOther(THANK_YOU);
  }
}

export const action = shopAction(async ({ shop, url }) => {
  await retryPreparation(shop, url.origin);
  // The page with the provider's form has another CSP, so it must be a new document.
  return redirectDocument(PAY, 303);
});

export default function PayPage() {
  const { page, form, canPrepare, total, isOrdered } = useLoaderData<typeof loader>();
  const { locale } = useRootData().store;
  return (
    <section className="single-panel panel">
      {page || form ? (
        <>
          <h1>{total ? `Pay ${formatMoney(total, locale)}` : "Next: the payment page"}</h1>
          <p>
            {isOrdered
              ? "We hold your order meanwhile. You pay on our payment partner’s page, then return here."
              : "Nothing is ordered or charged yet. Agree to the payment on our payment partner’s page, then come back here to place your order."}
          </p>
          {page && (
            <a className="btn" href={page} rel="noreferrer">
              Continue to the payment page
            </a>
          )}
          {form && (
            <form method="post" action={form.action} data-auto-submit="">
              {Object.entries(form.fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button className="btn">Continue to the payment page</button>
            </form>
          )}
        </>
      ) : (
        <>
          <h1>We cannot reach the payment page right now</h1>
          <p>Your order is reserved, and nothing was charged. Please try again in a moment.</p>
          {canPrepare ? (
            <Form method="post" action={PAY}>
              <button className="btn secondary">Try again</button>
            </Form>
          ) : (
            <CheckAgain className="btn secondary" to="" />
          )}
        </>
      )}
    </section>
  );
}
