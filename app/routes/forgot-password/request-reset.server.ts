import { z } from "zod";
import { RESET_FAILED, RESET_SENT } from "~/features/account/account-messages";
import { OVERVIEW } from "~/features/account/log-in.server";
import { raceTimeout } from "~/lib/async/race-timeout";
import { email, invalid, orFormError, parseForm } from "~/lib/server/request/parse-form.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { seeOther } from "~/lib/server/request/responses";
import { withReturn } from "~/lib/urls/log-in-path";
import { sameOriginPath } from "~/lib/urls/paths";

export const resetRequest = z.object({ email });

/** Magento sends the mail before it responds, so only a known email takes long. */
const RESPONSE_MS = 600;

/** Always responds the same after the same time (decision 0012). Only an unavailable backend is reported, at once if known earlier. */
export async function requestReset({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, resetRequest);
  if (!parsed.ok) return invalid(parsed.reply());
  const attempt = await countAttempt(shop, "reset", parsed.value.email);
  if (attempt.isOver) return invalid(parsed.reply([TOO_MANY_ATTEMPTS]), 429);
  const request = orFormError(shop, shop.commerce.account.requestReset(parsed.value.email), RESET_FAILED);
  const [settled] = await Promise.all([
    raceTimeout(RESPONSE_MS, request),
    new Promise((done) => setTimeout(done, RESPONSE_MS)),
  ]);
  if (!settled)
    shop.waitUntil(request.catch((error: unknown) => shop.log("error", "a password reset failed", { error })));
  const result = settled?.value;
  if (result?.ok === false && result.problems.some(({ code }) => code === "unavailable")) {
    return invalid(parsed.reply(result.problems));
  }
  shop.notices.add({ kind: "info", text: RESET_SENT, persist: true });
  const returnTo = sameOriginPath(form.get("return-to"), OVERVIEW);
  return seeOther(returnTo === OVERVIEW ? "/forgot-password" : withReturn("/forgot-password", returnTo));
}
