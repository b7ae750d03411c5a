import { optional } from "~/lib/async/optional";
import { raceTimeout, TIME_BUDGETS } from "~/lib/async/timeouts";
import { guestForm } from "~/features/account/guest-form.server";
import { lastKnownQuantity } from "~/features/cart/cart-cookies.server";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import { shownCaptchas } from "~/features/captcha/shown-captchas.server";
import { compareCookie } from "~/features/compare/compare-list.server";
import { dataNotices } from "~/features/consent/data-notices.server";
import { consentCookie, tagsFor, clientIdFor } from "~/features/consent/visitor.server";
import { freeDelivery } from "~/features/delivery-place/delivery-facts.server";
import { readDeliveryPlace } from "~/features/delivery-place/place.server";
import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import { DATA_NOTICE_BLOCKS, type DataForm, FOOTER_BLOCKS } from "~/lib/commerce/model/page";
import { guestOrderProof } from "~/lib/commerce/model/capabilities";
import type { WishlistBrief } from "~/lib/commerce/model/wishlist";
import { REVIEW_FORM } from "~/features/product-page/review-fields";
import { contentPictureUrl, parsePicturePath } from "~/lib/images";
import { INDIAN_DATES } from "~/lib/format/dates";
import { type KnownStore, type MenuEntry, type RootData, type ShopperState, toMenuTuples } from "~/lib/root-data";
import { footerLinks, returnsLink } from "~/lib/policy-links.server";
import { isPrivate } from "~/lib/screen";
import { currencyCookie } from "~/lib/server/cookies/chosen-view.server";
import type { ShopConfig } from "~/lib/server/protection/config.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { wasInvalid } from "~/lib/server/request/handlers.server";
import { screens } from "~/lib/server/request/screens.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { logInDialogOf } from "~/lib/urls/paths";

/** The page of all categories has more (product P23). */
const MENU_LEVELS = 3;

const NOTICE_BLOCKS = Object.values(DATA_NOTICE_BLOCKS);

const UNKNOWN = { keywords: null, favicon: null, welcome: null, copyright: null, base: null, hasWishlists: true };
const NO_STORE: KnownStore = {
  ...{ code: "", name: "", title: "", titleAffixes: ["", ""], description: null, logo: null },
  ...{ currency: "INR", currencies: ["INR"], stores: [], pricesIncludeTax: null },
  ...INDIAN_DATES,
  ...UNKNOWN,
};

/** What the backend says for the frame. */
interface Answers {
  readonly store: KnownStore;
  readonly menu: readonly MenuEntry[];
  readonly blocks: Readonly<Record<string, { readonly html: string }>>;
  readonly findsOrders: boolean;
  readonly country: string;
}
const NO_ANSWERS: Answers = { store: NO_STORE, menu: [], blocks: {}, findsOrders: false, country: "IN" };
const NO_SHOPPER: ShopperState = {
  ...{ cartQuantity: null, loggedIn: false, place: null, freeDelivery: null, wishlistCount: null, wishlisted: [] },
};

/** Optional parts that fail are left out, so that the frame can always be rendered. */
export async function loadRootData(shop: Shop, url: URL): Promise<RootData> {
  const { config } = shop;
  const { content, catalog } = shop.commerce;
  // Most pages have cards, some of them late.
  void catalog.prepareCards();
  const [store, menu, blocks, capabilities, own, accountDialog, captchas, country] = await Promise.all([
    optional(shop, { name: "store", fallback: NO_STORE }, content.store()),
    optional(shop, { name: "menu", fallback: NO_ANSWERS.menu }, catalog.menu()),
    optional(
      shop,
      { name: "blocks", fallback: NO_ANSWERS.blocks },
      content.blocks([...FOOTER_BLOCKS, ...NOTICE_BLOCKS]),
    ),
    optional(shop, "capabilities", shop.commerce.capabilities()),
    loadShopperState(shop, logInDialogOf(url, shop) !== null),
    readAccountDialog(shop, url),
    shownCaptchas(shop, captchaForms(shop, url)),
    shop.country(),
  ]);
  const notices = shop.notices.take();
  const tags = config.tags && tagsFor(shop);
  return {
    ...frameDataOf(shop, url, {
      ...{ store, menu, blocks, country },
      findsOrders: capabilities !== null && guestOrderProof(capabilities) !== null,
    }),
    ...own,
    accountDialog,
    notices,
    noticesOf: notices.length > 0 ? shop.requestId : "",
    ...captchas,
    measuring: config.tags && {
      choice: shop.cookies.get(consentCookie)?.choice ?? null,
      tags: tags && { ...tags, clientId: clientIdFor(shop) },
      isServerSending: config.serverEvents !== null,
      notOn: screens().beginnings(({ thirdParties }) => thirdParties !== "tags"),
    },
    ...(wasInvalid(shop) && { wasInvalid: true }),
  };
}

/**
 * What says nothing about the shopper. Without answers: for an error page whose root loader failed
 * or did not run.
 */
export function frameDataOf(
  shop: Shop,
  url: URL,
  { store, menu, blocks, findsOrders, country } = NO_ANSWERS,
): RootData {
  const { config } = shop;
  const currency = shop.cookies.get(currencyCookie) ?? store.currency;
  const footerHtml = blocks["footer_links_block"]?.html ?? "";
  const returns = returnsLink(footerHtml);
  return {
    store: {
      code: store.code,
      name: store.name,
      title: store.title,
      titleAffixes: store.titleAffixes,
      description: store.description,
      currency,
      locale: store.locale,
      timeZone: store.timeZone,
      currencies: store.currencies,
      stores: store.stores,
      logo: shownLogo(store),
      pricesIncludeTax: store.pricesIncludeTax,
      ...(store.keywords && { keywords: store.keywords }),
      ...(store.base && currency !== store.currency && { base: store.base }),
      ...iconOf(store),
    },
    menu: toMenuTuples(menu, MENU_LEVELS),
    ...NO_SHOPPER,
    hasWishlists: store.hasWishlists,
    country,
    compared: shop.cookies.get(compareCookie)?.skus ?? [],
    accountDialog: null,
    notices: [],
    noticesOf: "",
    supportPhone: config.supportPhone,
    about: aboutMerchant(store, config),
    ...(config.merchant.address && { address: config.merchant.address }),
    findsOrders,
    chatPath: config.chat ? "/chat" : "/contact-us",
    measuring: null,
    ...((menu === NO_ANSWERS.menu || blocks === NO_ANSWERS.blocks) && { lacksFrame: true }),
    footer: Object.fromEntries(FOOTER_BLOCKS.map((identifier) => [identifier, blocks[identifier]?.html ?? ""])),
    dataNotices: dataNotices(dataForms(shop, url), blocks, store.locale),
    ...(shop.screen.enclosed && {
      footerLinks: footerLinks(footerHtml, { hasTags: Boolean(config.tags), supportPhone: config.supportPhone }),
    }),
    ...(returns && { returns }),
    path: isPrivate(shop.screen) ? url.pathname : url.pathname + url.search,
    origin: config.publicOrigin ?? url.origin,
    alternateStores: config.storeOrigins,
  };
}

function captchaForms(shop: Shop, url: URL): readonly CaptchaForm[] {
  const ofDialog = logInDialogOf(url, shop) ? (["log-in", "register"] as const) : [];
  return [...(shop.screen.captchas ?? []), ...ofDialog, ...reviewForm(url)];
}

function dataForms(shop: Shop, url: URL): readonly DataForm[] {
  const ofDialog = logInDialogOf(url, shop) ? (["register"] as const) : [];
  // The newsletter's form is in the footer.
  return [...(shop.screen.collects ?? []), ...ofDialog, ...reviewForm(url), "newsletter"];
}

function reviewForm(url: URL): readonly "review"[] {
  return url.searchParams.get(REVIEW_FORM.name) === REVIEW_FORM.value ? ["review"] : [];
}

/**
 * From cookies, and from the backend within the time budget. `provesToken`: waits until the token
 * is known to be valid, for the log-in dialog.
 */
async function loadShopperState(shop: Shop, provesToken: boolean): Promise<ShopperState> {
  const place = readDeliveryPlace(shop.cookies);
  const [cartQuantity, wishlist, free] = await Promise.all([
    readCartQuantity(shop),
    readWishlist(shop, provesToken),
    place && optional(shop, "free delivery", freeDelivery(shop)),
  ]);
  return {
    cartQuantity,
    loggedIn: customerToken(shop.cookies) !== null,
    place,
    freeDelivery: free?.by ? { from: free.from, by: free.by } : null,
    wishlistCount: wishlist?.count ?? null,
    wishlisted: wishlist?.skus ?? [],
  };
}

/** Does not wait for a slow backend if this browser has seen the cart before. */
async function readCartQuantity(shop: Shop): Promise<number | null> {
  const id = cartIdOf(shop.cookies);
  if (!id) return 0;
  const { cart } = shop.commerce;
  // Cart and checkout read the whole cart at the same time: share that request.
  const quantity =
    shop.screen.cart === "screen" ? cart.get(id).then((whole) => whole?.quantity ?? null) : cart.quantity(id);
  const quantityPromise = optional(shop, "cart quantity", quantity);
  const seen = shop.mayDefer ? lastKnownQuantity(shop.cookies) : null;
  const known = await raceTimeout(seen === null ? TIME_BUDGETS.badges : TIME_BUDGETS.firstPiece, quantityPromise);
  return known?.value ?? seen;
}

/** Only with a token (product P69). */
async function readWishlist(shop: Shop, provesToken: boolean): Promise<WishlistBrief | null> {
  if (!customerToken(shop.cookies)) return null;
  const wishlistPromise = optional(shop, "wishlist", shop.commerce.wishlist.brief());
  return provesToken ? wishlistPromise : ((await raceTimeout(TIME_BUDGETS.badges, wishlistPromise))?.value ?? null);
}

const LOGO_HEIGHT = 40;

/** The merchant's, else the brand's drawn name where the store has it. */
function shownLogo({ logo, name }: KnownStore): RootData["store"]["logo"] {
  if (logo) {
    const scale = Math.min(1, LOGO_HEIGHT / logo.height);
    const width = Math.round(logo.width * scale);
    const src = contentPictureUrl(logo.url, width * 2);
    return { src, width, height: Math.round(logo.height * scale), alt: logo.alt, url: logo.url };
  }
  const isDrawn = __BRAND_HAS_WORDMARK__ && name === __BRAND_NAME__;
  return isDrawn ? { src: "/wordmark.svg", width: 98, height: LOGO_HEIGHT, alt: name } : null;
}

/** Empty unless the shop serves the icon's format. */
function iconOf({ favicon }: KnownStore): Pick<RootData["store"], "favicon"> {
  const path = favicon && contentPictureUrl(favicon, 48);
  return path && parsePicturePath(path) ? { favicon: path } : {};
}

function aboutMerchant(store: KnownStore, { supportPhone, merchant }: ShopConfig): string[] {
  const { name, welcome, copyright, pricesIncludeTax } = store;
  const { hours, address, legal } = merchant;
  const phone = supportPhone && hours && `${supportPhone}, ${hours}`;
  const words = [welcome, aboutTax(pricesIncludeTax), copyright ?? name].filter(Boolean).join(" · ");
  return [phone, address, legal, words].flatMap((line) => line || []);
}

function aboutTax(pricesIncludeTax: boolean | null): string | null {
  if (pricesIncludeTax === null) return null;
  return pricesIncludeTax ? "Prices include all taxes" : "Prices are before tax, which is added in the cart";
}

async function readAccountDialog(shop: Shop, url: URL): Promise<RootData["accountDialog"]> {
  const requested = logInDialogOf(url, shop);
  const dialog = requested && customerToken(shop.cookies) ? null : requested;
  return dialog && { ...dialog, ...(await guestForm(shop, dialog.form, dialog.returnTo)) };
}
