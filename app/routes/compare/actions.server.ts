import { compareCookie, MAX_COMPARED, saveCompareList } from "~/features/compare/compare-list.server";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { redirectBack } from "~/lib/server/request/responses";

/** Action of the compare buttons of cards, product page and table, and of "Keep this comparison". */
export async function compareAction({ shop, url, form }: Pick<ShopActionArgs, "shop" | "url" | "form">) {
  const [sku, ...others] = readSkus(form.has("sku") ? form : url.searchParams);
  if (!sku) throw badRequest();
  switch (form.get("intent")) {
    case "add":
      // Sequential, because the first one may create the list.
      for (const each of [sku, ...others]) await add({ shop, sku: each });
      break;
    case "remove":
      await remove({ shop, sku });
      break;
    default:
      throw badRequest();
  }
  return redirectBack(url.searchParams, "/compare");
}

type Change = Pick<ShopActionArgs, "shop"> & { sku: Sku };

async function add({ shop, sku }: Change): Promise<void> {
  const known = shop.cookies.get(compareCookie);
  const isFull = known && known.skus.length >= MAX_COMPARED && !known.skus.includes(sku);
  if (isFull) {
    const text = `You can compare up to ${MAX_COMPARED} products. Remove one first.`;
    return shop.notices.add({ kind: "warning", text });
  }
  const list = await shop.commerce.compare.add(known?.uid ?? null, sku);
  if (list) saveCompareList(shop, list);
  const added = list?.products.find((product) => product.sku === sku);
  shop.notices.add(
    added
      ? { kind: "success", text: `${added.name} added to compare.` }
      : { kind: "warning", text: "This product cannot be compared." },
  );
}

async function remove({ shop, sku }: Change): Promise<void> {
  const known = shop.cookies.get(compareCookie);
  if (!known) return;
  saveCompareList(shop, await shop.commerce.compare.remove(known.uid, sku));
  shop.notices.add({ kind: "success", text: "Removed from compare." });
}

export function readSkus(source: FormData | URLSearchParams): Sku[] {
  const named = source.getAll("sku").filter((sku): sku is string => typeof sku === "string");
  const skus = named.filter((sku) => sku !== "" && sku.length <= 64);
  return [...new Set(skus)].slice(0, MAX_COMPARED).map(asId<Sku>);
}

function badRequest(): Response {
  return new Response(null, { status: 400, statusText: "Bad Request" });
}
