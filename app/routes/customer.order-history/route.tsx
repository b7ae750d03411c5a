import { Form, useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/features/account/log-in.server";
import { type ListedOrder, type OrderQuery, ORDERS_PER_PAGE } from "~/lib/commerce/model/order";
import { deferredPage } from "~/lib/server/request/deferred.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { screenMeta } from "~/lib/screen";
import { Pagination } from "~/ui/pagination";
import { OrderList } from "~/features/orders/order-list";
import { picturesOf } from "~/features/orders/load-order.server";
import { listedStatus } from "~/features/orders/order-facts";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { DeferredPart } from "~/ui/deferred-part";
import { SelectField } from "~/ui/select-field";
import { historyPath, isFiltered, parseHistory } from "./history-params";

export const meta = screenMeta("Order history");

const MIN_ORDERS_FOR_SEARCH = 10;

export const loader = customerLoader(async ({ shop, url }) => {
  const choice = parseHistory(url.searchParams);
  const pathOf = (page: number) => historyPath({ ...choice, page });
  const list = { name: "orders", page: choice.page, pathOf };
  return { choice, found: await deferredPage(shop, list, (reader) => readOrders(reader, choice)) };
});

async function readOrders(reader: Reader, choice: OrderQuery) {
  const { customer } = reader.commerce;
  const stylePromise = reader.dateStyle();
  // Awaited below; avoids an unhandled rejection.
  stylePromise.catch(() => undefined);
  const readStatusOf = async () => {
    const { timeZone } = await stylePromise;
    return (order: ListedOrder) => listedStatus(order, timeZone);
  };
  // Only a filter by status needs the time zone before the orders.
  const { orders, count } = await customer.orders(choice, ...(choice.status ? [await readStatusOf()] : []));
  const isSearchShown = isFiltered(choice) || count >= MIN_ORDERS_FOR_SEARCH;
  const [pictures, statuses] = await Promise.all([
    picturesOf(reader, orders),
    isSearchShown ? customer.orderStatuses(await readStatusOf()) : [],
  ]);
  return { orders, pictures, statuses, pageCount: Math.max(1, Math.ceil(count / ORDERS_PER_PAGE)) };
}

type FoundOrders = Awaited<ReturnType<typeof readOrders>>;

export default function OrderHistoryPage() {
  const { choice, found } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Order history</h1>
      <DeferredPart data={found} label="Your orders" fallback="lines">
        {(orders) => <Orders {...orders} choice={choice} />}
      </DeferredPart>
    </>
  );
}

function Orders({ orders, pictures, statuses, choice, pageCount }: FoundOrders & { choice: OrderQuery }) {
  return (
    <>
      {statuses.length > 0 && <Search choice={choice} statuses={statuses} />}
      {orders.length > 0 ? (
        <OrderList orders={orders} pictures={pictures} />
      ) : isFiltered(choice) ? (
        <EmptyState icon="package" to="/customer/order-history" next="Show all orders">
          No orders match.
        </EmptyState>
      ) : (
        <EmptyState icon="package" to="/" next="Start shopping">
          No orders yet.
        </EmptyState>
      )}
      <Pagination page={choice.page} pageCount={pageCount} pathOf={(page) => historyPath({ ...choice, page })} />
    </>
  );
}

function Search({ choice, statuses }: { choice: OrderQuery; statuses: readonly string[] }) {
  return (
    <Form
      key={historyPath(choice)}
      method="get"
      action="/customer/order-history"
      autoComplete="off"
      className="panel form items-end sm:grid-cols-[1fr_1fr_auto]"
      role="search"
      aria-label="Orders"
    >
      <Field name="number" label="Order number" autoCapitalize="characters" value={choice.number} />
      <SelectField
        name="status"
        label="Status"
        placeholder="Every status"
        value={choice.status}
        options={statuses.map((status) => ({ value: status, label: status }))}
      />
      <button className="btn secondary">Find orders</button>
    </Form>
  );
}
