import { optional } from "~/lib/async/optional";
import { useLoaderData } from "@remix-run/react";
import { AccountTiles } from "~/features/account/account-menu";
import { customerLoader } from "~/features/account/log-in.server";
import { OrderList } from "~/features/orders/order-list";
import { picturesOf } from "~/features/orders/load-order.server";
import { screenMeta } from "~/lib/screen";
import { deferred } from "~/lib/server/request/deferred.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { EmptyState } from "~/ui/empty-state";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { fullName } from "~/lib/format/full-name";

export const meta = screenMeta("My Account");

const LATEST = 3;

export const loader = customerLoader(async ({ shop }) => {
  const [account, latest] = await Promise.all([
    deferred(shop, "profile", readAccount),
    deferred(shop, "orders", readLatest),
  ]);
  return { account, latest };
});

async function readAccount(reader: Reader) {
  const { customer, records } = reader.commerce;
  const [profile, cards] = await Promise.all([
    customer.profile(),
    optional(reader, { name: "saved cards", fallback: [] }, records.cards()),
  ]);
  return { profile, hasCards: cards.length > 0 };
}

async function readLatest(reader: Reader) {
  const { orders } = await reader.commerce.customer.orders({ page: 1 });
  const latest = orders.slice(0, LATEST);
  return { orders: latest, pictures: await picturesOf(reader, latest) };
}

export default function AccountPage() {
  const { account, latest } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>My Account</h1>
      <DeferredPart data={account} label="Your profile" fallback="lines">
        {({ profile, hasCards }) => (
          <section
            className="flex max-w-[768px] flex-wrap items-center justify-between gap-x-6 rounded-card bg-deep px-4 py-2 wrap-anywhere text-on-deep sm:px-6"
            aria-labelledby="who"
          >
            <div className="py-1">
              <h2 id="who">{fullName(profile)}</h2>
              <p className="text-s text-on-deep-muted">{profile.email}</p>
            </div>
            <p className="row text-s">
              <ProfileLink to="/customer/my-profile">Edit my profile</ProfileLink>
              {hasCards && <ProfileLink to="/customer/saved-cards">Saved cards</ProfileLink>}
            </p>
          </section>
        )}
      </DeferredPart>
      <section className="grid gap-3" aria-labelledby="latest">
        <h2 id="latest">Latest orders</h2>
        <DeferredPart data={latest} label="Your latest orders" fallback="lines">
          {({ orders, pictures }) =>
            orders.length > 0 ? (
              <>
                <OrderList orders={orders} pictures={pictures} />
                <p>
                  <Link className="btn secondary" to="/customer/order-history">
                    All orders
                  </Link>
                </p>
              </>
            ) : (
              <EmptyState icon="package" to="/" next="Start shopping">
                No orders yet.
              </EmptyState>
            )
          }
        </DeferredPart>
      </section>
      <AccountTiles />
    </>
  );
}

function ProfileLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="inline-flex min-h-11 items-center text-on-deep outline-spark hover:text-on-deep" to={to}>
      {children}
    </Link>
  );
}
