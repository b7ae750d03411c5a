import { toReason } from "~/lib/commerce/cart/to-problem.server";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { CustomerArea } from "~/lib/commerce/model/commerce";
import { type CartId, asId } from "~/lib/commerce/model/ids";
import type { ReorderProblem } from "~/lib/commerce/model/order";
import { type Problem, refused } from "~/lib/commerce/model/problem";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import type { WireError } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  CancelOrderDocument,
  CancellationReasonsDocument,
  ReorderDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { refusedOrThrow } from "~/lib/commerce/cart/refused-or-throw.server";
import { toAccountProblem } from "./to-account-problem.server";

type OrderChanges = Pick<CustomerArea, "reorder" | "cancellationReasons" | "cancelOrder">;

const OTHER_STORE =
  "This was ordered in another of our stores. Choose that store at the foot of the page to order it again.";

/** In place of Magento's text, which names the id of its database. */
const NOT_SOLD = "A product of this order is not sold any more.";

/** Magento only reorders orders of the current store view, and reports others as somebody else's. */
function toReorderProblem(error: WireError): Problem {
  const isOfOtherStore = /doesn't belong to the current customer/.test(error.message);
  return isOfOtherStore ? { code: "other-store", message: OTHER_STORE } : toAccountProblem(error);
}

function toLineProblem({ code, message }: { readonly code: string; readonly message: string }): ReorderProblem {
  const [, sku = null] = /with SKU "(.+?)"/.exec(message) ?? [];
  return { code, message: code === "PRODUCT_NOT_FOUND" ? NOT_SOLD : toReason(message), sku };
}

/** Cancelling came with 2.4.7: without it there are no reasons to choose from. */
export function createOrderChanges(backend: Backend, capabilities: () => Promise<Capabilities>): OrderChanges {
  return {
    async reorder(number) {
      const answer = await backend.write(ReorderDocument, { number });
      const again = answer.data.reorderItems;
      if (!again) return refusedOrThrow("Reorder", answer, toReorderProblem);
      const problems = again.userInputErrors.flatMap((error) => (error ? toLineProblem(error) : []));
      const refusal = problems.find(({ code }) => code === "REORDER_NOT_AVAILABLE");
      return refusal ? refused(refusal) : { ok: true, cart: asId<CartId>(again.cart.id), problems };
    },

    async cancellationReasons() {
      const has = await capabilities();
      if (!has.has("cancelOrder") || !has.has("order_cancellation_reasons")) return [];
      const load = async () => {
        const answer = await backend.readPublic(CancellationReasonsDocument, {});
        const config = answer.data.storeConfig;
        if (!config) throw unexpected("CancellationReasons", answer);
        if (!config.order_cancellation_enabled) return [];
        return config.order_cancellation_reasons.flatMap((reason) => reason?.description ?? []);
      };
      return backend.cached({ as: "cancellation", by: null, tags: ["store"], freshness: FRESHNESS.frame, load });
    },

    async cancelOrder(id, reason) {
      const answer = await backend.write(CancelOrderDocument, { order: id, reason });
      const result = answer.data.cancelOrder;
      if (!result) return refusedOrThrow("CancelOrder", answer, toAccountProblem);
      return result.error ? refused({ code: "cancel", message: result.error }) : { ok: true };
    },
  };
}
