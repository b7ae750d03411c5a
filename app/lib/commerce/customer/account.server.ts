import { toFailureOrThrow, toResult } from "~/lib/commerce/cart/to-problem.server";
import type { Account } from "~/lib/commerce/model/commerce";
import type { NewsletterStatus } from "~/lib/commerce/model/customer";
import { DEFAULT_PASSWORD_RULE } from "~/lib/commerce/model/password-rule";
import type { Result } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  LogInDocument,
  PasswordRuleDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SubscribeDocument,
  type SubscribeMutation,
  type SubscriptionStatusesEnum,
} from "~/lib/commerce/wire/generated/graphql";
import { toAccountProblem } from "./to-account-problem.server";

export function createAccount(backend: Backend): Account {
  return {
    passwordRule() {
      const load = async () => {
        const config = await backend.requireField(backend.readPublic(PasswordRuleDocument, {}), "storeConfig");
        const { minimumLength, requiredClasses } = DEFAULT_PASSWORD_RULE;
        // Magento returns both numbers as text.
        return {
          minimumLength: Number(config.minimum_password_length) || minimumLength,
          requiredClasses: Number(config.required_character_classes_number) || requiredClasses,
        };
      };
      return backend.cached({ name: "password-rule", key: null, tags: ["store"], freshness: FRESHNESS.frame, load });
    },

    async logIn(email, password) {
      const answer = await backend.writeAsGuest(LogInDocument, { email, password });
      const token = answer.data.generateCustomerToken?.token;
      if (!token) return toFailureOrThrow(answer, toAccountProblem);
      return { ok: true, token, lifetimeSeconds: lifetimeOf(token) ?? DEFAULT_LIFETIME_SECONDS };
    },

    register({ firstName, lastName, email, password, wantsNewsletter }) {
      const account = { firstname: firstName, lastname: lastName, email, password, is_subscribed: wantsNewsletter };
      return toResult(backend.writeAsGuest(RegisterDocument, { account }), "createCustomerV2", toAccountProblem);
    },

    async subscribe(email) {
      return toSubscription(await backend.writeAsGuest(SubscribeDocument, { email }));
    },

    async requestReset(email) {
      const answer = await backend.writeAsGuest(RequestPasswordResetDocument, { email });
      if (answer.data.requestPasswordResetEmail !== null && answer.errors.length === 0) return { ok: true };
      return toFailureOrThrow(answer, toAccountProblem);
    },

    resetPassword: (reset) =>
      toResult(backend.writeAsGuest(ResetPasswordDocument, reset), "resetPassword", toAccountProblem),
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

const STATUSES: Readonly<Record<SubscriptionStatusesEnum, NewsletterStatus>> = {
  NOT_ACTIVE: "not-active",
  SUBSCRIBED: "subscribed",
  UNCONFIRMED: "unconfirmed",
  UNSUBSCRIBED: "unsubscribed",
};

/** Subscribing twice succeeds: the shopper is subscribed. */
export function toSubscription(answer: GraphqlResult<SubscribeMutation>): Result<{ status: NewsletterStatus }> {
  const status = answer.data.subscribeEmailToNewsletter?.status;
  if (status) return { ok: true, status: STATUSES[status] };
  const isSubscribedAlready = answer.errors.some(({ message }) => message.includes("already subscribed"));
  return isSubscribedAlready ? { ok: true, status: "subscribed" } : toFailureOrThrow(answer, toAccountProblem);
}
