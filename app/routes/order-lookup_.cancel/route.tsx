import { Form, useActionData } from "@remix-run/react";
import { confirmCancellation } from "~/features/checkout/cancel-order.server";
import { SupportLink } from "~/features/checkout/order-status-page";
import { cancelLinkCookie } from "~/features/orders/order-cookies.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/shop.server";
import { readMailedQuery } from "~/lib/urls/mailed-link";
import { FormScreen } from "~/ui/form-screen";
import { Link } from "~/ui/link";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta("Confirm the cancellation");

/**
 * Target of the link in Magento's email. Moves its data from the URL into a sealed cookie, then
 * redirects.
 */
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

function readLink(given: URLSearchParams) {
  const query = readMailedQuery(given);
  const [order = "", key = ""] = ["order_id", "confirmation_key"].map((name) => query.get(name) ?? "");
  return order === "" || key === "" || order.length > 64 || key.length > 400 ? null : { order, key };
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
