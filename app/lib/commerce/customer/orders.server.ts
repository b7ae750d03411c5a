import { readPages } from "~/lib/async/read-pages";
import { toReason, toFailureOrThrow, toAccountProblem } from "~/lib/commerce/cart/to-problem.server";
import type { Sources } from "~/lib/commerce/content/content.server";
import { type OptionalFeature, guestOrderProof } from "~/lib/commerce/model/capabilities";
import { type CartId, type OrderNumber, asId } from "~/lib/commerce/model/ids";
import {
  type ListedOrder,
  type OrderPage,
  type OrderQuery,
  ORDERS_PER_PAGE,
  type ReorderProblem,
} from "~/lib/commerce/model/order";
import { type Problem, type Result, fail } from "~/lib/commerce/model/problem";
import { type GraphqlResult, isAbsent, type WireError, unexpected } from "~/lib/commerce/transport/classify.server";
import type { Meaning } from "~/lib/commerce/transport/messages.server";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { forBackend } from "./order-sums.server";
import { orderSettings, toListedOrder, toOrder } from "./to-order.server";

const BRIEF_PAGE_SIZE = 100;
/** Page size with all lines: such an order is about ten times as large. */
const FULL_PAGE_SIZE = 20;

type StatusOf = (order: ListedOrder) => string;

const ownStatus: StatusOf = ({ status }) => status;

export function createOrders(sources: Sources) {
  const { backend, site, capabilities } = sources;
  async function read(page: number, size: number, number?: string) {
    const filter = number ? { number: { match: number } } : null;
    const request = backend.readPrivate(gql.OrdersDocument, { page, size, filter });
    const [answer, { store }] = await Promise.all([request, site.facts()]);
    const { items, total_count } = requireOrders(answer);
    return { orders: items.map((order) => toListedOrder(order, store.productSuffix)), count: total_count ?? 0 };
  }

  async function readInFull(variables: gql.OrdersWithDetailsQueryVariables, ask = backend.readPrivate) {
    const request = capabilities().then((known) => ask(forBackend(gql.OrdersWithDetailsDocument, known), variables));
    const [answer, settings] = await Promise.all([request, orderSettings(site)]);
    const { items, total_count } = requireOrders(answer);
    if (items.length === 0 && answer.errors.length > 0) throw unexpected(answer);
    return { orders: items.map((order) => toOrder(order, settings)), count: total_count ?? 0 };
  }

  function requireOrders<Orders>(answer: GraphqlResult<{ customer: { orders: Orders | null } | null }>) {
    const orders = answer.data.customer?.orders;
    if (!orders) throw unexpected(answer);
    backend.logPartialErrors(answer);
    return orders;
  }

  /** The backend only filters by number, so filtering by status reads all orders. */
  async function readByStatus({ page, number, status }: OrderQuery, statusOf: StatusOf): Promise<OrderPage> {
    const all = await readAll(BRIEF_PAGE_SIZE, (at) => read(at, BRIEF_PAGE_SIZE, number));
    const found = all.filter((order) => statusOf(order) === status);
    const start = (page - 1) * ORDERS_PER_PAGE;
    return { orders: found.slice(start, start + ORDERS_PER_PAGE), count: found.length };
  }

  return {
    /**
     * Newest first, ORDERS_PER_PAGE at a time. A page beyond the last is empty. `statusOf` names a
     * status, by default as the backend does.
     */
    orders: (query: OrderQuery, statusOf: StatusOf = ownStatus) =>
      query.status ? readByStatus(query, statusOf) : read(query.page, ORDERS_PER_PAGE, query.number),

    /** Labels of the latest orders, for the filter. */
    async orderStatuses(statusOf: StatusOf = ownStatus) {
      const { orders } = await read(1, BRIEF_PAGE_SIZE);
      return [...new Set(orders.map(statusOf))].sort();
    },

    ordersInFull: () =>
      readAll(FULL_PAGE_SIZE, (page) => readInFull({ page, size: FULL_PAGE_SIZE }, backend.readPrivatePart)),

    async order(number: OrderNumber) {
      const { orders } = await readInFull({ page: 1, size: 1, filter: { number: { eq: number } } });
      return orders[0] ?? null;
    },

    async reorder(number: OrderNumber): Promise<Result<{ cart: CartId; problems: readonly ReorderProblem[] }>> {
      const answer = await backend.write(gql.ReorderDocument, { number });
      const again = answer.data.reorderItems;
      if (!again) return toFailureOrThrow(answer, toReorderProblem);
      const problems = again.userInputErrors.map(({ code, message }) =>
        toLineProblem({ code, meaning: backend.recognise(message) }),
      );
      const rejection = problems.find(({ code }) => code === "REORDER_NOT_AVAILABLE");
      return rejection ? fail(rejection) : { ok: true, cart: asId<CartId>(again.cart.id), problems };
    },

    /** Since 2.4.7; none before. */
    cancellationReasons: () => readCancellationReasons(sources, ["cancelOrder", "order_cancellation_reasons"]),

    async cancelOrder(id: string, reason: string) {
      const answer = await backend.write(gql.CancelOrderDocument, { order: id, reason });
      return toCancelled(answer, answer.data.cancelOrder);
    },
  };
}

async function readAll<Read>(size: number, readPage: (page: number) => Promise<{ orders: Read[]; count: number }>) {
  const pages = await readPages(readPage, ({ count }) => Math.ceil(count / size));
  return pages.flatMap(({ orders }) => orders);
}

/** `proof`: see `guestOrderProof`. */
interface GuestOrderKey {
  readonly number: string;
  readonly email: string;
  readonly proof: string;
}

/** Orders without an account. */
export function createGuestOrders(sources: Sources) {
  const { backend, site, capabilities } = sources;
  return {
    /**
     * Null unless all three match exactly, and where the backend has no guest orders. See
     * `guestOrderProof`.
     */
    async guestOrder(of: GuestOrderKey) {
      const known = await capabilities();
      if (!guestOrderProof(known)) return null;
      // By POST and without a token: the order needs no log-in, and no cache may store it.
      const response = backend.writeAsGuest(forBackend(gql.GuestOrderDocument, known), of);
      const [answer, settings] = await Promise.all([response, orderSettings(site)]);
      // A wrong number, email or proof, or an order that belongs to a customer.
      if (isAbsent(answer, "guestOrder")) return null;
      return toOrder(await backend.requireField(response, "guestOrder"), settings);
    },

    /** Empty where guests cannot cancel orders. */
    guestCancellationReasons: () =>
      readCancellationReasons(sources, ["requestGuestOrderCancel", "order_cancellation_reasons"]),

    /** Has the backend mail a link to the guest, which leads to `confirmCancellation`. */
    async requestCancellation(of: GuestOrderKey, reason: string) {
      const response = backend.writeAsGuest(forBackend(gql.GuestOrderDocument, await capabilities()), of);
      const { token } = await backend.requireField(response, "guestOrder");
      const answer = await backend.writeAsGuest(gql.RequestGuestOrderCancelDocument, { token, reason });
      return toCancelled(answer, answer.data.requestGuestOrderCancel);
    },

    /** `order` and `key`: as the link has them. */
    async confirmCancellation({ order, key }: { order: string; key: string }) {
      const answer = await backend.writeAsGuest(gql.ConfirmCancelOrderDocument, { order, key });
      return toCancelled(answer, answer.data.confirmCancelOrder);
    },
  };
}

const OTHER_STORE =
  "You ordered this in another of our stores. Switch to that store at the bottom of the page to order it again.";

/** Replaces Magento's text, which names a database id. */
const NOT_SOLD = "A product in this order is no longer sold.";

/**
 * Magento only reorders orders of the current store view, and reports others as another customer's.
 */
function toReorderProblem(error: WireError): Problem {
  const isOfOtherStore = error.meaning.key === "order-of-other-store";
  return isOfOtherStore ? { code: "other-store", message: OTHER_STORE } : toAccountProblem(error);
}

function toLineProblem({ code, meaning }: { readonly code: string; readonly meaning: Meaning }): ReorderProblem {
  const sku = meaning.values["sku"] ?? null;
  return { code, message: code === "PRODUCT_NOT_FOUND" ? NOT_SOLD : toReason(meaning), sku };
}

function toCancelled(answer: GraphqlResult<unknown>, cancelled: { error: string | null } | null): Result<object> {
  if (!cancelled) return toFailureOrThrow(answer, toAccountProblem);
  return cancelled.error ? fail({ code: "cancel", message: cancelled.error }) : { ok: true };
}

async function readCancellationReasons(
  { backend, capabilities }: Sources,
  needed: readonly OptionalFeature[],
): Promise<readonly string[]> {
  const { has } = await capabilities();
  if (!needed.every((name) => has(name))) return [];
  return backend.cached({ name: "cancellation", ...STORE_SETTINGS }, async () => {
    const config = await backend.requireField(backend.readPublic(gql.CancellationReasonsDocument, {}), "storeConfig");
    return config.order_cancellation_enabled ? config.order_cancellation_reasons.map((one) => one.description) : [];
  });
}
