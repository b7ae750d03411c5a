import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { sameOriginPath } from "~/lib/urls/paths";

/** The page that asks before switching to the store view of a link. */
export function storeQuestion(store: string, returnTo: string): string {
  return `/store?${new URLSearchParams({ store, "return-to": returnTo }).toString()}`;
}

/** Redirects if there is nothing to ask. */
export async function loadStoreQuestion(shop: Shop, query: URLSearchParams) {
  const returnTo = sameOriginPath(query.get("return-to"), "/");
  const here = await shop.commerce.content.store();
  const asked = here.stores.find(({ code }) => code === query.get("store"));
  if (!asked || asked.code === here.code) throw seeOther(returnTo);
  const current = here.stores.find(({ code }) => code === here.code)?.name ?? here.name;
  return { asked: { code: asked.code, name: asked.name, currency: asked.currency }, current, returnTo };
}
