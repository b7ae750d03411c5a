import { optional } from "~/lib/async/optional";
import { z } from "zod";
import { DEFAULT_PASSWORD_RULE, type PasswordRule, passwordRuleText } from "~/lib/commerce/model/password-rule";
import { fail, type Result } from "~/lib/commerce/model/problem";
import {
  constraintsOf,
  newPassword,
  secret,
  formWrite,
  WRITE_UNANSWERED,
} from "~/lib/server/request/parse-form.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { PASSWORDS_DIFFER } from "./account-messages";
import { type Cookies, defineCookie, json } from "~/lib/server/cookies/cookies.server";

/** Any other rejection leaves open whether the password was right. */
const WRONG_PASSWORD = new Set(["current-password", "sign-in"]);

interface Proof<T> {
  readonly email: string;
  readonly send: () => Promise<Result<T>>;
  readonly unansweredText?: string;
}

/**
 * Submits a form that verifies the current password. Counted as a log-in attempt, since it allows
 * guessing on an unattended browser.
 */
export async function verifyPassword<T>(
  shop: Shop,
  { email, send, unansweredText = WRITE_UNANSWERED }: Proof<T>,
): Promise<Result<T>> {
  const attempt = await countAttempt(shop, "log-in", await logInLimitKey(shop.cookies, email));
  if (attempt.isOver) return fail(TOO_MANY_ATTEMPTS);
  const result = await formWrite(shop, unansweredText, send());
  if (result.ok) await attempt.succeed();
  else if (!result.problems.some(({ code }) => WRONG_PASSWORD.has(code))) await attempt.uncount();
  return result;
}

export function passwordPair<Shape extends z.ZodRawShape>(rule: PasswordRule, others: Shape) {
  return z
    .object({ ...others, password: newPassword(rule), confirmPassword: secret() })
    .refine((pair: { password?: unknown; confirmPassword?: unknown }) => pair.password === pair.confirmPassword, {
      error: PASSWORDS_DIFFER,
      path: ["confirmPassword"],
    });
}

/**
 * Falls back to a default rule, because other pages, such as a placed order's, include the form as
 * well.
 */
export async function passwordForm(shop: Shop, schema: (rule: PasswordRule) => z.ZodObject) {
  const rule = await optional(
    shop,
    { name: "password rule", fallback: DEFAULT_PASSWORD_RULE },
    shop.commerce.account.passwordRule(),
  );
  return { passwordHint: passwordRuleText(rule), constraints: constraintsOf(schema(rule)) };
}

/**
 * A browser on which a customer has logged in (OWASP: device cookies). Its attempts are counted
 * separately, so that other people's do not lock the owner out. Kept after log-out: it contains no
 * name and grants no access.
 */
const knownDeviceCookie = defineCookie({
  name: "known-device",
  seal: "sealed",
  maxAge: 180 * 24 * 3600,
  clearedOn: [],
  ...json(z.object({ id: z.string().min(1), customer: z.string().min(1) })),
});

/** Key of the attempt limit: the email, alone or with this known browser. */
export async function logInLimitKey(cookies: Cookies, email: string): Promise<string> {
  const id = await deviceOf(cookies, email);
  return id ? `${email} on ${id}` : email;
}

export async function rememberDevice(cookies: Cookies, email: string): Promise<void> {
  const id = (await deviceOf(cookies, email)) ?? crypto.randomUUID();
  cookies.set(knownDeviceCookie, { id, customer: await cookies.digest(customerOf(email)) });
}

async function deviceOf(cookies: Cookies, email: string): Promise<string | null> {
  const known = cookies.get(knownDeviceCookie);
  return known && (await cookies.isDigest(customerOf(email), known.customer)) ? known.id : null;
}

function customerOf(email: string): string {
  return `customer ${email.trim().toLowerCase()}`;
}
