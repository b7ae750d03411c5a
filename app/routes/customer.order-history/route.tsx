import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/lib/account/customer-only.server";
import { ORDERS_PER_PAGE } from "~/lib/commerce/model/order";
import { seeOther } from "~/lib/http/responses";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { Pagination } from "~/ui/listing/pagination";
import { OrderTable } from "~/ui/order/order-table";
import { Link } from "~/ui/primitives/link";

export const meta: MetaFunction = () => pageMeta({ title: "Order history", robots: "noindex" });

export const loader = customerLoader(async ({ shop, url }) => {
  const page = pageOf(url.searchParams.get("page"));
  const { orders, count } = await shop.commerce.customer.orders(page);
  const pageCount = Math.max(1, Math.ceil(count / ORDERS_PER_PAGE));
  if (page > pageCount) throw seeOther(addressOf(pageCount));
  return { orders, page, pageCount };
});

export default function OrderHistoryPage() {
  const { orders, page, pageCount } = useLoaderData<typeof loader>();
  const { locale } = useShop().store;
  return (
    <>
      <h1>Order history</h1>
      {orders.length > 0 ? (
        <div className="panel">
          <OrderTable orders={orders} locale={locale} />
        </div>
      ) : (
        <div className="panel">
          <p>You have not ordered anything yet.</p>
          <Link to="/">Start shopping</Link>
        </div>
      )}
      <Pagination page={page} pageCount={pageCount} addressOf={addressOf} />
    </>
  );
}

function addressOf(page: number): string {
  return page === 1 ? "/customer/order-history" : `/customer/order-history?page=${page}`;
}

/** Anything but a page number means the first one. */
function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
