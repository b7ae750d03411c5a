import { seeOther } from "~/lib/server/responses";
import { sameOriginPath } from "~/lib/urls/same-origin-path";
import type { Shop } from "~/lib/server/shop.server";

/** The page that asks whether to change over to another store view, for an address that belongs to it. */
export function storeQuestion(store: string, returnTo: string): string {
  return `/store?${new URLSearchParams({ store, "return-to": returnTo }).toString()}`;
}

/** What that page shows. Where there is nothing to ask it leads on. */
export async function loadStoreQuestion(shop: Shop, query: URLSearchParams) {
  const returnTo = sameOriginPath(query.get("return-to"), "/");
  const here = await shop.commerce.content.store();
  const asked = here.stores.find(({ code }) => code === query.get("store"));
  if (!asked || asked.code === here.code) throw seeOther(returnTo);
  const current = here.stores.find(({ code }) => code === here.code)?.name ?? here.name;
  return { asked: { code: asked.code, name: asked.name, currency: asked.currency }, current, returnTo };
}
