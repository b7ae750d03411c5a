import { z } from "zod";
import type { PasswordRule } from "~/lib/commerce/model/password-rule";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { newPassword, secret } from "~/lib/server/request/fields.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { PASSWORDS_DIFFER } from "./account-messages";
import { logInLimitKey } from "./known-device.server";

/** Any other rejection leaves open whether the password was right. */
const WRONG_PASSWORD = new Set(["current-password", "sign-in"]);

interface Proof<T> {
  readonly email: string;
  readonly send: () => Promise<Result<T>>;
  readonly unansweredText?: string;
}

/** Submits a form that verifies the current password. Counted as a log-in attempt, since it allows guessing on an unattended browser. */
export async function verifyPassword<T>(shop: Shop, { email, send, unansweredText }: Proof<T>): Promise<Result<T>> {
  const attempt = await countAttempt(shop, "log-in", await logInLimitKey(shop.cookies, email));
  if (attempt.isOver) return fail(TOO_MANY_ATTEMPTS);
  const result = await orFormError(shop, send(), unansweredText);
  if (result.ok) await attempt.succeed();
  else if (!result.problems.some(({ code }) => WRONG_PASSWORD.has(code))) await attempt.uncount();
  return result;
}

export function passwordPair<Shape extends z.ZodRawShape>(rule: PasswordRule, others: Shape) {
  return z
    .object({ ...others, password: newPassword(rule), confirmPassword: secret() })
    .superRefine((values: { password?: unknown; confirmPassword?: unknown }, check) => {
      if (values.password === values.confirmPassword) return;
      check.addIssue({ code: "custom", message: PASSWORDS_DIFFER, path: ["confirmPassword"] });
    });
}
