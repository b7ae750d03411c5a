import { categoryPath, phone } from "../support/steps/phone.ts";

/** Makes each URL unique, for a given shopper. */
interface Visit {
  readonly unique: number;
  readonly order: string;
}

export interface HeldPage {
  readonly name: string;
  /** Not cached. */
  path(visit: Visit): string;
  /** The part is only slow with an empty cache. */
  readonly isCached?: boolean;
  /** Late, it lacks something that a fast backend would have shown. */
  readonly isShortened?: boolean;
  readonly held: RegExp;
  readonly before: string;
  readonly inside: string;
  readonly failed: string;
}

export const pathOfList = (unique: number) => `${categoryPath}?price=0_${100_000 + unique}`;

/** A filtered list, without the read of its most crowded price band (up to 1,00,000). */
const FILTERED = /query Listing.*"to":"(?!100000")/s;

export const HELD_PAGES: readonly HeldPage[] = [
  {
    name: "the home page",
    path: () => "/",
    isCached: true,
    held: /query Cards.*"new":/s,
    before: 'class="home ',
    inside: ">New arrivals</h2>",
    failed: "New arrivals could not be loaded.",
  },
  {
    name: "a category",
    path: ({ unique }) => pathOfList(unique),
    held: FILTERED,
    before: "<h1>Smartphones</h1>",
    inside: phone.name,
    failed: "The list could not be loaded.",
  },
  {
    name: "search results",
    path: ({ unique }) => `/search-results?term=phone&price=0_${100_000 + unique}`,
    held: FILTERED,
    before: "Search results for </span>",
    inside: 'class="card"',
    failed: "The list could not be loaded.",
  },
  {
    name: "a product's reviews",
    path: () => phone.path,
    isCached: true,
    // The accessories beside the button come with the reviews, and are left out where they are
    // late.
    isShortened: true,
    held: /query ProductExtras\(/,
    before: ">Kestriva Aura 5G</h1>",
    inside: 'id="reviews-title"',
    failed: "The reviews could not be loaded.",
  },
  {
    name: "the cart",
    path: () => "/cart",
    held: /query Cart\(/,
    before: "<header",
    inside: "Order summary",
    failed: "Your cart could not be loaded.",
  },
  {
    name: "the account",
    path: () => "/customer",
    held: /query Orders\(/,
    before: "<h1>My Account</h1>",
    inside: ">View order</a>",
    failed: "Your latest orders could not be loaded.",
  },
  {
    name: "the wishlist",
    path: () => "/customer/my-wishlist",
    held: /query Wishlist\(/,
    before: "<h1>My wishlist</h1>",
    inside: "Share this list",
    failed: "Your wishlist could not be loaded.",
  },
  {
    name: "an order",
    path: ({ order }) => order,
    held: /query OrdersWithDetails\(/,
    before: "<h1>Order ",
    inside: "Order summary",
    failed: "Your order could not be loaded.",
  },
];
