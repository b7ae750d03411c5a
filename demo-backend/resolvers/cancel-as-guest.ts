import { createHmac, randomBytes } from "node:crypto";
import { cancellationMail } from "../mail/mails.ts";
import { numberFromUid, toUid } from "../rules/uid.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import { cancel, cancellationProblem } from "./cancel-order.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError, inputError, plainError } from "./errors.ts";

/** New in every process: a mailed link is valid while the backend runs. */
const SECRET = randomBytes(32);

const sign = (text: string) => createHmac("sha256", SECRET).update(text).digest("base64url");

const tokenOf = (number: string) => `${number}:${sign(number)}`;

/** Contains the reason, which the confirmation does not send again. */
const keyOf = ({ id }: PlacedOrder, reason: string) =>
  `${Buffer.from(reason).toString("base64url")}.${sign(`${id} ${reason}`)}`;

/**
 * In three steps, because knowing an order does not prove having placed it: request, mailed link,
 * confirmation.
 */
export const cancelAsGuestResolvers = {
  CustomerOrder: {
    token: ({ number }: PlacedOrder) => tokenOf(number),
  },
  Mutation: {
    requestGuestOrderCancel(
      _: unknown,
      { input }: { input: { token: string; reason: string } },
      context: BackendContext,
    ) {
      const { store, settings } = context;
      const [number = ""] = input.token.split(":");
      const order = input.token === tokenOf(number) ? store.orders.orderByNumber(number) : null;
      if (!order) throw plainError("We couldn't locate an order with the information provided.");
      if (order.customerId !== null) throw authorizationError("Please login to view the order.");
      const reason = input.reason.trim();
      if (reason === "") throw inputError('Required parameter "reason" is missing or incorrect.');
      const error = cancellationProblem(context, order);
      if (error) return { error, order };
      const billingAddress = store.orders.addressesOfOrder(order.id).find(({ kind }) => kind === "billing");
      const link = { number, id: toUid(order.id), key: keyOf(order, reason), token: input.token };
      context.sendMail(
        cancellationMail(settings, { email: order.email, firstname: billingAddress?.firstname ?? "" }, link),
      );
      return { error: null, order };
    },

    confirmCancelOrder(
      _: unknown,
      { input }: { input: { order_id: string; confirmation_key: string } },
      context: BackendContext,
    ) {
      const id = numberFromUid(input.order_id);
      const order = id === null ? null : context.store.orders.orderById(id);
      const [encodedReason = ""] = input.confirmation_key.split(".");
      const reason = Buffer.from(encodedReason, "base64url").toString();
      if (!order || order.customerId !== null || input.confirmation_key !== keyOf(order, reason)) {
        throw inputError("The order cancellation could not be confirmed.");
      }
      return cancel(context, order, reason);
    },
  },
};
