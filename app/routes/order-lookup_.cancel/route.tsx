import { Form, useActionData } from "@remix-run/react";
import { joinGeneralProblems } from "~/features/account/account-messages";
import { countCancelledOrder } from "~/features/checkout/payment-status.server";
import { SupportLink } from "~/features/checkout/order-status-page";
import { serverEventsOf } from "~/features/consent/visitor.server";
import { cancelLinkCookie, type CancelLink } from "~/features/orders/order-cookies.server";
import { findGuestOrder } from "~/features/orders/load-order.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";
import { BUTTONS, orFormError, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import { FormScreen } from "~/ui/form-screen";
import { Link } from "~/ui/link";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta("Confirm the cancellation");

/** Target of the link in Magento's email. Moves its data from the URL into a sealed cookie, then redirects. */
export const loader = shopLoader(({ shop, url }) => {
  const opened = readLink(url.searchParams);
  if (opened) {
    shop.cookies.set(cancelLinkCookie, opened);
    throw seeOther("/order-lookup/cancel");
  }
  if (!shop.cookies.get(cancelLinkCookie)) throw seeOther("/order-lookup");
  return null;
});

export const action = shopAction(confirmCancellation);

function readLink(query: URLSearchParams): CancelLink | null {
  const [order = "", key = ""] = ["order_id", "confirmation_key"].map((name) => query.get(name) ?? "");
  return order === "" || key === "" || order.length > 64 || key.length > 400 ? null : { order, key };
}

async function confirmCancellation({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const link = shop.cookies.get(cancelLinkCookie);
  if (!link) return seeOther("/order-lookup");
  const order = serverEventsOf(shop) && (await findGuestOrder(shop, link.order));
  const result = await orFormError(shop, shop.commerce.checkout.confirmCancellation(link));
  if (!result.ok) return parseWithoutCheck(form, BUTTONS).reject(joinGeneralProblems(result.problems));
  if (order) countCancelledOrder(shop, order);
  shop.cookies.clear(cancelLinkCookie);
  const text = "Your order is cancelled. If you have already paid, we refund you the same way you paid.";
  shop.notices.add({ kind: "success", text, persist: true });
  return seeOther("/order-lookup");
}

export default function ConfirmCancellationPage() {
  const state = useActionData<typeof action>() ?? null;
  return (
    <FormScreen title="Cancel your order?" state={state}>
      <Form method="post" action="/order-lookup/cancel" className="form">
        <p>Press the button to cancel the order you asked us to cancel. This cannot be undone.</p>
        <div className="buttons">
          <button className="btn">Cancel order</button>
          <Link className="btn secondary" to="/order-lookup">
            Keep the order
          </Link>
        </div>
        <p className="hint">
          For any question, <SupportLink />.
        </p>
      </Form>
    </FormScreen>
  );
}
