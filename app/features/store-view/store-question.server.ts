import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { sameOriginPath } from "~/lib/urls/paths";

export function storeQuestion(store: string, returnTo: string): string {
  return `/store?${new URLSearchParams({ store, "return-to": returnTo }).toString()}`;
}

export async function loadStoreQuestion(shop: Shop, query: URLSearchParams) {
  const returnTo = sameOriginPath(query.get("return-to"), "/");
  const here = await shop.commerce.content.store();
  const target = here.stores.find(({ code }) => code === query.get("store"));
  if (!target || target.code === here.code) throw seeOther(returnTo);
  const current = here.stores.find(({ code }) => code === here.code)?.name ?? here.name;
  return { target: { code: target.code, name: target.name, currency: target.currency }, current, returnTo };
}
