import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { register } from "~/features/account/log-in.server";
import { isSameAddress } from "~/features/addresses/address-form";
import { registrationForm } from "~/features/account/registration.server";
import { otherAgreedTotal } from "~/features/checkout/agreed-order.server";
import { reportPurchase } from "~/features/checkout/payment-status.server";
import {
  afterReadingOrder,
  PAY_ANOTHER_WAY,
  refreshMeta,
  roundOf,
  STATUS_PAGES,
  type StatusOf,
} from "~/features/checkout/order-status";
import { OrderStatusPage } from "~/features/checkout/order-status-page";
import { payAnotherWay, paymentChangeOption } from "~/features/checkout/pay-another-way.server";
import { resolveOrderStatus } from "~/features/checkout/resolve-order-status.server";
import { loadOrderView, readPlacedOrder } from "~/features/orders/load-order.server";
import { guestOrderProof } from "~/lib/commerce/model/capabilities";
import { terminalStatus } from "~/lib/commerce/model/order";
import { toDate } from "~/lib/format/dates";
import { deliveryDay } from "~/lib/format/delivery-day";
import { type Screen, pageMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { lastOrderCookie } from "~/features/orders/order-cookies.server";
import { THANK_YOU } from "~/lib/urls/paths";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";
import { AccountForm, OrderDetails, PlacedSummary } from "./placed";
import { guestOrderPath, orderPath } from "~/lib/urls/order-paths";

export const handle: Screen = { cart: "none", enclosed: false, captchas: ["register", "log-in"] };

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const isPlaced = data?.status.kind === "placed";
  return [
    ...pageMeta({ title: isPlaced ? "Thank you for your order" : "Your order" }, matches),
    ...(data && data.status.kind !== "placed" && STATUS_PAGES[data.status.kind].reloads ? refreshMeta(location) : []),
  ];
};

export const loader = shopLoader(async ({ shop, url }) => {
  const { searchParams: query } = url;
  const status = await resolveOrderStatus(shop, { token: query.get("order"), result: query.get("result") });
  const round = roundOf(url);
  if (status.kind === "placed") return { ...(await readDetails(shop, status)), round, change: null };
  const change = status.kind === "unpaid" ? await paymentChangeOption(shop, status) : null;
  return { status, round, change, ...NO_DETAILS };
});

const NO_DETAILS = { details: null, account: null, arrives: null, trackAt: null, agreedTotal: null };

async function guestPathOf({ commerce }: Shop, { number, email, proof }: StatusOf<"placed">) {
  const canBeFound = email && proof && guestOrderProof(await commerce.capabilities());
  return canBeFound ? guestOrderPath(number) : null;
}

async function readDetails(shop: Shop, placed: StatusOf<"placed">) {
  const { order, isInAccount } = await readPlacedOrder(shop, placed);
  const status = afterReadingOrder(placed, order && terminalStatus(order));
  if (status.kind !== "placed") return { status, ...NO_DETAILS };
  reportPurchase(shop);
  const isGuest = !shop.cookies.isCustomer && placed.email !== null;
  const [details, dates, account] = await Promise.all([
    order && loadOrderView(shop, order),
    shop.dateStyle(),
    isGuest ? registrationForm(shop) : null,
  ]);
  const trackAt = isInAccount ? orderPath(placed.number) : await guestPathOf(shop, placed);
  return {
    status,
    // An address that is both is shown once.
    details: details && {
      ...details,
      ...(isSameAddress(details.order.shippingAddress, details.order.billingAddress) && { billingTo: null }),
    },
    account,
    arrives: order?.date ? deliveryDay(order.shippingMethod ?? "", toDate(order.date, dates.timeZone), dates) : null,
    trackAt: order?.shippingAddress ? trackAt : null,
    /** Null unless the order has another total. */
    agreedTotal: order && otherAgreedTotal(shop, placed, order),
  };
}

export const action = shopAction(({ shop, form }) =>
  form.get("intent") === PAY_ANOTHER_WAY ? payAnotherWay(shop) : createAccountFromOrder({ shop, form }),
);

export default function ThankYouPage() {
  const { status, round, change, details, account, ...summary } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? null;
  if (status.kind !== "placed") return <OrderStatusPage status={status} round={round} change={change} />;
  const { number, email } = status;
  return (
    <>
      <PlacedSummary number={number} email={email} details={details} {...summary} />
      {details && <OrderDetails {...details} />}
      {account && email && (
        <AccountForm email={email} names={details?.order.billingAddress ?? null} {...account} state={state} />
      )}
    </>
  );
}

/**
 * Creates an account with the email of a guest's order. Magento does not assign the order to it, so
 * this redirects back to the order's page.
 */
async function createAccountFromOrder({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  if (!lastOrder?.email || shop.cookies.isCustomer) throw seeOther("/customer/order-history");
  const { order } = await readPlacedOrder(shop, lastOrder);
  const names = order?.billingAddress;
  form.set("email", lastOrder.email);
  if (names) {
    form.set("firstName", names.firstName);
    form.set("lastName", names.lastName);
  }
  form.set("return-to", THANK_YOU);
  return register({ shop, form });
}
