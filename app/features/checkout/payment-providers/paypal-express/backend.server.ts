import { toFailureOrThrow } from "~/lib/commerce/cart/to-problem.server";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Result } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { httpUrlOrNull } from "~/lib/urls/paths";

export const METHOD = "paypal_express";

export function createPaypal(backend: Backend) {
  return {
    /**
     * Starts an approval; returns the URL of PayPal's page. `returnUrl` is absolute and has no
     * query. An unpatched Magento rejects absolute URLs and takes a path below its own base URL,
     * which must then be the shop's.
     */
    async start(id: CartId, returnUrl: string): Promise<Result<{ readonly page: string }>> {
      let answer = await backend.writeToCart(gql.StartPaypalApprovalDocument, {
        id,
        method: METHOD,
        address: returnUrl,
      });
      if (answer.errors.some(({ category }) => category === "graphql-input")) {
        const path = new URL(returnUrl).pathname.slice(1);
        answer = await backend.writeToCart(gql.StartPaypalApprovalDocument, { id, method: METHOD, address: path });
      }
      const page = httpUrlOrNull(answer.data.createPaypalExpressToken?.paypal_urls?.start);
      if (page) return { ok: true, page };
      return toFailureOrThrow(answer);
    },
  };
}
