import { dialogAddress } from "./account/account-dialog";
import { isCommerceError } from "./commerce/errors";
import { passwordRuleText } from "./commerce/model/password-rule";
import { EMPTY_ROOT_DATA, type RootData } from "./root-data";
import type { Shop } from "./shop.server";

/** Content blocks of the footer, as spec section 9 names them. */
const FOOTER_BLOCKS = ["footer_links_block", "social-media-links", "footer-payment-options"];

/** How long a page waits for the number on the cart before it shows the cart without one. */
const CART_BADGE_BUDGET_MS = 1_500;

/** The frame must stand whatever happens to the backend: each part that cannot be had is left out. */
export async function loadRootData(shop: Shop, url: URL): Promise<RootData> {
  const { content, catalog } = shop.commerce;
  const [store, menu, footer, cartQuantity, accountDialog] = await Promise.all([
    optional(shop, "store", content.store(), EMPTY_ROOT_DATA.store),
    optional(shop, "menu", catalog.menu(), []),
    optional(shop, "footer", content.blocks(FOOTER_BLOCKS), {}),
    readCartQuantity(shop),
    readAccountDialog(shop, url),
  ]);
  return {
    store: {
      name: store.name,
      title: store.title,
      description: store.description,
      currency: store.currency,
      locale: store.locale,
      currencies: store.currencies,
      stores: store.stores,
      logo: store.logo,
    },
    menu,
    cartQuantity,
    loggedIn: shop.session.customerToken !== null,
    accountDialog,
    notices: shop.session.takeNotices(),
    supportPhone: shop.config.supportPhone,
    footer: Object.fromEntries(Object.entries(footer).map(([identifier, block]) => [identifier, block.html])),
    path: `${url.pathname}${url.search}`,
    origin: shop.config.publicOrigin ?? url.origin,
  };
}

async function readAccountDialog(shop: Shop, url: URL): Promise<RootData["accountDialog"]> {
  const dialog = shop.session.customerToken ? null : dialogAddress(url);
  if (dialog?.form !== "register") return dialog && { ...dialog, passwordHint: "" };
  const rule = await optional(shop, "password rule", shop.commerce.account.passwordRule(), null);
  return { ...dialog, passwordHint: rule ? passwordRuleText(rule) : "" };
}

async function readCartQuantity(shop: Shop): Promise<number | null> {
  const id = shop.session.cartId;
  if (!id) return 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CART_BADGE_BUDGET_MS);
  });
  const quantity = await Promise.race([optional(shop, "cart quantity", shop.commerce.cart.quantity(id), null), late]);
  clearTimeout(timer);
  return quantity;
}

async function optional<T>(shop: Shop, part: string, work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // A refused session is for the whole request to hear of.
    if (isCommerceError(error, "unauthorized")) throw error;
    shop.log("error", "frame part left out", { part, error });
    return otherwise;
  }
}
