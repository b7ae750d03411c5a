import { customerToken } from "~/lib/server/customer-token.server";
import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { countryNames } from "~/features/addresses/address-countries.server";
import { howToPayAnotherWay, payAnotherWay } from "~/features/checkout/pay-another-way.server";
import { PAY_ANOTHER_WAY } from "~/features/orders/last-order";
import { readPlacedOrder } from "~/features/orders/read-placed-order.server";
import { refreshMeta, roundOf } from "~/features/checkout/refresh";
import { settleOrder, type Settled } from "~/features/checkout/settle-order.server";
import { howItEnded } from "~/lib/commerce/model/order";
import { passwordForm } from "~/features/account/account-page.server";
import { registration } from "~/features/account/register.server";
import { formTitle } from "~/lib/forms/form-title";
import { wasInvalid } from "~/lib/server/invalid.server";
import { shopAction, shopLoader, type ShopArgs } from "~/lib/server/handlers.server";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { Confirming } from "~/features/checkout/confirming";
import { OrderDetails } from "~/features/orders/order-details";
import { PrintButton } from "~/features/orders/print-button";
import { Link } from "~/ui/link";
import { AccountForm } from "./account-form";
import { keepAsAccount } from "./keep-as-account.server";
import { NextSteps } from "./next-steps";
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
  return { settled, round, change, details: null, account: null, ...refusal };
});

type Shop = ShopArgs["shop"];

async function readDetails(shop: Shop, placed: Extract<Settled, { kind: "placed" }>) {
  const order = await readPlacedOrder(shop, placed);
  const ended = order && howItEnded(order);
  if (ended) return { settled: { kind: ended, number: placed.number } as const, details: null, account: null };
  const nameOf = order ? await countryNames(shop) : null;
  const countries = [order?.shippingAddress, order?.billingAddress].flatMap((address) => address?.country ?? []);
  const isGuest = customerToken(shop.cookies) === null && placed.email !== null;
  return {
    settled: placed,
    details: order && { order, countries: Object.fromEntries(countries.map((code) => [code, nameOf?.(code) ?? code])) },
    account: isGuest ? await passwordForm(shop, registration) : null,
  };
}

export const action = shopAction(({ shop, form }) =>
  form.get("intent") === PAY_ANOTHER_WAY ? payAnotherWay(shop) : keepAsAccount({ shop, form }),
);

export default function ThankYouPage() {
  const { settled, round, change, details, account } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? null;
  if (settled.kind !== "placed") {
    return (
      <section className="thanks panel">
        {settled.kind === "confirming" ? (
          <Confirming number={settled.number} round={round} />
        ) : settled.kind === "unpaid" ? (
          <Unpaid number={settled.number} reason={settled.reason} change={change} />
        ) : settled.kind === "cancelled" || settled.kind === "closed" ? (
          <Ended number={settled.number} how={settled.kind} />
        ) : settled.kind === "unknown" ? (
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
      <section className="thanks panel">
        <h1>Thank you for your order</h1>
        <p className="order-number">
          Order number <b>{number}</b>
        </p>
        <NextSteps email={email} order={details?.order ?? null} />
        <div className="buttons">
          <Link className="btn" to="/">
            Continue shopping
          </Link>
          <PrintButton />
        </div>
      </section>
      {details && <OrderDetails {...details} />}
      {account && email && (
        <AccountForm email={email} names={details?.order.billingAddress ?? null} {...account} state={state} />
      )}
    </>
  );
}
