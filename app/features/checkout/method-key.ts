import type { ShippingMethod } from "~/lib/commerce/model/cart";

/** One form value for a method, which the backend identifies by two codes. */
export function methodKey({ carrier, method }: Pick<ShippingMethod, "carrier" | "method">): string {
  return `${carrier}:${method}`;
}
