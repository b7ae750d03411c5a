import type { Account } from "~/lib/commerce/model/commerce";
import { DEFAULT_PASSWORD_RULE, type PasswordRule } from "~/lib/commerce/model/password-rule";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  LogInDocument,
  PasswordRuleDocument,
  type PasswordRuleQuery,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SubscribeDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { refusedOrThrow } from "~/lib/commerce/cart/refused-or-throw.server";
import { toAccountProblem } from "./to-account-problem.server";
import { toSubscription } from "./to-subscription.server";
import { toCustomerToken } from "./to-customer-token.server";

export function createAccount(backend: Backend): Account {
  return {
    passwordRule() {
      const load = async () => {
        const answer = await backend.readPublic(PasswordRuleDocument, {});
        if (!answer.data.storeConfig) throw unexpected("PasswordRule", answer);
        return toPasswordRule(answer.data.storeConfig);
      };
      return backend.cached({ as: "password-rule", by: null, tags: ["store"], freshness: FRESHNESS.frame, load });
    },

    async logIn(email, password) {
      const answer = await backend.writeAsGuest(LogInDocument, { email, password });
      const token = answer.data.generateCustomerToken?.token;
      return token ? { ok: true, ...toCustomerToken(token) } : refusedOrThrow("LogIn", answer, toAccountProblem);
    },

    async register({ firstName, lastName, email, password, wantsNewsletter }) {
      const account = { firstname: firstName, lastname: lastName, email, password, is_subscribed: wantsNewsletter };
      const answer = await backend.writeAsGuest(RegisterDocument, { account });
      return answer.data.createCustomerV2 ? { ok: true } : refusedOrThrow("Register", answer, toAccountProblem);
    },

    async subscribe(email) {
      return toSubscription(await backend.writeAsGuest(SubscribeDocument, { email }));
    },

    async requestReset(email) {
      const answer = await backend.writeAsGuest(RequestPasswordResetDocument, { email });
      if (answer.data.requestPasswordResetEmail !== null && answer.errors.length === 0) return { ok: true };
      return refusedOrThrow("RequestPasswordReset", answer, toAccountProblem);
    },

    async resetPassword(reset) {
      const answer = await backend.writeAsGuest(ResetPasswordDocument, reset);
      return answer.data.resetPassword ? { ok: true } : refusedOrThrow("ResetPassword", answer, toAccountProblem);
    },
  };
}

type Config = NonNullable<PasswordRuleQuery["storeConfig"]>;

/** Magento returns both numbers as text. */
function toPasswordRule(config: Config): PasswordRule {
  const { minimumLength, requiredClasses } = DEFAULT_PASSWORD_RULE;
  return {
    minimumLength: Number(config.minimum_password_length) || minimumLength,
    requiredClasses: Number(config.required_character_classes_number) || requiredClasses,
  };
}
