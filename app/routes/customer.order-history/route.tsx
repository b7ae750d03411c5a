import type { MetaFunction } from "@remix-run/react";
import { Form, useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/features/account/customer-only.server";
import { ORDERS_PER_PAGE } from "~/lib/commerce/model/order";
import { seeOther } from "~/lib/server/responses";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { Pagination } from "~/ui/pagination";
import { OrderTable } from "~/features/orders/order-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { historyAddress, isNarrowed, parseHistory, type HistoryChoice } from "./history-choice";

export const meta: MetaFunction = () => pageMeta({ title: "Order history" });

export const loader = customerLoader(async ({ shop, url }) => {
  const { customer } = shop.commerce;
  const choice = parseHistory(url.searchParams);
  const [{ orders, count }, statuses] = await Promise.all([customer.orders(choice), customer.orderStatuses()]);
  const pageCount = Math.max(1, Math.ceil(count / ORDERS_PER_PAGE));
  if (choice.page > pageCount) throw seeOther(historyAddress({ ...choice, page: pageCount }));
  return { orders, statuses, choice, pageCount };
});

export default function OrderHistoryPage() {
  const { orders, statuses, choice, pageCount } = useLoaderData<typeof loader>();
  const { locale } = useShop().store;
  return (
    <>
      <h1>Order history</h1>
      {statuses.length > 0 && <Search choice={choice} statuses={statuses} />}
      {orders.length > 0 ? (
        <div className="panel">
          <OrderTable orders={orders} locale={locale} />
        </div>
      ) : (
        <NoOrders choice={choice} />
      )}
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => historyAddress({ ...choice, page })} />
    </>
  );
}

function Search({ choice, statuses }: { choice: HistoryChoice; statuses: readonly string[] }) {
  return (
    <Form
      key={historyAddress(choice)}
      method="get"
      action="/customer/order-history"
      className="panel order-search"
      role="search"
      aria-label="Orders"
    >
      <Field name="number" label="Order number" inputMode="numeric" value={choice.number} />
      <SelectField
        name="status"
        label="Status"
        placeholder="Every status"
        value={choice.status}
        options={statuses.map((status) => ({ value: status, label: status }))}
      />
      <button className="btn quiet">Find orders</button>
    </Form>
  );
}

function NoOrders({ choice }: { choice: HistoryChoice }) {
  return isNarrowed(choice) ? (
    <EmptyState icon="package" to="/customer/order-history" next="Show all orders">
      None of your orders fits.
    </EmptyState>
  ) : (
    <EmptyState icon="package" to="/" next="Start shopping">
      There are no orders in your account yet.
    </EmptyState>
  );
}
