import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/features/account/customer-only.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { OrderTable } from "~/features/orders/order-table";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => pageMeta({ title: "My Account" });

const LATEST = 3;

export const loader = customerLoader(async ({ shop }) => {
  const { customer, records } = shop.commerce;
  const [profile, { orders }, cards] = await Promise.all([
    customer.profile(),
    customer.orders({ page: 1 }),
    records.cards(),
  ]);
  return { profile, orders: orders.slice(0, LATEST), hasCards: cards.length > 0 };
});

export default function AccountPage() {
  const { profile, orders, hasCards } = useLoaderData<typeof loader>();
  const { locale } = useShop().store;
  return (
    <>
      <h1>My Account</h1>
      <section className="panel" aria-labelledby="who">
        <h2 id="who">
          {profile.firstName} {profile.lastName}
        </h2>
        <p>{profile.email}</p>
        <p className="row">
          <Link to="/customer/my-profile">Edit my profile</Link>
          {hasCards && <Link to="/customer/saved-cards">Saved cards</Link>}
        </p>
      </section>
      <section className="panel" aria-labelledby="latest">
        <h2 id="latest">Latest orders</h2>
        {orders.length > 0 ? (
          <>
            <OrderTable orders={orders} locale={locale} />
            <Link to="/customer/order-history">All orders</Link>
          </>
        ) : (
          <p>There are no orders in your account yet.</p>
        )}
      </section>
    </>
  );
}
