import { cartResults, toCart } from "~/lib/commerce/cart/to-cart.server";
import { toResult } from "~/lib/commerce/cart/to-problem.server";
import type { Sources } from "~/lib/commerce/content/content.server";
import type { CustomerArea } from "~/lib/commerce/model/commerce";
import type { PersonalDetails } from "~/lib/commerce/model/customer";
import { type CartId, asId } from "~/lib/commerce/model/ids";
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

export function createCustomerArea(sources: Sources): CustomerArea {
  const { backend, site } = sources;
  const changeProfile = (changes: CustomerUpdateInput) =>
    toResult(backend.write(ChangeProfileDocument, { changes }), "updateCustomerV2", toAccountProblem);

  return {
    ...createAddressBook(backend),
    ...createOrders(sources),
    ...createOrderChanges(sources),

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

    changeEmail: (email, password) =>
      toResult(backend.write(ChangeEmailDocument, { email, password }), "updateCustomerEmail", toProofProblem),

    changePassword: (current, wanted) =>
      toResult(backend.write(ChangePasswordDocument, { current, wanted }), "changeCustomerPassword", toProofProblem),

    subscribe: async (email) => toSubscription(await backend.write(SubscribeDocument, { email })),

    unsubscribe: () => changeProfile({ is_subscribed: false }),

    deleteAccount: () => toResult(backend.write(DeleteAccountDocument, {}), "deleteCustomer", toAccountProblem),

    async cartId() {
      const { id } = await backend.requireField(backend.readPrivate(CustomerCartIdDocument, {}), "customerCart");
      return asId<CartId>(id);
    },

    async cart() {
      const cart = await backend.requireField(backend.readPrivate(CustomerCartDocument, {}), "customerCart");
      return toCart(cart, await site.pricesIncludeTax());
    },

    async mergeCart(from, into) {
      const answer = await backend.write(MergeCartsDocument, { from, into });
      return cartResults(sources)(answer, answer.data.mergeCarts, toAccountProblem);
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
