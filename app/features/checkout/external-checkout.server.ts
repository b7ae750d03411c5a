import { redirect, redirectDocument } from "@remix-run/server-runtime";
import { requireCart } from "~/features/cart/read-cart.server";
import type { CartId } from "~/lib/commerce/model/ids";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import type { ShopArgs } from "~/lib/server/request/handlers.server";
import { withoutTrailingSlashes } from "~/lib/urls/paths";

/** Redirects to an external checkout if one is configured (off by default). The URL contains the customer's token. */
export async function redirectToExternalCheckout({ shop, request }: Pick<ShopArgs, "shop" | "request">): Promise<void> {
  const { externalCheckout } = shop.config;
  if (externalCheckout === null) return;
  // Scripts must not read a URL with the token, which is HttpOnly: make the browser load the document.
  if (request.headers.get("Sec-Fetch-Dest") === "empty") throw redirectDocument("/checkout", 303);
  const { id } = await requireCart(shop);
  const address = externalCheckoutUrl(externalCheckout, { token: customerToken(shop.cookies), cart: id });
  throw redirect(address, { status: 303, headers: { "Cache-Control": "no-store" } });
}

export function externalCheckoutUrl(base: string, { token, cart }: { token: string | null; cart: CartId }): string {
  const parts = [...(token === null ? [] : ["token", token]), "cart", cart];
  return [withoutTrailingSlashes(base), ...parts.map(encodeURIComponent)].join("/");
}
