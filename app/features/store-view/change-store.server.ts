import { keepStore } from "./keep-store.server";
import { currencyCookie } from "~/lib/server/chosen-view.server";
import type { Commerce } from "~/lib/commerce/model/commerce";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { redirectBack, seeOther } from "~/lib/server/responses";
import { sameOriginPath } from "~/lib/urls/same-origin-path";
import type { Shop } from "~/lib/server/shop.server";
import { UNKNOWN_CURRENCY, UNKNOWN_STORE } from "./texts";

type Args = Pick<ShopActionArgs, "shop" | "form">;

/** Switches the store view with its currency, locale and country (product P151), to the same page if the new store has it. */
export async function changeStore({ shop, form }: Args): Promise<Response> {
  const { stores } = await shop.commerce.content.store();
  const chosen = stores.find(({ code }) => code === form.get("store"));
  if (!chosen) {
    shop.notices.add({ kind: "warning", text: UNKNOWN_STORE });
    return redirectBack(form, "/");
  }
  const there = shop.commerceIn({ store: chosen.code, currency: chosen.currency });
  const path = await samePage(shop.commerce, there, sameOriginPath(form.get("return-to"), "/"));
  keepStore(shop.cookies, chosen, await countryOf(shop, chosen.locale));
  if (path !== null) return seeOther(path);
  shop.notices.add({
    kind: "info",
    text: `The page you were on is not part of ${chosen.name}. This is its home page.`,
  });
  return seeOther("/");
}

/** The country of a locale; null if the shop does not deliver there. */
async function countryOf(shop: Shop, locale: string): Promise<string | null> {
  const { region } = new Intl.Locale(locale);
  const countries = region ? await shop.commerce.checkout.countries() : [];
  return countries.find(({ code }) => code === region)?.code ?? null;
}

/** Product P152. */
export async function changeCurrency({ shop, form }: Args): Promise<Response> {
  const { currencies } = await shop.commerce.content.store();
  const chosen = currencies.find((code) => code === form.get("currency"));
  if (chosen) shop.cookies.set(currencyCookie, chosen);
  else shop.notices.add({ kind: "warning", text: UNKNOWN_CURRENCY });
  return redirectBack(form, "/");
}

/** Path of the same page in the other store; null if it has none. The shop's own screens exist in every store. */
async function samePage(here: Commerce, there: Commerce, path: string): Promise<string | null> {
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
