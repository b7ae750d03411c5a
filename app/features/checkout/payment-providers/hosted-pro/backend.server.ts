import type { CartId } from "~/lib/commerce/model/ids";
import type { ProviderPaymentStatus } from "~/lib/commerce/model/payment";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { concernsPerson, isAbsent, unexpected } from "~/lib/commerce/transport/classify.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { httpUrlOrNull } from "~/lib/urls/paths";

export function createHostedPro(backend: Backend) {
  return {
    async payment(id: CartId): Promise<ProviderPaymentStatus> {
      let answer = await backend.readPrivate(gql.HostedPaymentDocument, { id });
      // The shopper may have logged in after ordering as a guest. Another customer's cart is
      // rejected again.
      if (answer.errors.some(concernsPerson)) answer = await backend.writeAsGuest(gql.HostedPaymentDocument, { id });
      if (answer.errors.some(concernsPerson)) return { kind: "login-required" };
      if (isAbsent(answer, "getHostedProUrl")) return { kind: "not-ordered" };
      const payment = answer.data.getHostedProUrl;
      if (!payment) throw unexpected(answer);
      const page = httpUrlOrNull(payment.secure_form_url);
      return page ? { kind: "unpaid", page } : { kind: "placed" };
    },
  };
}
