import { taxIncludedIn, toAmount, toMoney } from "../rules/money.ts";
import { statusLabel } from "../rules/order-lifecycle.ts";
import { pageProblem, pageInfo, type Page } from "../rules/paging.ts";
import { toLocalTime, toTimestamp } from "../rules/shop-clock.ts";
import { taxesOfShare } from "../rules/document-share.ts";
import { shippingRateBasisPoints } from "../rules/totals.ts";
import { isSince } from "../rules/shop-settings.ts";
import { toUid } from "../rules/uid.ts";
import type { StoredAddress } from "../store/address-columns.ts";
import type { OrderSearch } from "../store/customer-order-store.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { inputError } from "./errors.ts";
import { currencyOf, viewLines } from "./order-view.ts";

interface OrdersArguments extends Page {
  filter?: { number?: OrderSearch["number"] } | null;
  sort?: { sort_field: "NUMBER" | "CREATED_AT"; sort_direction: "ASC" | "DESC" } | null;
  scope?: "GLOBAL" | "WEBSITE" | "STORE" | null;
}

export const customerOrderResolvers = {
  Query: {
    customerOrders: (_: unknown, __: unknown, context: BackendContext) =>
      findOrders(context, requireCustomer(context), { pageSize: 20, currentPage: 1, scope: "GLOBAL" }),
  },
  Customer: {
    orders: (customer: CustomerRow, args: OrdersArguments, context: BackendContext) =>
      findOrders(context, customer, args),
  },
  CustomerOrder: {
    id: ({ id }: PlacedOrder) => toUid(id),
    increment_id: ({ number }: PlacedOrder) => number,
    order_number: ({ number }: PlacedOrder) => number,
    order_date: ({ createdAt }: PlacedOrder, _: unknown, { settings }: BackendContext) =>
      isSince(settings, "2.4.8") ? toLocalTime(createdAt) : toTimestamp(createdAt),
    created_at: ({ createdAt }: PlacedOrder) => toTimestamp(createdAt),
    status: ({ status }: PlacedOrder) => statusLabel(status),
    grand_total: (order: PlacedOrder) => toAmount(order.grandTotal, currencyOf(order)),
    carrier: ({ shippingDescription }: PlacedOrder) => shippingDescription?.split(" - ")[0] ?? null,
    shipping_method: ({ shippingDescription }: PlacedOrder) => shippingDescription,
    gift_message: () => null,
    payment_methods: ({ paymentTitle, paymentMethod }: PlacedOrder) => [
      { name: paymentTitle, type: paymentMethod, additional_data: [] },
    ],
    comments({ id }: PlacedOrder, _: unknown, { store }: BackendContext) {
      const comments = store.sales.commentsOf(id);
      if (comments.length === 0) return null;
      return comments.map(({ message, createdAt }) => ({ message, timestamp: toTimestamp(createdAt) }));
    },
    shipping_address: (order: PlacedOrder, _: unknown, context: BackendContext) =>
      order.isVirtual === 1 ? null : addressOf(context, order, "shipping"),
    billing_address: (order: PlacedOrder, _: unknown, context: BackendContext) => addressOf(context, order, "billing"),
    items: (order: PlacedOrder, _: unknown, context: BackendContext) => viewLines(context, order),
    total: (order: PlacedOrder) => order,
  },
  OrderAddress: {
    region: ({ regionName }: StoredAddress) => regionName,
    region_id: ({ regionId }: StoredAddress) => (regionId === null ? null : String(regionId)),
    country_code: ({ countryCode }: StoredAddress) => countryCode,
    vat_id: ({ vatId }: StoredAddress) => vatId,
  },
  OrderTotal: totalFields(),
  InvoiceTotal: totalFields(),
  CreditMemoTotal: { ...totalFields(), adjustment: (order: PlacedOrder) => toMoney(0, currencyOf(order)) },
  ShippingHandling: {
    total_amount: withoutTax,
    amount_excluding_tax: withoutTax,
    amount_including_tax: (order: PlacedOrder) => toMoney(order.shipping, currencyOf(order)),
    discounts: () => [],
    taxes: (order: PlacedOrder) =>
      order.isVirtual === 1
        ? []
        : [
            {
              title: order.currency === "INR" ? "GST" : "Tax",
              rate: shippingRateBasisPoints / 100,
              amount: toMoney(order.shippingTax, currencyOf(order)),
            },
          ],
  },
};

/** A page beyond the last is empty. Without a scope only the current store view counts. */
function findOrders({ store, storeView }: BackendContext, { id }: CustomerRow, args: OrdersArguments) {
  const page = { pageSize: args.pageSize, currentPage: args.currentPage };
  const problem = pageProblem(page);
  if (problem) throw inputError(problem);
  const { sort, scope } = args;
  const found = store.orders.findOrders({
    customerId: id,
    storeCode: scope === "GLOBAL" || scope === "WEBSITE" ? null : storeView.code,
    number: args.filter?.number ?? null,
    sort: sort ? { field: sort.sort_field, descending: sort.sort_direction === "DESC" } : null,
    limit: page.pageSize,
    offset: (page.currentPage - 1) * page.pageSize,
  });
  return {
    total_count: found.total,
    page_info: pageInfo(page, found.total),
    items: found.numbers.map((number) => store.orders.orderByNumber(number)),
  };
}

function addressOf({ store }: BackendContext, { id }: PlacedOrder, kind: "shipping" | "billing") {
  return store.orders.addressesOfOrder(id).find((address) => address.kind === kind) ?? null;
}

function totalFields() {
  return {
    subtotal: (order: PlacedOrder) => toMoney(order.subtotalWithoutTax, currencyOf(order)),
    grand_total: (order: PlacedOrder) => toMoney(order.grandTotal, currencyOf(order)),
    base_grand_total: (order: PlacedOrder, _: unknown, { settings }: BackendContext) =>
      toMoney(order.grandTotal, { code: settings.baseCurrency, rate: 1 }),
    total_tax: (order: PlacedOrder) => toMoney(order.tax, currencyOf(order)),
    total_shipping: withoutTax,
    shipping_handling: (order: PlacedOrder) => order,
    discounts: (order: PlacedOrder) =>
      order.discount === 0
        ? []
        : [{ label: order.discountLabel ?? "Discount", amount: toMoney(order.discount, currencyOf(order)) }],
    taxes: (order: PlacedOrder & { taxShare?: number }, _: unknown, { store }: BackendContext) =>
      taxesOfShare(store.sales.taxesOf(order.id), order.taxShare ?? order.tax).map(({ label, amount }) => ({
        title: label,
        rate: Number(/([\d.]+)\s*%/.exec(label)?.[1] ?? 0),
        amount: toMoney(amount, currencyOf(order)),
      })),
  };
}

function withoutTax(order: PlacedOrder) {
  const { shipping, shippingTax, pricesWithTax } = order;
  const tax = pricesWithTax === 1 ? taxIncludedIn(shipping, shippingRateBasisPoints) : shippingTax;
  return toMoney(shipping - tax, currencyOf(order));
}
