import { cartQuantitySeen } from "~/features/cart/remember-cart.server";
import { cartIdOf } from "~/features/cart/cart-id.server";
import { compareCookie } from "~/features/compare/compare-list.server";
import { consentCookie } from "~/features/consent/consent-cookie.server";
import { freeDelivery } from "~/features/delivery-place/free-delivery.server";
import { knownPlace } from "~/features/delivery-place/place.server";
import { currencyCookie } from "~/lib/server/chosen-view.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { dialogAddress } from "~/lib/urls/log-in-address";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Store } from "~/lib/commerce/model/page";
import type { CategoryNode } from "~/lib/commerce/model/category";
import type { WishlistBrief } from "~/lib/commerce/model/wishlist";
import { within } from "~/lib/within";
import { pack } from "~/lib/packed";
import { EMPTY_ROOT_DATA, type MenuEntry, type RootData } from "~/lib/root-data";
import type { ShopConfig } from "~/lib/server/config.server";
import type { ScreenFacts } from "~/lib/screen";
import { screens } from "~/lib/server/screens.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { PATIENCE_MS } from "~/lib/server/late.server";
import type { Shop } from "~/lib/server/shop.server";
import { passwordForm } from "~/features/account/account-page.server";
import { credentials } from "~/features/account/log-in.server";
import { registration } from "~/features/account/register.server";
import { tagsFor } from "~/features/consent/tags-for.server";

/** Identifiers of the footer's content blocks (product P149). */
const FOOTER_BLOCKS = ["footer_links_block", "social-media-links", "footer-payment-options"];

/** Levels of the menu; the page of all categories has more (product P23). */
const MENU_LEVELS = 3;

/** How long a page waits for the cart and wishlist numbers. */
const BADGE_BUDGET_MS = 1_500;

type KnownStore = RootData["store"] & Pick<Store, "hasWishlists">;

/** Data of the frame. Optional parts that fail are left out, so that the frame can always be rendered. */
export async function loadRootData(shop: Shop, url: URL): Promise<RootData> {
  const { content, catalog } = shop.commerce;
  const place = knownPlace(shop.cookies);
  const [store, menu, footer, capabilities, cartQuantity, wishlist, accountDialog, free] = await Promise.all([
    optional<KnownStore>(shop, "store", content.store(), { ...EMPTY_ROOT_DATA.store, hasWishlists: true }),
    optional(shop, "menu", catalog.menu(), []),
    optional(shop, "footer", content.blocks(FOOTER_BLOCKS), {}),
    optional(shop, "capabilities", shop.commerce.capabilities(), null),
    readCartQuantity(shop),
    readWishlist(shop, url),
    readAccountDialog(shop, url),
    place && optional(shop, "free delivery", freeDelivery(shop), null),
  ]);
  return {
    store: {
      code: store.code,
      name: store.name,
      title: store.title,
      description: store.description,
      currency: shop.cookies.get(currencyCookie) ?? store.currency,
      locale: store.locale,
      currencies: store.currencies,
      stores: store.stores,
      logo: store.logo,
      pricesIncludeTax: store.pricesIncludeTax,
    },
    menu: pack(toEntries(menu, MENU_LEVELS)),
    cartQuantity,
    loggedIn: customerToken(shop.cookies) !== null,
    place,
    freeDelivery: free?.by ? { from: free.from, by: free.by } : null,
    wishlistCount: wishlist?.count ?? null,
    wishlisted: store.hasWishlists ? (wishlist?.skus ?? []) : null,
    compared: shop.cookies.get(compareCookie)?.skus ?? [],
    accountDialog,
    ...takeNotices(shop),
    supportPhone: shop.config.supportPhone,
    captcha: captchaKey(shop.config),
    findsOrders: capabilities?.has("guestOrder") ?? false,
    chatPath: shop.config.chat ? "/chat" : "/contact-us",
    measuring: shop.config.tags && {
      choice: shop.cookies.get(consentCookie),
      tags: tagsFor(shop),
      notOn: screens().beginnings(isWithoutTags),
    },
    footer: Object.fromEntries(Object.entries(footer).map(([identifier, block]) => [identifier, block.html])),
    path: `${url.pathname}${url.search}`,
    origin: shop.config.publicOrigin ?? url.origin,
    alternateStores: shop.config.storeOrigins,
  };
}

function isWithoutTags({ thirdParties }: ScreenFacts): boolean {
  return thirdParties !== "tags";
}

function toEntries(nodes: readonly CategoryNode[], levels: number): MenuEntry[] {
  if (levels === 0) return [];
  return nodes.map(({ name, path, children }) => ({ name, path, children: toEntries(children, levels - 1) }));
}

/** Without the server's secret. */
function captchaKey({ captcha }: ShopConfig): RootData["captcha"] {
  return captcha && { provider: captcha.provider, siteKey: captcha.siteKey };
}

function takeNotices({ notices: flash, requestId }: Shop): Pick<RootData, "notices" | "noticesOf"> {
  const notices = flash.take();
  return { notices, noticesOf: notices.length > 0 ? requestId : "" };
}

async function readAccountDialog(shop: Shop, url: URL): Promise<RootData["accountDialog"]> {
  const dialog = customerToken(shop.cookies) ? null : dialogAddress(url, shop);
  if (dialog?.form !== "register")
    return dialog && { ...dialog, passwordHint: "", constraints: constraintsOf(credentials) };
  const asking = passwordForm(shop, registration);
  return { ...dialog, ...(await optional(shop, "password rule", asking, { passwordHint: "", constraints: {} })) };
}

/** A slow backend is not waited for when this browser has seen the cart before. */
async function readCartQuantity(shop: Shop): Promise<number | null> {
  const id = cartIdOf(shop.cookies);
  if (!id) return 0;
  const reading = optional(shop, "cart quantity", shop.commerce.cart.quantity(id), null);
  const seen = shop.mayBeLate ? cartQuantitySeen(shop.cookies) : null;
  if (seen === null) return withinBadgeBudget(reading);
  const known = await within(PATIENCE_MS, reading);
  return known?.value ?? seen;
}

/** Only with a token (product P69). Where a log-in is asked for, the token must first be known to have ended. */
async function readWishlist(shop: Shop, url: URL): Promise<WishlistBrief | null> {
  if (!customerToken(shop.cookies)) return null;
  const reading = optional(shop, "wishlist", shop.commerce.wishlist.brief(), null);
  return dialogAddress(url, shop) ? reading : withinBadgeBudget(reading);
}

async function withinBadgeBudget<T>(work: Promise<T>): Promise<T | null> {
  return (await within(BADGE_BUDGET_MS, work))?.value ?? null;
}

async function optional<T>(shop: Shop, part: string, work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // An ended session or unknown store concerns the whole request.
    if (isCommerceError(error, "unauthorized") || isCommerceError(error, "unknown-store")) throw error;
    shop.log("error", "frame part left out", { part, error });
    return otherwise;
  }
}
