import type { CartFragment } from "~/lib/commerce/wire/generated/graphql";

export type WireLine = NonNullable<NonNullable<CartFragment["items"]>[number]>;
