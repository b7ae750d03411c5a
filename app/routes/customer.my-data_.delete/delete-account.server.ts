import { dropCustomer } from "~/lib/server/customer-token.server";
import { attemptOf } from "~/lib/server/limit-attempts.server";
import { TOO_MANY_TRIES } from "~/lib/server/texts";
import { NO_ANSWER, orRefusal } from "~/lib/server/or-refusal.server";
import { REQUIRED } from "~/lib/server/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";

const WRONG = "The current password is not right.";

/** A token alone deletes nobody: whoever sits at an open browser has to know the password. */
export async function deleteAccount({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { account, customer } = shop.commerce;
  const again = (message: string, field?: string) =>
    refuse(
      shop,
      withProblems(
        sentState(form, "delete"),
        [{ code: "delete", message, ...(field && { field }) }],
        ["currentPassword"],
      ),
    );
  const password = form.get("currentPassword");
  if (typeof password !== "string" || password === "" || password.length > 256)
    return again(REQUIRED, "currentPassword");

  const { email } = await customer.profile();
  const attempt = attemptOf(shop, "log-in", email);
  if (attempt.isOver) return again(TOO_MANY_TRIES);
  const proof = await orRefusal(shop, account.logIn(email, password), NO_ANSWER);
  if (!proof.ok) {
    const isDown = proof.problems.some(({ code }) => code === "unavailable");
    if (!isDown) attempt.note();
    return isDown ? again(proof.problems.map(({ message }) => message).join(", ")) : again(WRONG, "currentPassword");
  }
  const outcome = await orRefusal(shop, customer.deleteAccount());
  if (!outcome.ok) return again(outcome.problems.map(({ message }) => message).join(", "));
  dropCustomer(shop.cookies);
  shop.cookies.forget("log-out");
  shop.notices.add({ kind: "success", text: "Your account was deleted." });
  return seeOther("/");
}
