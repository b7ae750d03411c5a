import { customerToken, dropCustomer } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** Ends the token at the backend and forgets everything private. A backend that does not answer cannot keep anyone logged in. */
export async function logOut(shop: Shop): Promise<Response> {
  const { cookies, commerce, notices } = shop;
  if (customerToken(cookies)) {
    try {
      await commerce.customer.logOut();
    } catch (error) {
      if (!isCommerceError(error)) throw error;
      if (error.kind !== "unauthorized") shop.log("error", "a token was not revoked", { kind: error.kind, error });
    }
    notices.add({ kind: "success", text: "You are logged out." });
  }
  dropCustomer(cookies);
  cookies.forget("log-out");
  return seeOther("/");
}
