/** Product attributes that have a list of their own: `new` and `sale`. */
export type Mark = "new" | "sale";

export const MARKED_LISTS = {
  new: { title: "New arrivals", lead: "What came into the shop most recently.", path: "/new-products" },
  sale: {
    title: "Big deals",
    lead: "Products that cost less today than they did before.",
    path: "/big-deal-products",
  },
} as const satisfies Record<Mark, { title: string; lead: string; path: string }>;
