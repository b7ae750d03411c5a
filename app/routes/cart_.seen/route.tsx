import { noteSeenCart } from "~/features/cart/load-cart-page.server";
import { shopLoader } from "~/lib/server/handlers.server";

const NOTHING = `<svg xmlns="http://www.w3.org/2000/svg"/>`;

/** An empty picture, which a cart's page asks for that learnt something after its cookies had left (docs/decisions/0007). */
export const loader = shopLoader(async ({ shop }) => {
  await noteSeenCart(shop);
  return new Response(NOTHING, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" } });
});
