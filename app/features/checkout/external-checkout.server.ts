import { customerToken } from "~/lib/server/customer-token.server";
import { redirect, redirectDocument } from "@remix-run/server-runtime";
import type { CartId } from "~/lib/commerce/model/ids";
import type { ShopArgs } from "~/lib/server/handlers.server";
import { requireCart } from "~/features/cart/read-cart.server";

/**
 * Where a checkout elsewhere is configured (off by default), leads there instead of to the shop's own steps. The token of a
 * customer then stands in an address, so the setting's description warns of it.
 */
export async function leaveForExternalCheckout({ shop, request }: Pick<ShopArgs, "shop" | "request">): Promise<void> {
  const { externalCheckout } = shop.config;
  if (externalCheckout === null) return;
  // Script asks for data: it gets no address with the token in it, which its cookie is HttpOnly for.
  if (request.headers.get("Sec-Fetch-Dest") === "empty") throw redirectDocument("/checkout", 303);
  const { id } = await requireCart(shop);
  const address = externalCheckoutAddress(externalCheckout, { token: customerToken(shop.cookies), cart: id });
  throw redirect(address, { status: 303, headers: { "Cache-Control": "no-store" } });
}

/** Token and cart id in the path (product P220); a guest has no token. */
export function externalCheckoutAddress(base: string, { token, cart }: { token: string | null; cart: CartId }): string {
  const parts = [...(token === null ? [] : ["token", token]), "cart", cart];
  return [base.replace(/\/+$/, ""), ...parts.map(encodeURIComponent)].join("/");
}
