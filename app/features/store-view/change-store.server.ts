import type { StoreView } from "~/lib/commerce/model/page";
import {
  currencyCookie,
  countryCookie,
  localeCookie,
  storeCookie,
  deliverToCookie,
} from "~/lib/server/cookies/chosen-view.server";
import { type Shop, type ShopActionArgs, redirectBack, seeOther } from "~/lib/server/request/shop.server";
import { sameOriginPath } from "~/lib/urls/paths";

export const UNKNOWN_STORE = "This store is not available.";
export const UNKNOWN_CURRENCY = "This currency is not available.";

type Args = Pick<ShopActionArgs, "shop" | "form">;

/**
 * Switches the store view with its currency, locale and country (product P151), to the same page if
 * the new store has it.
 */
export async function changeStore({ shop, form }: Args): Promise<Response> {
  const { stores } = await shop.commerce.content.store();
  const chosen = stores.find(({ code }) => code === form.get("store"));
  if (!chosen) {
    shop.notices.add({ kind: "warning", text: UNKNOWN_STORE });
    return redirectBack(form, "/");
  }
  const there = shop.commerceIn({ store: chosen.code, currency: chosen.currency });
  const path = await samePage(shop.commerce, there, sameOriginPath(form.get("return-to"), "/"));
  await enterStore(shop, chosen);
  if (path !== null) return seeOther(path);
  shop.notices.add({ kind: "info", text: `That page is not in ${chosen.name}. This is its home page.` });
  return seeOther("/");
}

export async function enterStore(shop: Shop, view: StoreView): Promise<void> {
  const { content, checkout } = shop.commerceIn({ store: view.code, currency: view.currency });
  const first = shop.commerceIn({ store: null, currency: null });
  const [country, ofShop, countries] = await Promise.all([
    content.country(),
    first.content.country(),
    checkout.countries(),
  ]);
  const isServed = countries.some(({ code }) => code === country);
  const { cookies } = shop;
  saveStoreView({ cookies, before: await shop.country() }, view, isServed ? country : ofShop);
}

export async function changeCurrency({ shop, form }: Args): Promise<Response> {
  const { currencies } = await shop.commerce.content.store();
  const chosen = currencies.find((code) => code === form.get("currency"));
  if (chosen) shop.cookies.set(currencyCookie, chosen);
  else shop.notices.add({ kind: "warning", text: UNKNOWN_CURRENCY });
  return redirectBack(form, "/");
}

/**
 * Path of the page in the other store; null if it has none. The shop's own screens exist in every
 * store.
 */
async function samePage(here: Shop["commerce"], there: Shop["commerce"], path: string): Promise<string | null> {
  const { pathname, search } = new URL(path, "http://shop.invalid");
  const found = pathname === "/" ? null : await here.catalog.resolve(pathname);
  switch (found?.type) {
    case undefined:
      return path;
    case "product":
      return withQuery((await there.catalog.product(found.sku))?.path, search);
    case "category":
      return withQuery((await there.catalog.category(found.uid))?.path, search);
    case "page":
      return (await there.content.page(found.identifier)) ? path : null;
    case "redirect":
      return found.path;
    case "elsewhere":
      return null;
  }
}

function withQuery(path: string | undefined, search: string): string | null {
  return path === undefined ? null : path + search;
}

export function saveStoreView(
  { cookies, before }: Pick<Shop, "cookies"> & { readonly before: string },
  { code, locale, currency }: Pick<StoreView, "code" | "locale" | "currency">,
  country: string,
): void {
  // A postcode is only valid in its own country.
  if (country !== before) cookies.clear(deliverToCookie);
  cookies.set(storeCookie, code);
  cookies.set(localeCookie, locale);
  cookies.set(currencyCookie, currency);
  cookies.set(countryCookie, country);
}

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
