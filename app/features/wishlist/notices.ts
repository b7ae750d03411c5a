import type { Notice } from "~/lib/notices";

/** Fixed texts (product P163). */
export const WISHED: Notice = { kind: "success", title: "Wishlist", text: "Added to your wishlist." };
export const NOT_WISHED: Notice = { kind: "danger", title: "Wishlist", text: "Removed from your wishlist." };

export function wishlistError(text: string): Notice {
  return { kind: "danger", title: "Wishlist error", text };
}
