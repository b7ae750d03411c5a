import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/lib/account/customer-only.server";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { OrderTable } from "~/ui/order/order-table";
import { Link } from "~/ui/primitives/link";

export const meta: MetaFunction = () => pageMeta({ title: "My Account", robots: "noindex" });

const LATEST = 3;

export const loader = customerLoader(async ({ shop }) => {
  const { customer } = shop.commerce;
  const [profile, { orders }] = await Promise.all([customer.profile(), customer.orders(1)]);
  return { profile, orders: orders.slice(0, LATEST) };
});

export default function AccountPage() {
  const { profile, orders } = useLoaderData<typeof loader>();
  const { locale } = useShop().store;
  return (
    <>
      <h1>My Account</h1>
      <section className="panel" aria-labelledby="who">
        <h2 id="who">
          {profile.firstName} {profile.lastName}
        </h2>
        <p>{profile.email}</p>
        <Link to="/customer/my-profile">Edit my profile</Link>
      </section>
      <section className="panel" aria-labelledby="latest">
        <h2 id="latest">Latest orders</h2>
        {orders.length > 0 ? (
          <>
            <OrderTable orders={orders} locale={locale} />
            <Link to="/customer/order-history">All orders</Link>
          </>
        ) : (
          <p>You have not ordered anything yet.</p>
        )}
      </section>
    </>
  );
}
