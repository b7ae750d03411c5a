import { refused, type Outcome } from "~/lib/commerce/model/problem";
import { countAttempt, TOO_MANY } from "~/lib/server/limit-attempts.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import { logInCountedBy } from "./known-device.server";
import type { Shop } from "~/lib/server/shop.server";

/** Any other refusal leaves open whether the password was right. */
const WRONG_PASSWORD = new Set(["current-password", "sign-in"]);

interface Proof<T> {
  readonly email: string;
  readonly send: () => Promise<Outcome<T>>;
  /** Instead of the text for a write that may be done without an answer. */
  readonly noAnswer?: string;
}

/** Sends what proves the current password: counted as a log-in, before it is tried, because at a browser left open it is as good for guessing. */
export async function provePassword<T>(shop: Shop, { email, send, noAnswer }: Proof<T>): Promise<Outcome<T>> {
  const attempt = await countAttempt(shop, "log-in", await logInCountedBy(shop.cookies, email));
  if (attempt.isOver) return refused(TOO_MANY);
  const outcome = await orFormError(shop, send(), noAnswer);
  if (outcome.ok) await attempt.succeed();
  else if (!outcome.problems.some(({ code }) => WRONG_PASSWORD.has(code))) await attempt.takeBack();
  return outcome;
}
