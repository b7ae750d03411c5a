import { z } from "zod";
import { REMOVED_NOTICE, addResultNotice, requireWishlists } from "~/features/wishlist/toggle-wishlist.server";
import { moveToCart } from "~/features/wishlist/move-to-cart.server";
import { MY_WISHLIST, parseWishlistView, wishlistPath } from "~/features/wishlist/wishlist-view";
import { WISHLIST_PAGE_SIZE, type WishlistItem } from "~/lib/commerce/model/wishlist";
import { quantity, parseForm, formWrite, WRITE_UNANSWERED, optionalText } from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, badRequest, redirectBack, seeOther } from "~/lib/server/request/shop.server";

type Args = Pick<ShopActionArgs, "shop" | "url" | "form">;

export const changes = z.object({ quantity, note: optionalText() });

/** Action of the wishlist item forms, on the page and in the panel. */
export async function wishlistAction({ shop, url, form }: Args) {
  await requireWishlists(shop);
  const back = () => redirectBack(url.searchParams, url.pathname + url.search);
  const item = await findItem(shop, form.get("item"));
  // Already removed (another tab, form submitted twice).
  if (!item) return redirectBack(url.searchParams, MY_WISHLIST);
  switch (form.get("intent")) {
    case "update":
      return (await update(shop, item, form)) ?? back();
    case "remove": {
      const removed = await addResultNotice(shop, shop.commerce.wishlist.remove([item.id]), REMOVED_NOTICE);
      const { page, ...view } = parseWishlistView(url.searchParams);
      const lastPage =
        removed.ok && removed.count !== null ? Math.max(1, Math.ceil(removed.count / WISHLIST_PAGE_SIZE)) : page;
      // The page is gone with its last item: redirect to the previous one directly.
      return page > lastPage ? seeOther(wishlistPath({ ...view, page: lastPage })) : back();
    }
    case "to-cart": {
      const text = `You added ${item.product?.name ?? "it"} to your shopping cart.`;
      const picked = form.getAll("option").map(String);
      await addResultNotice(shop, moveToCart(shop, item, picked), { kind: "success", text });
      return back();
    }
    default:
      badRequest();
  }
}

/** Only searches the customer's own list; any other id is not found. */
async function findItem({ commerce: { wishlist } }: Shop, id: unknown): Promise<WishlistItem | null> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { lines, pageCount } = await wishlist.page(page);
    const found = lines.find((line) => line.id === id);
    if (found) return found;
    pages = pageCount;
  }
  return null;
}

async function update(shop: Shop, item: WishlistItem, form: FormData) {
  const parsed = parseForm(form, changes);
  if (!parsed.ok) return parsed.reject();
  const result = await formWrite(shop, WRITE_UNANSWERED, shop.commerce.wishlist.change(item.id, parsed.value));
  if (!result.ok) return parsed.reject(result.problems);
  shop.notices.add({ kind: "success", title: "Wishlist", text: "Wishlist saved." });
  return null;
}
