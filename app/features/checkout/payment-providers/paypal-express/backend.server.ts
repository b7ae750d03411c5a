import { toFailureOrThrow } from "~/lib/commerce/cart/to-problem.server";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Result } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { StartPaypalApprovalDocument } from "~/lib/commerce/wire/generated/graphql";
import { webAddress } from "~/lib/urls/paths";

export const METHOD = "paypal_express";

/** Magento's PayPal module. */
export function createPaypal(backend: Backend) {
  return {
    /**
     * Starts an approval for the cart; returns the address of PayPal's page, which names its token. `returnUrl` is absolute and has no query. A plain
     * Magento refuses an absolute URL and takes a path below its own base URL, which then has to be the shop's.
     */
    async start(id: CartId, returnUrl: string): Promise<Result<{ readonly page: string }>> {
      let answer = await backend.write(StartPaypalApprovalDocument, { id, method: METHOD, address: returnUrl });
      if (answer.errors.some(({ message }) => message.startsWith("Invalid Url"))) {
        const address = new URL(returnUrl).pathname.slice(1);
        answer = await backend.write(StartPaypalApprovalDocument, { id, method: METHOD, address });
      }
      const page = webAddress(answer.data.createPaypalExpressToken?.paypal_urls?.start);
      if (page) return { ok: true, page };
      return toFailureOrThrow("StartPaypalApproval", answer);
    },
  };
}
