import type { CustomerArea } from "../commerce.ts";
import type { Site } from "../content/content.server.ts";
import { type CartId, asId } from "../model/ids.ts";
import type { NewsletterStatus } from "../model/customer.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ChangeProfileDocument,
  CustomerCartDocument,
  type CustomerUpdateInput,
  LogOutDocument,
  MergeCartsDocument,
  ProfileDocument,
  SubscribeDocument,
  type SubscriptionStatusesEnum,
} from "../wire/generated/graphql.ts";
import { createAddressBook } from "./address-book.server.ts";
import { createOrders } from "./orders.server.ts";
import { refusal } from "./refusal.server.ts";
import { toAccountProblem, toProofProblem } from "./to-account-problem.server.ts";

export function createCustomerArea(backend: Backend, site: Site): CustomerArea {
  async function changeProfile(changes: CustomerUpdateInput): ReturnType<CustomerArea["changeNames"]> {
    const answer = await backend.write(ChangeProfileDocument, { changes });
    return answer.data.updateCustomerV2 ? { ok: true } : refusal("ChangeProfile", answer, toAccountProblem);
  }

  return {
    ...createAddressBook(backend),
    ...createOrders(backend, site),

    async logOut() {
      await backend.write(LogOutDocument, {});
    },

    async profile() {
      const answer = await backend.readPrivate(ProfileDocument, {});
      const { customer } = answer.data;
      if (!customer?.email) throw unexpected("Profile", answer);
      return {
        email: customer.email,
        firstName: customer.firstname ?? "",
        lastName: customer.lastname ?? "",
        isSubscribed: customer.is_subscribed ?? false,
      };
    },

    changeNames: ({ firstName, lastName }) => changeProfile({ firstname: firstName, lastname: lastName }),

    async changeEmail(email, password) {
      const answer = await backend.write(ChangeEmailDocument, { email, password });
      return answer.data.updateCustomerEmail ? { ok: true } : refusal("ChangeEmail", answer, toProofProblem);
    },

    async changePassword(current, wanted) {
      const answer = await backend.write(ChangePasswordDocument, { current, wanted });
      return answer.data.changeCustomerPassword ? { ok: true } : refusal("ChangePassword", answer, toProofProblem);
    },

    async subscribe(email) {
      const answer = await backend.write(SubscribeDocument, { email });
      const status = answer.data.subscribeEmailToNewsletter?.status;
      if (status) return { ok: true, status: STATUSES[status] };
      const isSubscribedAlready = answer.errors.some(({ message }) => message.includes("already subscribed"));
      return isSubscribedAlready ? { ok: true, status: "subscribed" } : refusal("Subscribe", answer, toAccountProblem);
    },

    unsubscribe: () => changeProfile({ is_subscribed: false }),

    async cartId() {
      const answer = await backend.readPrivate(CustomerCartDocument, {});
      return asId<CartId>(answer.data.customerCart.id);
    },

    async mergeCart(from, into) {
      const answer = await backend.write(MergeCartsDocument, { from, into });
      const id = answer.data.mergeCarts?.id;
      return id ? { ok: true, id: asId<CartId>(id) } : refusal("MergeCarts", answer, toAccountProblem);
    },
  };
}

const STATUSES: Readonly<Record<SubscriptionStatusesEnum, NewsletterStatus>> = {
  NOT_ACTIVE: "not-active",
  SUBSCRIBED: "subscribed",
  UNCONFIRMED: "unconfirmed",
  UNSUBSCRIBED: "unsubscribed",
};
