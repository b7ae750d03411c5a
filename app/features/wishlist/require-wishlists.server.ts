import { notFound } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** 404 where wishlists are switched off. */
export async function requireWishlists({ commerce }: Shop): Promise<void> {
  const { hasWishlists } = await commerce.content.store();
  if (!hasWishlists) notFound();
}
