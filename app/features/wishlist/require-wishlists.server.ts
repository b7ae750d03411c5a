import { notFound } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** In a shop without wishlists nobody finds a page about them. */
export async function requireWishlists({ commerce }: Shop): Promise<void> {
  const { hasWishlists } = await commerce.content.store();
  if (!hasWishlists) notFound();
}
