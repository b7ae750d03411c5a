import {
  toFailureOrThrow,
  toResult,
  type UserError,
  withUserErrors,
  CART_GONE_PROBLEM,
} from "~/lib/commerce/cart/to-problem.server";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Checkout } from "~/lib/commerce/model/commerce";
import { asId } from "~/lib/commerce/model/ids";
import { fail } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import {
  PlaceOrderDocument,
  PlaceOrderWithErrorsDocument,
  SetPaymentMethodDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { toOrderProblem, toPaymentMethodProblem } from "./to-checkout-problem.server";

type Payment = Pick<Checkout, "setPaymentMethod" | "placeOrder">;

interface PlacedOrder {
  readonly order: { readonly order_number: string } | null;
  readonly errors?: readonly UserError[];
}

export function createPayment(backend: Backend, capabilities: () => Promise<Capabilities>): Payment {
  return {
    // The schema slice knows only the code: the other fields are a payment provider's own.
    setPaymentMethod: (id, method: { readonly code: string }) =>
      toResult(
        backend.write(SetPaymentMethodDocument, { id, method }),
        "setPaymentMethodOnCart",
        toPaymentMethodProblem,
      ),

    async placeOrder(id) {
      const hasErrorsField = (await capabilities()).has("PlaceOrderOutput.errors");
      const answer = await backend.write(hasErrorsField ? PlaceOrderWithErrorsDocument : PlaceOrderDocument, { id });
      const placed: PlacedOrder | null | undefined = answer.data.placeOrder;
      if (placed?.order) return { ok: true, number: asId(placed.order.order_number) };
      if (placed?.errors?.some(isOfGoneCart)) return fail(CART_GONE_PROBLEM);
      return toFailureOrThrow(withUserErrors(answer, placed?.errors), toOrderProblem);
    },
  };
}

/** By code: the message may have a prefix. */
function isOfGoneCart({ code }: UserError): boolean {
  return code === "CART_NOT_ACTIVE" || code === "CART_NOT_FOUND";
}
