import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import type { Browserless } from "../support/browserless/browserless.ts";
import type { Cookie } from "../support/browserless/cookie-jar.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import {
  contactForm,
  enterAddress,
  enterEmail,
  chooseShipping,
  newEmail,
  placeOrder,
  sameBilling,
  goToPayment,
  fillAddress,
} from "../support/steps/checking-out.ts";
import { logIn, registerAtHome } from "../support/steps/account.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { orderToPayOnline } from "../support/steps/paying.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { chooseVariant, addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";
import { cardsIn } from "../support/steps/listing.ts";

export interface Screen {
  name: string;
  /** Without a browser, which is faster. Returns the screen's URL. */
  find(guest: Browserless): Promise<string>;
  status?: number;
  /** Steps that need the browser. */
  finish?(shopper: InChromium): Promise<void>;
  /** Covers another screen. */
  isPanel?: true;
  /** Only in the full matrix: shares its parts with another screen. */
  isVariant?: true;
}

const at = (path: string) => () => Promise.resolve(path);

const phoneInCart = shared(async (guest) => {
  await addPhoneToCart(guest);
  return "/cart";
});
const customer = shared(async (guest) => {
  await registerAtHome(guest);
  return "/customer";
});
const customerWithWishlist = shared(async (guest) => {
  await registerAtHome(guest);
  for (const wishlisted of [phone.path, "/bijli-hdmi-2-1-cable-2-m.html"]) {
    await guest.goto(wishlisted);
    await guest.within("main").press("Add to wishlist");
  }
  return "/customer/my-wishlist";
});
const customerWithOrder = shared(orderAsCustomer);
const asCustomer = (path: string) => onward(customer, path);

export const screens: Screen[] = [
  { name: "home", find: at("/") },
  { name: "categories", isVariant: true, find: at("/categories") },
  { name: "listing", find: at(categoryPath) },
  { name: "listing-as-list", isVariant: true, find: at(`${categoryPath}?view=list`) },
  {
    name: "listing-filtered",
    isVariant: true,
    async find(guest) {
      await guest.goto(categoryPath);
      await guest.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
      await guest.press("Apply filters");
      return guest.address();
    },
  },
  { name: "search", isVariant: true, find: at("/search-results?term=wireless") },
  { name: "search-empty", isVariant: true, find: at("/search-results?term=zzqxjv") },
  { name: "search-instead", isVariant: true, find: at("/search-results?term=iphone") },
  { name: "search-start", isVariant: true, find: at("/search-results") },
  {
    name: "compare",
    isVariant: true,
    async find(guest) {
      await guest.goto(`${categoryPath}?view=list`);
      for (const index of [0, 1, 2]) await (await cardsIn(guest.within("main")))[index]?.press("Add to compare");
      return "/compare";
    },
  },
  { name: "delivery-place", isVariant: true, find: at("/delivery-place?return-to=/big-deal-products") },
  { name: "store-locator", isVariant: true, find: at("/store-locator?near=560001") },
  { name: "change-store", isVariant: true, find: at("/store?store=export&return-to=/") },
  { name: "contact", isVariant: true, find: at("/contact-us") },
  { name: "accessibility", isVariant: true, find: at("/accessibility") },
  { name: "new-products", isVariant: true, find: at("/new-products") },
  { name: "big-deals", isVariant: true, find: at("/big-deal-products") },
  { name: "product", find: at(phone.path) },
  {
    name: "product-chosen",
    isVariant: true,
    async find(guest) {
      await guest.goto(phone.path);
      await chooseVariant(guest);
      return guest.address();
    },
  },
  { name: "product-pictures", isVariant: true, find: at(`${phone.path}?picture=1`) },
  { name: "product-gift-card", isVariant: true, find: at("/p/BJ-GIFTCARD-FESTIVE") },
  { name: "product-bundle", isVariant: true, find: at("/camera-starter-kit.html") },
  { name: "product-group", isVariant: true, find: at("/prakshya-bulbs-and-plugs.html") },
  { name: "content-page", isVariant: true, find: at("/about-us") },
  { name: "built-page", find: at("/sale") },
  { name: "built-guide", isVariant: true, find: at("/television-guide") },
  { name: "cart-empty", isVariant: true, find: at("/cart") },
  { name: "cart", find: phoneInCart },
  {
    name: "cart-saved-and-estimated",
    isVariant: true,
    async find(guest) {
      await addSkusToCart(guest, { "BJ-HDMI-2M": 2, "KST-FERN-5G": 1 });
      await guest.within("main").press("Save for later");
      await guest.within("main").fill("Coupon code", "WELCOME10");
      await guest.press("Apply coupon");
      await guest.fill("PIN code", "560001");
      await guest.press("Check delivery");
      return "/cart";
    },
  },
  { name: "cart-by-link", isVariant: true, find: at("/cart/add?sku=BJ-HDMI-2M&qty=2&sku=KST-AURA-5G&sku=ONV-HOOP") },
  {
    name: "cart-remove",
    isVariant: true,
    async find(guest) {
      await guest.goto(await phoneInCart(guest));
      await guest.within("main").follow(/^Remove/);
      return guest.address();
    },
  },
  {
    name: "checkout-account-problem",
    isVariant: true,
    find: onward(phoneInCart, "/checkout/user-account"),
    async finish(shopper) {
      shopper.expecting(422);
      await hydrated(shopper);
      await shopper.within("region", "Log in").press("Log in");
      await shopper.sees("There is a problem");
    },
  },
  { name: "checkout-shipping", find: toShipping },
  {
    name: "checkout-shipping-problem",
    isVariant: true,
    find: toShipping,
    async finish(shopper) {
      const form = contactForm(shopper);
      await fillAddress(form);
      await form.fill("PIN code", "12");
      await form.fill("Phone", "1");
      await form.press("Continue to delivery");
      await shopper.sees("There is a problem");
    },
  },
  {
    name: "checkout-shipping-methods",
    isVariant: true,
    async find(guest) {
      await toShipping(guest);
      await enterAddress(guest);
      return guest.address();
    },
  },
  {
    name: "checkout-billing",
    isVariant: true,
    async find(guest) {
      await toShipping(guest);
      await enterAddress(guest);
      await guest.untick("Same as delivery address");
      await guest.press("Continue to payment");
      return guest.address();
    },
  },
  {
    name: "checkout-collect",
    isVariant: true,
    async find(guest) {
      await toShipping(guest);
      return "/checkout/user-account?collect";
    },
  },
  {
    name: "payment-waits",
    isVariant: true,
    async find(guest) {
      await addPhoneToCart(guest);
      await goToPayment(guest);
      await orderToPayOnline(guest);
      return "/checkout/thank-you";
    },
  },
  { name: "order-lookup", isVariant: true, find: at("/order-lookup") },
  {
    name: "confirm-cancellation",
    isVariant: true,
    find: at("/order-lookup/cancel?order_id=MQ%3D%3D&confirmation_key=a-key"),
  },
  {
    name: "checkout-payment",
    async find(guest) {
      await addPhoneToCart(guest);
      await goToPayment(guest);
      return guest.address();
    },
  },
  {
    name: "thank-you",
    async find(guest) {
      await toShipping(guest);
      await chooseShipping(guest);
      await sameBilling(guest);
      await placeOrder(guest);
      return guest.address();
    },
  },
  { name: "log-in-dialog", find: at("/?action=login") },
  { name: "register-dialog", isVariant: true, find: at("/?action=register") },
  { name: "log-in", isVariant: true, find: at("/login") },
  { name: "register", isVariant: true, find: at("/register") },
  { name: "newsletter-sign-up", isVariant: true, find: at("/newsletter") },
  {
    name: "continue",
    isVariant: true,
    async find(guest) {
      const account = await registerAtHome(guest);
      await guest.goto("/customer/my-newsletter");
      const token = guest.jar.get("customer-token");
      if (token) guest.jar.set({ ...token, value: "ended" });
      await guest.within("main").press("Save");
      await logIn(guest, account);
      return guest.address();
    },
  },
  {
    name: "log-in-problem",
    isVariant: true,
    find: at("/?action=login"),
    async finish(shopper) {
      shopper.expecting(422);
      await logIn(shopper, { email: newEmail(), password: "not-this-one" });
      await shopper.sees(/We could not log you in: /);
    },
  },
  { name: "forgot-password", isVariant: true, find: at("/forgot-password") },
  { name: "reset-password", isVariant: true, find: at("/reset-password?token=a-key") },
  { name: "change-password", isVariant: true, find: asCustomer("/change-password") },
  { name: "account", find: asCustomer("/customer") },
  { name: "profile", isVariant: true, find: asCustomer("/customer/my-profile") },
  { name: "address-new", isVariant: true, find: asCustomer("/customer/addresses-details/create") },
  {
    name: "addresses",
    isVariant: true,
    async find(guest) {
      await registerAtHome(guest);
      await guest.goto("/customer/addresses-details/create");
      await fillAddress(guest.within("main"));
      await guest.within("main").press("Save address");
      return guest.address();
    },
  },
  { name: "newsletter", isVariant: true, find: asCustomer("/customer/my-newsletter") },
  { name: "wishlist-empty", isVariant: true, find: asCustomer("/customer/my-wishlist") },
  { name: "wishlist", isVariant: true, find: customerWithWishlist },
  { name: "wishlist-as-list", isVariant: true, find: onward(customerWithWishlist, "/customer/my-wishlist?view=list") },
  { name: "wishlist-shared", isVariant: true, find: at("/wishlist/shared?sku=BJ-HDMI-2M&sku=DHV-BOULDER") },
  { name: "reviews-empty", isVariant: true, find: asCustomer("/customer/my-reviews") },
  { name: "downloads-empty", isVariant: true, find: asCustomer("/customer/my-downloads") },
  { name: "my-data", isVariant: true, find: asCustomer("/customer/my-data") },
  { name: "delete-account", isVariant: true, find: asCustomer("/customer/my-data/delete") },
  { name: "order-history-empty", isVariant: true, find: asCustomer("/customer/order-history") },
  { name: "order-history", isVariant: true, find: onward(customerWithOrder, "/customer/order-history") },
  { name: "order", isVariant: true, find: customerWithOrder },
  { name: "order-cancel", isVariant: true, find: async (guest) => `${await customerWithOrder(guest)}/cancel` },
  {
    name: "menu",
    isPanel: true,
    find: at("/"),
    async finish(shopper) {
      await hydrated(shopper);
      await shopper.page.locator("summary[data-panel=menu]").click();
    },
  },
  {
    name: "cart-panel",
    isVariant: true,
    isPanel: true,
    find: onward(phoneInCart, phone.path),
    async finish(shopper) {
      await hydrated(shopper);
      await shopper.page.locator("header a[data-panel=cart]").click();
      await shopper.within("dialog", "Cart").sees("Total");
    },
  },
  {
    name: "search-dialog",
    isPanel: true,
    find: at("/"),
    async finish(shopper) {
      await hydrated(shopper);
      // Hidden on a desktop, where the header has a search box.
      await shopper.page.locator("a[data-panel=search]").evaluate((link: HTMLElement) => link.click());
      await shopper.within("dialog", "Search").fill("What are you looking for?", "kestriva");
      await shopper.within("dialog", "Search").sees(/See all \d+ results/);
    },
  },
  {
    name: "newsletter-panel",
    isVariant: true,
    isPanel: true,
    find: at("/"),
    async finish(shopper) {
      await hydrated(shopper);
      await shopper.page.locator("footer a[data-panel=newsletter]").click();
      await shopper.within("dialog", "Newsletter").sees("Email address");
    },
  },
  {
    name: "filter-panel",
    isPanel: true,
    find: at(categoryPath),
    async finish(shopper) {
      await hydrated(shopper);
      // Hidden on a desktop, where the filters are beside the list.
      await shopper.page.locator("summary[data-panel=filters]").evaluate((summary: HTMLElement) => summary.click());
      await shopper.within("dialog", "Filters").sees("Minimum price");
    },
  },
  { name: "offline", find: at("/offline") },
  { name: "old-link", isVariant: true, find: at("/old-link/newsletter-unsubscribe") },
  { name: "page-not-found", find: at("/no-such-page"), status: 404 },
];

/** With the cookies of the guest who prepared it. */
export async function openScreen(shopper: InChromium, { find, status, finish }: Screen): Promise<void> {
  const address = await prepareWithoutBrowser(shopper, find);
  if (status !== undefined) shopper.expecting(status);
  await shopper.goto(address);
  await finish?.(shopper);
}

async function toShipping(guest: Browserless): Promise<string> {
  await addPhoneToCart(guest);
  await enterEmail(guest, newEmail());
  return guest.address();
}

/** Runs a preparation once. Later screens reuse its cookies; they only read. */
function shared(go: Screen["find"]): Screen["find"] {
  let gone: Promise<{ address: string; cookies: Cookie[] }> | undefined;
  const goFirst = async (guest: Browserless) => ({ address: await go(guest), cookies: guest.jar.all() });
  return async (guest) => {
    gone ??= goFirst(guest).catch((error: unknown) => {
      gone = undefined;
      throw error;
    });
    const { address, cookies } = await gone;
    for (const cookie of cookies) guest.jar.set(cookie);
    return address;
  };
}

function onward(find: Screen["find"], path: string): Screen["find"] {
  return async (guest) => {
    await find(guest);
    return path;
  };
}
