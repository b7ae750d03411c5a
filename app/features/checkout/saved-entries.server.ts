import { customerToken } from "~/lib/server/customer-token.server";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import type { Shop } from "~/lib/server/shop.server";

/** The customer's address book; empty for a guest. */
export async function savedEntries({ cookies, commerce }: Shop): Promise<readonly SavedAddress[]> {
  return customerToken(cookies) ? commerce.customer.addresses() : [];
}
