import { useShop } from "~/lib/root-data";

/** Pages of the customer account below /customer, in menu order. */
export const ACCOUNT_PAGES = {
  "my-profile": { name: "My profile", icon: "user" },
  "addresses-details": { name: "Addresses", icon: "map-pin" },
  "my-newsletter": { name: "My newsletter", icon: "mail" },
  "my-wishlist": { name: "My wishlist", icon: "heart" },
  "order-history": { name: "Order history", icon: "package" },
  "my-reviews": { name: "My reviews", icon: "star" },
  "my-downloads": { name: "My downloads", icon: "download" },
  "my-data": { name: "My data", icon: "shield" },
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;

/** Whether this shop has the page. */
export function useHasPage(): (page: AccountPage) => boolean {
  const { hasWishlists } = useShop();
  return (page) => hasWishlists || page !== "my-wishlist";
}
