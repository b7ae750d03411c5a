import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { CustomerArea } from "~/lib/commerce/model/commerce";
import type { Site } from "~/lib/commerce/content/content.server";
import { type ListedOrder, type OrderPage, type OrderQuery, ORDERS_PER_PAGE } from "~/lib/commerce/model/order";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import {
  OrderDocument,
  OrdersDocument,
  OrdersInFullDocument,
  type TypedDocumentString,
} from "~/lib/commerce/wire/generated/graphql";
import { withOrderPrices } from "./order-prices.server";
import { orderSettings, toListedOrder, toOrder } from "./to-order.server";

/** Page size where all orders are wanted. */
const BRIEF_PAGE_SIZE = 100;
/** Page size with all lines: such an order is about ten times as large. */
const FULL_PAGE_SIZE = 20;

export function createOrders(
  backend: Backend,
  site: Site,
  capabilities: () => Promise<Capabilities>,
): Pick<CustomerArea, "orders" | "orderStatuses" | "ordersInFull" | "order"> {
  const priced = async <Data, Variables>(document: TypedDocumentString<Data, Variables>) =>
    withOrderPrices(document, await capabilities());

  async function read(page: number, size: number, number?: string): Promise<OrderPage> {
    const filter = number ? { number: { match: number } } : null;
    const asking = backend.readPrivate(OrdersDocument, { page, size, filter });
    const [answer, { store }] = await Promise.all([asking, site.facts()]);
    const orders = answer.data.customer?.orders;
    if (!orders) throw unexpected("Orders", answer);
    backend.logPartialErrors("Orders", answer);
    return {
      orders: orders.items.flatMap((order) => (order ? [toListedOrder(order, store.productSuffix)] : [])),
      count: orders.total_count ?? 0,
    };
  }

  /** The backend only filters by number, so filtering by status reads all orders. */
  async function readByStatus({ page, number, status }: OrderQuery): Promise<OrderPage> {
    const found: ListedOrder[] = [];
    for (let at = 1, pages = 1; at <= pages; at++) {
      const { orders, count } = await read(at, BRIEF_PAGE_SIZE, number);
      found.push(...orders.filter((order) => order.status === status));
      pages = Math.ceil(count / BRIEF_PAGE_SIZE);
    }
    const start = (page - 1) * ORDERS_PER_PAGE;
    return { orders: found.slice(start, start + ORDERS_PER_PAGE), count: found.length };
  }

  return {
    orders: (query) => (query.status ? readByStatus(query) : read(query.page, ORDERS_PER_PAGE, query.number)),

    async orderStatuses() {
      const { orders } = await read(1, BRIEF_PAGE_SIZE);
      return [...new Set(orders.map(({ status }) => status))].sort();
    },

    async ordersInFull() {
      const [settings, document] = await Promise.all([orderSettings(site), priced(OrdersInFullDocument)]);
      const all = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const answer = await backend.readPrivate(document, { page, size: FULL_PAGE_SIZE });
        const orders = answer.data.customer?.orders;
        if (!orders) throw unexpected("OrdersInFull", answer);
        backend.logPartialErrors("OrdersInFull", answer);
        all.push(...orders.items.flatMap((order) => (order ? [toOrder(order, settings)] : [])));
        pages = Math.ceil((orders.total_count ?? 0) / FULL_PAGE_SIZE);
      }
      return all;
    },

    async order(number) {
      const asking = priced(OrderDocument).then((document) => backend.readPrivate(document, { number }));
      const [answer, settings] = await Promise.all([asking, orderSettings(site)]);
      const orders = answer.data.customer?.orders;
      if (!orders) throw unexpected("Order", answer);
      backend.logPartialErrors("Order", answer);
      const [order] = orders.items;
      if (!order && answer.errors.length > 0) throw unexpected("Order", answer);
      return order ? toOrder(order, settings) : null;
    },
  };
}
