import { isCommerceError } from "~/lib/commerce/model/errors";
import { dropCustomer, keepCustomer } from "~/lib/server/customer-token.server";
import { NO_ANSWER, orFormError } from "~/lib/server/or-form-error.server";
import type { Shop } from "~/lib/server/shop.server";

/** Some releases of Magento count in whole seconds, and refuse a token made in the second of the revocation (`JwtUserToken`'s Revoker). */
const REVOCATION_MS = 1_000;

/**
 * After a change of the password: ends every log-in of the customer, as somebody may have made one with the old password, and logs this browser in with
 * the new one. False where that fails; the browser is then logged out.
 */
export async function renewLogIn(
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const { account, customer } = shop.commerce;
  try {
    await customer.logOut();
    await new Promise((resolve) => setTimeout(resolve, REVOCATION_MS));
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("error", "log-ins with an old password were not ended", { kind: error.kind, error });
  }
  const outcome = await orFormError(shop, account.logIn(email, password), NO_ANSWER);
  if (outcome.ok) keepCustomer(shop.cookies, outcome);
  else dropCustomer(shop.cookies);
  return outcome.ok;
}
