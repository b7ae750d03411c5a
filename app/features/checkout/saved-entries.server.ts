import type { SavedAddress } from "~/lib/commerce/model/customer";
import type { Shop } from "~/lib/server/shop.server";

/** The customer's address book; a guest has none. */
export async function savedEntries({ session, commerce }: Shop): Promise<readonly SavedAddress[]> {
  return session.customerToken ? commerce.customer.addresses() : [];
}
