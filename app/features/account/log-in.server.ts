import { customerToken, dropCustomer } from "~/lib/server/customer-token.server";
import { z } from "zod";
import { email, secret } from "~/lib/server/fields.server";
import type { SubmissionResult } from "~/lib/forms/submission";
import { parseForm } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import { sameOriginPath } from "~/lib/urls/same-origin-path";
import { inOneLine } from "./in-one-line";
import { countAttempt } from "~/lib/server/limit-attempts.server";
import { logInCountedBy, rememberDevice } from "./known-device.server";
import { askForToken, openAccount } from "./open-account.server";
import { afterLogIn } from "~/lib/server/session-ended.server";
import { LOG_IN_REFUSED } from "./texts";

/** The invalid form, with the path to go to after success. */
export interface AccountAnswer {
  readonly state: SubmissionResult;
  readonly returnTo: string;
}

export const PROFILE = "/customer/my-profile";

export const credentials = z.object({ email, password: secret() });

export async function logIn({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const returnTo = sameOriginPath(form.get("return-to"), PROFILE);
  const again = (state: SubmissionResult, status?: 429) => invalid({ state, returnTo } satisfies AccountAnswer, status);
  const parsed = parseForm(form, credentials);
  if (!parsed.ok) return again(parsed.reply());
  const attempt = await countAttempt(shop, "log-in", await logInCountedBy(shop.cookies, parsed.value.email));
  const no = (message: string) => parsed.reply([{ code: "account", message }]);
  if (attempt.isOver) return again(no(LOG_IN_REFUSED), 429);

  const { email: address, password } = parsed.value;
  const outcome = await askForToken(shop, address, password);
  // Somebody else may be logged in on this browser, in another tab: only a log-in that succeeds ends that.
  if (outcome.ok && customerToken(shop.cookies)) dropCustomer(shop.cookies);
  const opened = outcome.ok ? await openAccount(shop, outcome) : outcome;
  if (opened.ok) {
    await Promise.all([attempt.succeed(), rememberDevice(shop.cookies, address)]);
    return seeOther(afterLogIn(shop, returnTo));
  }
  if (opened.problems.some(({ code }) => code === "unavailable")) await attempt.takeBack();
  return again(no(inOneLine(opened.problems)));
}
