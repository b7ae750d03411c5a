import { redirect } from "@remix-run/server-runtime";
import { readCart } from "~/features/cart/read-cart.server";
import { componentFields } from "~/features/product/chosen-components";
import { shopLoader } from "~/lib/server/request/handlers.server";
import type { Shop } from "~/lib/server/request/shop.server";

/**
 * Redirects to the product page with the line's options; its form then replaces the line (`?edit`).
 */
export const loader = shopLoader(async ({ shop, params }) =>
  redirect(await editPath(shop, params["line"] ?? ""), { status: 303, headers: { "Cache-Control": "no-store" } }),
);

async function editPath(shop: Shop, uid: string): Promise<string> {
  const cart = await readCart(shop);
  const line = cart?.lines.find((candidate) => candidate.uid === uid);
  const product = line && (await shop.commerce.catalog.product(line.sku));
  if (!line || !product) return "/cart";
  const query = new URLSearchParams();
  for (const option of product.options) {
    const chosen = option.values.find((value) => line.request.selectedOptions.includes(value.uid));
    if (chosen) query.set(option.code, String(chosen.index));
  }
  const parts = product.composite ? componentFields(product.composite, line.request) : [];
  for (const [name, value] of parts) query.append(name, value);
  query.set("quantity", String(line.quantity));
  query.set("edit", line.uid);
  return `${product.path}?${query.toString()}`;
}
