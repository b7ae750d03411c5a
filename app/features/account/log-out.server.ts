import { customerToken, dropCustomer } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** Revokes the token and deletes all private cookies, even when the backend does not answer. */
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
