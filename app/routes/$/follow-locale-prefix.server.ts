import { localeCookie } from "~/lib/server/chosen-view.server";
import { redirect } from "@remix-run/server-runtime";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { storeQuestion } from "~/features/store-view/store-question.server";
import { localePrefix, namesLocale } from "./locale-prefix";

/**
 * A path with the locale of this store view leads to the path without it. With that of another view it leads to the question
 * whether to change over, because a GET changes nothing (decision 0006). Any other prefix is part of a path like any other.
 */
export async function followLocalePrefix(shop: Shop, path: string, search: string): Promise<void> {
  const prefix = localePrefix(path);
  if (!prefix) return;
  const store = await shop.commerce.content.store();
  const bare = (prefix.rest || "/") + search;
  if (namesLocale(prefix, shop.cookies.get(localeCookie) ?? store.locale)) {
    // For good, but another view may be chosen by the next time, so the browser asks again.
    throw redirect(bare, { status: 301, headers: { "Cache-Control": "private, no-cache" } });
  }
  const view = store.stores.find(({ locale }) => namesLocale(prefix, locale));
  if (view) throw seeOther(storeQuestion(view.code, bare));
}
