import type { Capabilities } from "../capabilities/capabilities.ts";
import { toCart } from "../cart/to-cart.server.ts";
import type { CustomerArea } from "../commerce.ts";
import type { Site } from "../content/content.server.ts";
import { type CartId, asId } from "../model/ids.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ChangeProfileDocument,
  CustomerCartDocument,
  DeleteAccountDocument,
  type CustomerUpdateInput,
  LogOutDocument,
  MergeCartsDocument,
  OwnCartDocument,
  ProfileDocument,
  SubscribeDocument,
} from "../wire/generated/graphql.ts";
import { createAddressBook } from "./address-book.server.ts";
import { createOrderChanges } from "./order-changes.server.ts";
import { createOrders } from "./orders.server.ts";
import { refusal } from "./refusal.server.ts";
import { toDetails, toDetailsInput } from "./to-details.server.ts";
import { toAccountProblem, toProofProblem } from "./to-account-problem.server.ts";
import { toSubscription } from "./to-subscription.server.ts";

export function createCustomerArea(
  backend: Backend,
  site: Site,
  capabilities: () => Promise<Capabilities>,
): CustomerArea {
  async function changeProfile(changes: CustomerUpdateInput): ReturnType<CustomerArea["changeDetails"]> {
    const answer = await backend.write(ChangeProfileDocument, { changes });
    return answer.data.updateCustomerV2 ? { ok: true } : refusal("ChangeProfile", answer, toAccountProblem);
  }

  return {
    ...createAddressBook(backend),
    ...createOrders(backend, site),
    ...createOrderChanges(backend, capabilities),

    async logOut() {
      await backend.write(LogOutDocument, {});
    },

    async profile() {
      const answer = await backend.readPrivate(ProfileDocument, {});
      const { customer } = answer.data;
      if (!customer?.email) throw unexpected("Profile", answer);
      return { email: customer.email, ...toDetails(customer), isSubscribed: customer.is_subscribed ?? false };
    },

    changeDetails: (details) => changeProfile(toDetailsInput(details)),

    async changeEmail(email, password) {
      const answer = await backend.write(ChangeEmailDocument, { email, password });
      return answer.data.updateCustomerEmail ? { ok: true } : refusal("ChangeEmail", answer, toProofProblem);
    },

    async changePassword(current, wanted) {
      const answer = await backend.write(ChangePasswordDocument, { current, wanted });
      return answer.data.changeCustomerPassword ? { ok: true } : refusal("ChangePassword", answer, toProofProblem);
    },

    async subscribe(email) {
      return toSubscription(await backend.write(SubscribeDocument, { email }));
    },

    unsubscribe: () => changeProfile({ is_subscribed: false }),

    async deleteAccount() {
      const answer = await backend.write(DeleteAccountDocument, {});
      return answer.data.deleteCustomer ? { ok: true } : refusal("DeleteAccount", answer, toAccountProblem);
    },

    async cartId() {
      const answer = await backend.readPrivate(CustomerCartDocument, {});
      return asId<CartId>(answer.data.customerCart.id);
    },

    async cart() {
      const answer = await backend.readPrivate(OwnCartDocument, {});
      backend.tolerate("OwnCart", answer);
      return toCart(answer.data.customerCart, await site.pricesIncludeTax());
    },

    async mergeCart(from, into) {
      const answer = await backend.write(MergeCartsDocument, { from, into });
      const id = answer.data.mergeCarts?.id;
      return id ? { ok: true, id: asId<CartId>(id) } : refusal("MergeCarts", answer, toAccountProblem);
    },
  };
}
