import { toCart } from "~/lib/commerce/cart/to-cart.server";
import { toFailureOrThrow } from "~/lib/commerce/cart/to-problem.server";
import type { Site } from "~/lib/commerce/content/content.server";
import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { CustomerArea } from "~/lib/commerce/model/commerce";
import type { PersonalDetails } from "~/lib/commerce/model/customer";
import { type CartId, asId } from "~/lib/commerce/model/ids";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ChangeProfileDocument,
  CustomerCartIdDocument,
  DeleteAccountDocument,
  type CustomerUpdateInput,
  LogOutDocument,
  MergeCartsDocument,
  CustomerCartDocument,
  ProfileDocument,
  SubscribeDocument,
  type ProfileQuery,
} from "~/lib/commerce/wire/generated/graphql";
import { toSubscription } from "./account.server";
import { createAddressBook } from "./address-book.server";
import { createOrderChanges, createOrders } from "./orders.server";
import { toAccountProblem, toProofProblem } from "./to-account-problem.server";

export function createCustomerArea(
  backend: Backend,
  site: Site,
  capabilities: () => Promise<Capabilities>,
): CustomerArea {
  async function changeProfile(changes: CustomerUpdateInput): ReturnType<CustomerArea["changeDetails"]> {
    const answer = await backend.write(ChangeProfileDocument, { changes });
    return answer.data.updateCustomerV2 ? { ok: true } : toFailureOrThrow("ChangeProfile", answer, toAccountProblem);
  }

  return {
    ...createAddressBook(backend),
    ...createOrders(backend, site, capabilities),
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
      return answer.data.updateCustomerEmail ? { ok: true } : toFailureOrThrow("ChangeEmail", answer, toProofProblem);
    },

    async changePassword(current, wanted) {
      const answer = await backend.write(ChangePasswordDocument, { current, wanted });
      return answer.data.changeCustomerPassword
        ? { ok: true }
        : toFailureOrThrow("ChangePassword", answer, toProofProblem);
    },

    async subscribe(email) {
      return toSubscription(await backend.write(SubscribeDocument, { email }));
    },

    unsubscribe: () => changeProfile({ is_subscribed: false }),

    async deleteAccount() {
      const answer = await backend.write(DeleteAccountDocument, {});
      return answer.data.deleteCustomer ? { ok: true } : toFailureOrThrow("DeleteAccount", answer, toAccountProblem);
    },

    async cartId() {
      const answer = await backend.readPrivate(CustomerCartIdDocument, {});
      if (!answer.data.customerCart) throw unexpected("CustomerCartId", answer);
      return asId<CartId>(answer.data.customerCart.id);
    },

    async cart() {
      const answer = await backend.readPrivate(CustomerCartDocument, {});
      if (!answer.data.customerCart) throw unexpected("CustomerCart", answer);
      backend.logPartialErrors("CustomerCart", answer);
      return toCart(answer.data.customerCart, await site.pricesIncludeTax());
    },

    async mergeCart(from, into) {
      const answer = await backend.write(MergeCartsDocument, { from, into });
      const cart = answer.data.mergeCarts;
      if (!cart) return toFailureOrThrow("MergeCarts", answer, toAccountProblem);
      backend.logPartialErrors("MergeCarts", answer);
      return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
    },
  };
}

type WireCustomer = NonNullable<ProfileQuery["customer"]>;

function toDetails(customer: WireCustomer): PersonalDetails {
  return {
    prefix: customer.prefix ?? "",
    firstName: customer.firstname ?? "",
    lastName: customer.lastname ?? "",
    suffix: customer.suffix ?? "",
    birthDate: /^\d{4}-\d\d-\d\d/.exec(customer.date_of_birth ?? "")?.[0] ?? "",
    gender: toGender(customer.gender),
    taxNumber: customer.taxvat ?? "",
  };
}

/** Magento returns 0 if it was never set. */
function toGender(gender: number | null): PersonalDetails["gender"] {
  return gender === 1 || gender === 2 || gender === 3 ? `${gender}` : "";
}

/** An empty text clears the field; an empty gender is left out, because Magento rejects it. */
function toDetailsInput(details: PersonalDetails): CustomerUpdateInput {
  return {
    firstname: details.firstName,
    lastname: details.lastName,
    prefix: details.prefix,
    suffix: details.suffix,
    date_of_birth: details.birthDate,
    taxvat: details.taxNumber,
    ...(details.gender && { gender: Number(details.gender) }),
  };
}
