import type { CartFragment } from "~/lib/commerce/wire/generated/graphql";

/** A line of the cart as the backend sends it. */
export type WireLine = NonNullable<NonNullable<CartFragment["items"]>[number]>;
