import { addToCart, redirectIfOptionsRequired } from "~/features/cart/add-to-cart.server";
import { isSoldOnline, maxQuantity } from "~/lib/commerce/model/can-add";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { quantity } from "~/lib/server/request/fields.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { invalid } from "~/lib/server/request/invalid.server";
import { BUTTONS, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";

export interface LinkedProduct {
  readonly product: ProductSummary;
  readonly quantity: number;
  readonly obstacle: string | null;
}

const MAX_LINES = 20;
const KINDS_WITHOUT_OPTIONS = new Set(["simple", "virtual", "grouped"]);

export async function parseAddLink(shop: Shop, query: URLSearchParams): Promise<readonly LinkedProduct[]> {
  const quantities = query.getAll("qty");
  const wanted = new Map<string, number>();
  for (const [index, sku] of query.getAll("sku").slice(0, MAX_LINES).entries()) {
    if (sku.trim() !== "") wanted.set(sku.trim(), (wanted.get(sku.trim()) ?? 0) + readQuantity(quantities[index]));
  }
  const products = await shop.commerce.catalog.bySku([...wanted.keys()].map((sku) => asId<Sku>(sku)));
  return products.map((product) => ({
    product,
    quantity: Math.min(wanted.get(product.sku) ?? 1, maxQuantity(product)),
    obstacle: obstacleOf(product),
  }));
}

function obstacleOf(product: ProductSummary): string | null {
  if (!isSoldOnline(product)) return "You cannot order this online yet.";
  if (!product.inStock) return "This product is out of stock.";
  return KINDS_WITHOUT_OPTIONS.has(product.kind) ? null : "Choose its options on its page.";
}

export async function addLinkedProducts({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const quantities = form.getAll("quantity");
  const lines = form
    .getAll("sku")
    .slice(0, MAX_LINES)
    .map((sku, index) => ({ sku: asId<Sku>(String(sku)), quantity: readQuantity(quantities[index]) }));
  if (lines.length === 0) return seeOther("/cart");
  await redirectIfOptionsRequired(
    shop,
    lines.map(({ sku }) => sku),
  );
  const result = await addToCart(shop, lines);
  return result.ok ? seeOther("/cart") : invalid(parseWithoutCheck(form, BUTTONS).reply(result.problems));
}

function readQuantity(given: unknown): number {
  const read = quantity.safeParse(given);
  return read.success ? read.data : 1;
}
