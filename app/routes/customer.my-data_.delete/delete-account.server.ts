import { z } from "zod";
import { joinMessages } from "~/features/account/account-messages";
import { verifyPassword } from "~/features/account/passwords.server";
import { endCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { secret, BACKEND_UNAVAILABLE, orFormError, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import { type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";

const WRONG = "The current password is incorrect.";

export const proof = z.object({ currentPassword: secret() });

/** Requires the password: the token alone would let anyone at an open browser delete the account. */
export async function deleteAccount({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { account, customer } = shop.commerce;
  const parsed = parseWithoutCheck(form, proof);
  if (!parsed.ok) return parsed.reject();
  const reject = (message: string, field?: string) =>
    parsed.reject([{ code: "delete", message, ...(field && { field }) }]);
  const { email } = await customer.profile();
  const send = () => account.logIn(email, parsed.value.currentPassword);
  const proved = await verifyPassword(shop, { email, send, unansweredText: BACKEND_UNAVAILABLE });
  if (!proved.ok) {
    const isWrong = proved.problems.some(({ code }) => code === "sign-in");
    return isWrong ? reject(WRONG, "currentPassword") : reject(joinMessages(proved.problems));
  }
  const result = await orFormError(shop, customer.deleteAccount());
  if (!result.ok) return reject(joinMessages(result.problems));
  endCustomerSession(shop.cookies);
  shop.cookies.clearOn("log-out");
  shop.notices.add({ kind: "success", text: "Your account has been deleted." });
  return seeOther("/");
}
