import { cartContext, cartResults, toCart } from "~/lib/commerce/cart/to-cart.server";
import { toFailureOrThrow, toResult, toAccountProblem, toProofProblem } from "~/lib/commerce/cart/to-problem.server";
import type { Sources } from "~/lib/commerce/content/content.server";
import type {
  CustomerToken,
  Enquiry,
  NewAccount,
  NewsletterStatus,
  PersonalDetails,
  Profile,
} from "~/lib/commerce/model/customer";
import { type CartId, asId } from "~/lib/commerce/model/ids";
import type { Result } from "~/lib/commerce/model/problem";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { createAddressBook } from "./address-book.server";
import { createOrders } from "./orders.server";
import {
  readRequiredAttributes,
  toAccountInput,
  toAttributeErrors,
  toRegistrationProblem,
} from "./registration.server";

/** Everything here throws `unauthorized` without a valid token. */
export function createCustomerArea(sources: Sources) {
  const { backend } = sources;
  const changeProfile = (changes: gql.CustomerUpdateInput) =>
    toResult(backend.write(gql.ChangeProfileDocument, { changes }), "updateCustomerV2", toAccountProblem);

  return {
    ...createAddressBook(sources),
    ...createOrders(sources),

    async logOut() {
      await backend.write(gql.LogOutDocument, {});
    },

    async profile(): Promise<Profile> {
      const customer = await backend.requireField(backend.readPrivate(gql.ProfileDocument, {}), "customer");
      return { email: customer.email ?? "", ...toDetails(customer), isSubscribed: customer.is_subscribed ?? false };
    },

    changeDetails: (details: PersonalDetails) => changeProfile(toDetailsInput(details)),

    changeEmail: (email: string, password: string) =>
      toResult(backend.write(gql.ChangeEmailDocument, { email, password }), "updateCustomerEmail", toProofProblem),

    changePassword: (current: string, wanted: string) =>
      toResult(
        backend.write(gql.ChangePasswordDocument, { current, wanted }),
        "changeCustomerPassword",
        toProofProblem,
      ),

    subscribe: async (email: string) => toSubscription(await backend.write(gql.SubscribeDocument, { email })),

    unsubscribe: () => changeProfile({ is_subscribed: false }),

    deleteAccount: () => toResult(backend.write(gql.DeleteAccountDocument, {}), "deleteCustomer", toAccountProblem),

    async cartId() {
      const { id } = await backend.requireField(backend.readPrivate(gql.CustomerCartIdDocument, {}), "customerCart");
      return asId<CartId>(id);
    },

    async cart() {
      const cart = await backend.requireField(backend.readPrivate(gql.CustomerCartDocument, {}), "customerCart");
      return toCart(cart, await cartContext(sources));
    },

    /** The backend closes the guest's cart. */
    async mergeCart(from: CartId, into: CartId) {
      const answer = await backend.write(gql.MergeCartsDocument, { from, into });
      return cartResults(sources)(answer, answer.data.mergeCarts, toAccountProblem);
    },
  };
}

function toDetails(customer: NonNullable<gql.ProfileQuery["customer"]>): PersonalDetails {
  return {
    prefix: customer.prefix ?? "",
    firstName: customer.firstname ?? "",
    lastName: customer.lastname ?? "",
    suffix: customer.suffix ?? "",
    birthDate: /^\d{4}-\d\d-\d\d/.exec(customer.date_of_birth ?? "")?.[0] ?? "",
    // Magento returns 0 if it was never set.
    gender: (["1", "2", "3"] as const).find((known) => known === String(customer.gender)) ?? "",
    taxNumber: customer.taxvat ?? "",
  };
}

/** An empty text clears the field; an empty gender is left out, because Magento rejects it. */
function toDetailsInput(details: PersonalDetails): gql.CustomerUpdateInput {
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

/** Never sent with a token, so that an expired one cannot interfere. */
export function createAccount(sources: Sources) {
  const { backend, site } = sources;
  return {
    passwordRule: async () => (await site.facts()).passwordRule,

    async logIn(email: string, password: string): Promise<Result<CustomerToken>> {
      const answer = await backend.writeAsGuest(gql.LogInDocument, { email, password });
      const token = answer.data.generateCustomerToken?.token;
      if (!token) return toFailureOrThrow(answer, toAccountProblem);
      return { ok: true, token, lifetimeSeconds: lifetimeOf(token) ?? DEFAULT_LIFETIME_SECONDS };
    },

    requiredAttributes: () => readRequiredAttributes(sources),

    async register(account: NewAccount): Promise<Result<object>> {
      const answer = await backend.writeAsGuest(gql.RegisterDocument, { account: toAccountInput(account) });
      if (answer.data.createCustomerV2) return { ok: true };
      const errors = answer.errors.flatMap((error) => toAttributeErrors(error, account.attributes));
      return toFailureOrThrow({ ...answer, errors }, (error) => toRegistrationProblem(error, account.attributes));
    },

    async subscribe(email: string) {
      return toSubscription(await backend.writeAsGuest(gql.SubscribeDocument, { email }));
    },

    /** Also fails for an unknown email. Do not let the shopper see the difference. */
    async requestReset(email: string): Promise<Result<object>> {
      const answer = await backend.writeAsGuest(gql.RequestPasswordResetDocument, { email });
      if (answer.data.requestPasswordResetEmail !== null && answer.errors.length === 0) return { ok: true };
      return toFailureOrThrow(answer, toAccountProblem);
    },

    resetPassword: (reset: { email: string; token: string; password: string }) =>
      toResult(backend.writeAsGuest(gql.ResetPasswordDocument, reset), "resetPassword", toAccountProblem),

    /** Needs the capability contactUs. */
    async contact({ name, email, phone, text }: Enquiry): Promise<Result<object>> {
      const input = { name, email, comment: text, ...(phone ? { telephone: phone } : {}) };
      const answer = await backend.writeAsGuest(gql.ContactUsDocument, { input });
      if (answer.data.contactUs?.status) return { ok: true };
      return toFailureOrThrow(answer, ({ message, meaning }) => ({
        code: "contact",
        message,
        ...(meaning.key === "wrong-email" ? { field: "email" } : {}),
      }));
    },
  };
}

/** Magento's default, for tokens that do not state their lifetime. JSON Web Tokens do. */
const DEFAULT_LIFETIME_SECONDS = 3_600;

/** In seconds, exp minus iat: independent of this server's clock. */
function lifetimeOf(token: string): number | null {
  const [, payload] = token.split(".");
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null || !("exp" in claims) || !("iat" in claims)) return null;
    const seconds = Number(claims.exp) - Number(claims.iat);
    return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
  } catch {
    return null; // an opaque token, not a JSON Web Token
  }
}

const STATUSES: Readonly<Record<gql.SubscriptionStatusesEnum, NewsletterStatus>> = {
  NOT_ACTIVE: "not-active",
  SUBSCRIBED: "subscribed",
  UNCONFIRMED: "unconfirmed",
  UNSUBSCRIBED: "unsubscribed",
};

/** Subscribing twice succeeds: the shopper is subscribed. */
function toSubscription(answer: GraphqlResult<gql.SubscribeMutation>): Result<{ status: NewsletterStatus }> {
  const status = answer.data.subscribeEmailToNewsletter?.status;
  if (status) return { ok: true, status: STATUSES[status] };
  const isSubscribedAlready = answer.errors.some(({ category }) => category === "graphql-already-exists");
  return isSubscribedAlready ? { ok: true, status: "subscribed" } : toFailureOrThrow(answer, toAccountProblem);
}
