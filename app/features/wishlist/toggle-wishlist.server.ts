import { optional } from "~/lib/async/optional";
import { formWrite, WRITE_UNANSWERED } from "~/lib/server/request/parse-form.server";
import { z } from "zod";
import { readComponents, toOptions } from "~/features/product/chosen-components";
import { CHOSEN, readPicks, valueUids } from "~/features/product/form-fields";
import { CommerceError, isCommerceError } from "~/lib/commerce/model/errors";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Problem, Result } from "~/lib/commerce/model/problem";
import type { Product } from "~/lib/commerce/model/product";
import type { WishlistRequest } from "~/lib/commerce/model/wishlist";
import { endCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { type Shop, type ShopActionArgs, notFound, seeOther } from "~/lib/server/request/shop.server";
import { NOT_AUTHORIZED } from "~/lib/server/request/session-ended.server";
import { logInPath, changeQuery, sameOriginPath } from "~/lib/urls/paths";
import { MY_WISHLIST } from "./wishlist-view";
import { productWishlisted, sendEvents } from "~/features/consent/send-events.server";
import { problemNotice, type Notice } from "~/lib/notices";
import { defineCookie, json } from "~/lib/server/cookies/cookies.server";

/**
 * Action of the heart button. The form says whether to add or remove, so that it does what the
 * button said even if sent twice or from an outdated page.
 */
export async function toggleWishlist({ shop, url, form }: Pick<ShopActionArgs, "shop" | "url" | "form">) {
  await requireWishlists(shop);
  const back = sameOriginPath(url.searchParams.get("return-to"), MY_WISHLIST);
  const sku = form.get("sku") ?? url.searchParams.get("sku");
  if (typeof sku !== "string" || sku === "" || sku.length > 64) notFound();
  const product = (await shop.commerce.catalog.product(asId<Sku>(sku))) ?? notFound();
  if (form.get("intent") === "remove") {
    // The button was shown to a logged-in customer, so the session has ended.
    if (!shop.cookies.isCustomer) throw new CommerceError("unauthorized", "taking off a wishlist");
    await addResultNotice(shop, remove(shop, product.sku), REMOVED_NOTICE);
    return seeOther(back);
  }
  const item = await readWishlistRequest(shop, product, form);
  if (!item) {
    shop.log("error", "product type not accepted by the wishlist", { type: product.typeName });
    const message = `Product Type ${product.typeName} not supported in add to wishlist yet`;
    shop.notices.add(wishlistError({ code: "UNDEFINED", message }));
    return seeOther(back);
  }
  if (!shop.cookies.isCustomer) {
    shop.log("info", "a wishlist item waits for the log-in");
    shop.cookies.set(pendingItemCookie, item);
    return seeOther(changeQuery(back, { action: "login" }));
  }
  try {
    await addResultNotice(shop, add(shop, item), ADDED_NOTICE);
    return seeOther(back);
  } catch (error) {
    if (!isCommerceError(error, "unauthorized")) throw error;
    // The session has ended: the item waits for the next log-in, like a guest's.
    endCustomerSession(shop.cookies);
    shop.cookies.set(pendingItemCookie, item);
    shop.notices.add({ kind: "warning", text: NOT_AUTHORIZED });
    return seeOther(logInPath(back));
  }
}

/** Adds `notice`, or the errors. */
export async function addResultNotice<T>(shop: Shop, write: Promise<Result<T>>, notice: Notice): Promise<Result<T>> {
  const result = await formWrite(shop, WRITE_UNANSWERED, write);
  if (result.ok) shop.notices.add(notice);
  else for (const problem of result.problems) shop.notices.add(wishlistError(problem));
  return result;
}

async function remove({ commerce: { wishlist } }: Shop, sku: Sku): Promise<Result<object>> {
  const ids = await wishlist.find(sku);
  return ids.length > 0 ? wishlist.remove(ids) : { ok: true };
}

async function readWishlistRequest(shop: Shop, product: Product, form: FormData): Promise<WishlistRequest | null> {
  const plain = { sku: product.sku, parentSku: null, selectedOptions: [], enteredOptions: [] };
  if (product.kind === "unknown") return null;
  if (product.kind === "grouped") return plain;
  if (product.kind !== "configurable") return { ...plain, ...readChosenComponents(product, form) };
  const uids = valueUids(readPicks(product.options, form));
  const isChosen = uids.length > 0 && uids.length === product.options.length;
  const variant = isChosen ? (await shop.commerce.catalog.selection(product.sku, uids)).variant : null;
  // The chosen variant's sku or the product's, and always the parent's (product P65).
  if (!variant) return { ...plain, parentSku: product.sku };
  const { selectedOptions, enteredOptions } = readChosenComponents(product, form);
  return { sku: variant.sku, parentSku: product.sku, selectedOptions: [...uids, ...selectedOptions], enteredOptions };
}

/** Omits texts, because the wishlist cannot show them. */
function readChosenComponents({ composite }: Product, form: FormData) {
  if (!composite || !form.has(CHOSEN)) return { selectedOptions: [], enteredOptions: [] };
  const groups = composite.groups.filter(({ textEntry }) => !textEntry);
  return toOptions(groups, readComponents(composite, form));
}

export const ADDED_NOTICE: Notice = { kind: "success", title: "Wishlist", text: "Added to your wishlist." };
export const REMOVED_NOTICE: Notice = { kind: "danger", title: "Wishlist", text: "Removed from your wishlist." };

function wishlistError(problem: Problem): Notice {
  return { ...problemNotice(problem), title: "Wishlist error" };
}

/** Skips a product that is already on the wishlist: the backend would increase its quantity. */
async function add(shop: Shop, item: WishlistRequest): Promise<Result<object>> {
  const { wishlist } = shop.commerce;
  const sku = item.parentSku ?? item.sku;
  const known = await wishlist.find(sku);
  if (known.length > 0) return { ok: true };
  const result = await wishlist.add(item);
  if (result.ok) sendWishlistEvent(shop, sku);
  return result;
}

export function sendWishlistEvent(shop: Shop, sku: Sku): void {
  sendEvents(shop, async () => {
    const product = await shop.commerce.catalog.product(sku);
    return product ? productWishlisted(product) : [];
  });
}

/** After a log-in: adds the item a guest wanted to add. Its failure does not fail the log-in. */
export async function addPendingItem(shop: Shop): Promise<void> {
  const item = shop.cookies.get(pendingItemCookie);
  if (!item) return;
  shop.cookies.clear(pendingItemCookie);
  const addPromise = addResultNotice(shop, add(shop, item), ADDED_NOTICE);
  await optional(shop, { name: "adding a pending wishlist item", level: "error", evenUnauthorized: true }, addPromise);
}

export async function requireWishlists({ commerce }: Shop): Promise<void> {
  const { hasWishlists } = await commerce.content.store();
  if (!hasWishlists) notFound();
}

const MAX_LENGTH = 400;

const sku = z.string().transform(asId<Sku>);

export const pendingItemCookie = defineCookie<WishlistRequest>({
  name: "wish",
  seal: "sealed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  ...json(
    z.object({
      sku,
      parentSku: sku.nullable(),
      selectedOptions: z.array(z.string()),
      enteredOptions: z.array(z.object({ uid: z.string(), value: z.string() })),
    }),
  ),
  /** Options that do not fit are dropped and chosen again on the product page. */
  format(item) {
    const text = JSON.stringify(item);
    return text.length <= MAX_LENGTH ? text : JSON.stringify({ ...item, selectedOptions: [], enteredOptions: [] });
  },
});
