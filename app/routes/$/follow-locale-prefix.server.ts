import { localeCookie } from "~/lib/server/chosen-view.server";
import { redirect } from "@remix-run/server-runtime";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { storeQuestion } from "~/features/store-view/store-question.server";
import { localePrefix, namesLocale } from "./locale-prefix";

/**
 * Redirects a path prefixed with this store view's locale to the path without it. For another store view's locale it redirects to the page that asks
 * before switching, because a GET changes nothing (decision 0006). Any other prefix is an ordinary part of the path.
 */
export async function followLocalePrefix(shop: Shop, path: string, search: string): Promise<void> {
  const prefix = localePrefix(path);
  if (!prefix) return;
  const store = await shop.commerce.content.store();
  const bare = (prefix.rest || "/") + search;
  if (namesLocale(prefix, shop.cookies.get(localeCookie) ?? store.locale)) {
    // Permanent, but not cached: another store view may be chosen next time.
    throw redirect(bare, { status: 301, headers: { "Cache-Control": "private, no-cache" } });
  }
  const view = store.stores.find(({ locale }) => namesLocale(prefix, locale));
  if (view) throw seeOther(storeQuestion(view.code, bare));
}
