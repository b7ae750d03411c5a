import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { passwordForm } from "~/features/account/customer-only.server";
import { registration } from "~/features/account/register.server";
import { countryNames } from "~/features/addresses/address-countries.server";
import { Confirming } from "~/features/checkout/confirming";
import { howToPayAnotherWay, payAnotherWay } from "~/features/checkout/pay-another-way.server";
import { refreshMeta, roundOf } from "~/features/checkout/refresh";
import { settleOrder, type Settled } from "~/features/checkout/settle-order.server";
import { PAY_ANOTHER_WAY } from "~/features/orders/last-order";
import { OrderDetails } from "~/features/orders/order-details";
import { readPlacedOrder } from "~/features/orders/read-placed-order.server";
import { proofOfOrder } from "~/lib/commerce/model/capabilities";
import { howItEnded } from "~/lib/commerce/model/order";
import { toDate } from "~/lib/format/dates";
import { deliveryDay } from "~/lib/format/delivery-day";
import { formTitle } from "~/lib/forms/form-title";
import type { Screen } from "~/lib/screen";
import { pageMeta } from "~/lib/seo/meta";
import { customerToken } from "~/lib/server/customer-token.server";
import { shopAction, shopLoader, type ShopArgs } from "~/lib/server/handlers.server";
import { wasInvalid } from "~/lib/server/invalid.server";
import { Link } from "~/ui/link";
import { AccountForm } from "./account-form";
import { keepAsAccount } from "./keep-as-account.server";
import { Placed } from "./placed";
import { Checking, Ended, LikelyPlaced, NotTold, Unpaid } from "./unsettled";

export const handle: Screen = { cart: "none", enclosed: false };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => [
  ...pageMeta({
    title: formTitle(data?.settled.kind === "placed" ? "Thank you for your order" : "Your order", data),
  }),
  ...(data && ["confirming", "checking"].includes(data.settled.kind) ? refreshMeta(location) : []),
];

export const loader = shopLoader(async ({ shop, url }) => {
  const { searchParams } = url;
  const settled = await settleOrder(shop, {
    token: searchParams.get("order"),
    result: searchParams.get("result"),
  });
  const round = roundOf(url);
  const refusal = { wasInvalid: wasInvalid(shop) };
  if (settled.kind === "placed") return { ...(await readDetails(shop, settled)), round, change: null, ...refusal };
  const change = settled.kind === "unpaid" ? await howToPayAnotherWay(shop) : null;
  return { settled, round, change, ...NO_DETAILS, ...refusal };
});

type Shop = ShopArgs["shop"];

const NO_DETAILS = { details: null, account: null, arrives: null, trackAt: null };

/** A guest's order can be looked up where the backend tells it to guests. */
async function lookedUpAt({ commerce }: Shop, { number, email, proof }: Extract<Settled, { kind: "placed" }>) {
  const canBeFound = email && proof && proofOfOrder(await commerce.capabilities());
  return canBeFound ? `/order-lookup/order?number=${number}` : null;
}

async function readDetails(shop: Shop, placed: Extract<Settled, { kind: "placed" }>) {
  const { order, isInAccount } = await readPlacedOrder(shop, placed);
  const ended = order && howItEnded(order);
  if (ended) return { settled: { kind: ended, number: placed.number } as const, ...NO_DETAILS };
  const nameOf = order ? await countryNames(shop) : null;
  const countries = [order?.shippingAddress, order?.billingAddress].flatMap((address) => address?.country ?? []);
  const trackAt = isInAccount ? `/customer/order-history/${placed.number}` : await lookedUpAt(shop, placed);
  const isGuest = customerToken(shop.cookies) === null && placed.email !== null;
  return {
    settled: placed,
    details: order && { order, countries: Object.fromEntries(countries.map((code) => [code, nameOf?.(code) ?? code])) },
    account: isGuest ? await passwordForm(shop, registration) : null,
    arrives: order?.date && order.shippingMethod ? deliveryDay(order.shippingMethod, toDate(order.date)) : null,
    trackAt: order?.shippingAddress ? trackAt : null,
  };
}

export const action = shopAction(({ shop, form }) =>
  form.get("intent") === PAY_ANOTHER_WAY ? payAnotherWay(shop) : keepAsAccount({ shop, form }),
);

export default function ThankYouPage() {
  const { settled, round, change, details, account, arrives, trackAt } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? null;
  if (settled.kind !== "placed") {
    return (
      <section className="alone panel">
        {settled.kind === "confirming" ? (
          <Confirming number={settled.number} round={round} />
        ) : settled.kind === "unpaid" ? (
          <Unpaid number={settled.number} reason={settled.reason} change={change} />
        ) : settled.kind === "cancelled" || settled.kind === "closed" ? (
          <Ended number={settled.number} how={settled.kind} />
        ) : settled.kind === "login-required" ? (
          <NotTold number={settled.number} />
        ) : settled.kind === "checking" ? (
          <Checking round={round} />
        ) : (
          <LikelyPlaced />
        )}
        <Link to="/">Continue shopping</Link>
      </section>
    );
  }
  const { number, email } = settled;
  return (
    <>
      <Placed number={number} email={email} order={details?.order ?? null} arrives={arrives} trackAt={trackAt} />
      {details && <OrderDetails {...details} />}
      {account && email && (
        <AccountForm email={email} names={details?.order.billingAddress ?? null} {...account} state={state} />
      )}
    </>
  );
}
