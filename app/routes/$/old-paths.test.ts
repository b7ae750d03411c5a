import { expect, test } from "vitest";
import { fromOldPath } from "./old-paths";

test.each([
  ["/customer/account", "/customer"],
  ["/contact", "/contact-us"],
  ["/contact/index/index", "/contact-us"],
  ["/catalog/product_compare", "/compare"],
  ["/checkout/onepage/success", "/checkout/thank-you"],
  ["/customer/account/login", "/login"],
  ["/customer/account/create", "/register"],
  ["/customer/account/edit", "/customer/my-profile"],
  ["/customer/account/forgotpassword", "/forgot-password"],
  ["/customer/address", "/customer/addresses-details"],
  ["/customer/address/edit/id/5", "/customer/addresses-details"],
  ["/downloadable/customer/products", "/customer/my-downloads"],
  ["/review/customer", "/customer/my-reviews"],
  ["/rss", "/new-products"],
  ["/sales/guest/form", "/order-lookup"],
  ["/sales/order/history", "/customer/order-history"],
  ["/search/term/popular", "/search-results"],
  ["/vault/cards/listaction", "/customer/saved-cards"],
  ["/wishlist", "/customer/my-wishlist"],
  ["/wishlist/shared/index/code/3f2a", "/old-link/shared-wishlist"],
  ["/customer/account/index", "/customer"],
  ["/customer/account/createPassword?token=t&email=a%40b.test", "/reset-password?token=t&email=a%40b.test"],
  ["/customer/account/logout", "/customer"],
  ["/newsletter/manage", "/customer/my-newsletter"],
  ["/newsletter/subscriber/unsubscribe/id/4/code/s3cret", "/old-link/newsletter-unsubscribe"],
  ["/sales/order/view/order_id/12", "/customer/order-history"],
  ["/shipping/tracking/popup?hash=s3cret", "/order-lookup"],
  ["/sales/guest/view?order_id=7", "/order-lookup?order_id=7"],
  ["/sales/guest/view?action=cancel&order_id=7", "/order-lookup/cancel?action=cancel&order_id=7"],
  ["/wishlist/index/index/wishlist_id/7", "/customer/my-wishlist"],
  ["/wishlist/shared/index/code/s3cret", "/old-link/shared-wishlist"],
  ["/catalogsearch/result?q=usb+cable&cat=3", "/search-results?term=usb+cable&cat=3"],
  ["/catalogsearch/result/index?q=a%26b", "/search-results?term=a%26b"],
  ["/catalogsearch/result?q=", "/search-results"],
  ["/catalogsearch/advanced/result?name=&sku=X-1", "/search-results?term=X-1"],
  ["/checkout/cart?utm_source=mail", "/cart?utm_source=mail"],
])("fromOldPath redirects %s to %s", (path, to) => {
  expect(fromOldPath(new URL(path, "http://shop.test"))).toEqual({ to });
});

test.each([
  ["/catalog/product/view/id/7/s/a-phone/category/3", "/catalog/product/view/id/7"],
  ["/catalog/category/view/s/phones/id/3", "/catalog/category/view/id/3"],
  ["/cms/page/view?page_id=2", "/cms/page/view/page_id/2"],
  ["/sendfriend/product/send/id/7", "/catalog/product/view/id/7"],
  ["/checkout/cart/add/uenc/x/product/7", "/catalog/product/view/id/7"],
])("fromOldPath lets the backend resolve %s as %s", (path, find) => {
  expect(fromOldPath(new URL(path, "http://shop.test"))).toEqual({ find });
});

test.each([
  "/",
  "/index",
  "/phones.html",
  "/constructor",
  "/catalog/product",
  "/catalog/product/view/id/x",
  "/catalog/product/view/id",
  "/customer/account/no-such-action",
])("fromOldPath returns null for %s", (path) => {
  expect(fromOldPath(new URL(path, "http://shop.test"))).toBeNull();
});

test.each([
  ["/Home", "/"],
  ["/StoreLocator", "/store-locator"],
  ["/ResetPasswordPage", "/change-password"],
  ["/Cms", "/"],
  ["/Page?utm_source=x", "/?utm_source=x"],
  ["/Cms?id=about-us", "/about-us"],
  ["/cms?identifier=about-us&ref=mail", "/about-us?ref=mail"],
  [
    "/Page?path=mobiles-tablets/smartphones.html%3Fpage=2&view=list",
    "/mobiles-tablets/smartphones.html?page=2&view=list",
  ],
  ["/Page?url=/phone.html", "/phone.html"],
  ["/Page?url=//evil.example/x", "/evil.example/x"],
  ["/Page?url=https://evil.example", "/https://evil.example"],
  ["/Page?url=/%5Cevil.example", "/"],
  ["/Cms?id=", "/"],
])("fromOldPath redirects %s to %s", (path, to) => {
  expect(fromOldPath(new URL(path, "http://shop.test"))).toEqual({ to });
});
