/** spec section 2: other names of screens. They lead on with 308, query kept; screens themselves have one address. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "/home": "/",
    "/page": "/",
    "/cms": "/",
    "/resetpasswordpage": "/change-password",
    "/storelocator": "/store-locator",
    "/contact": "/contact-us",
    "/customer/account/createpassword": "/reset-password",
    // Where a backend's own mails lead.
    "/customer/account": "/customer",
    "/customer/account/login": "/login",
    "/customer/account/create": "/register",
    "/customer/account/forgotpassword": "/forgot-password",
    "/customer/address": "/customer/addresses-details",
    "/newsletter/manage": "/customer/my-newsletter",
    "/sales/order/history": "/customer/order-history",
    "/wishlist": "/customer/my-wishlist",
  }),
);

/** Where an alias leads, without query; null for any other path. */
export function aliasTarget(pathname: string): string | null {
  return ALIASES.get(pathname.toLowerCase()) ?? null;
}
