import type { CustomerArea } from "../commerce.ts";
import type { Site } from "../content/content.server.ts";
import { ORDERS_PER_PAGE } from "../model/order.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import { OrderDocument, OrdersDocument } from "../wire/generated/graphql.ts";
import { toOrder, toOrderBrief } from "./to-order.server.ts";

export function createOrders(backend: Backend, site: Site): Pick<CustomerArea, "orders" | "order"> {
  return {
    async orders(page) {
      const answer = await backend.readPrivate(OrdersDocument, { page, size: ORDERS_PER_PAGE });
      const orders = answer.data.customer?.orders;
      if (!orders) throw unexpected("Orders", answer);
      backend.tolerate("Orders", answer);
      return {
        orders: orders.items.flatMap((order) => (order ? [toOrderBrief(order)] : [])),
        count: orders.total_count ?? 0,
      };
    },

    async order(number) {
      const asking = backend.readPrivate(OrderDocument, { number });
      const [answer, { store }] = await Promise.all([asking, site.facts()]);
      const orders = answer.data.customer?.orders;
      if (!orders) throw unexpected("Order", answer);
      backend.tolerate("Order", answer);
      const [order] = orders.items;
      return order ? toOrder(order, store.productSuffix) : null;
    },
  };
}
