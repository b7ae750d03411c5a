import type { CustomerToken } from "~/lib/commerce/model/customer";
import type { Cookies, CookieReader } from "./cookies.server";
import { defineCookie } from "./define-cookie.server";

/** Characters allowed in a header: any other token would make every request to the backend fail. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The backend's access token of a customer, for as long as the backend says. */
const customerTokenCookie = defineCookie<string>({
  name: "customer-token",
  seal: "plain",
  maxAge: 3600,
  clearedOn: ["session-end"],
  identifies: "browser",
  parse: (text) => (TOKEN.test(text) ? text : null),
  format: (token) => token,
});

/** Null for guests. */
export function customerToken(cookies: CookieReader): string | null {
  return cookies.get(customerTokenCookie);
}

/** Logs the customer in and drops the guest's cookies. */
export function startCustomerSession(cookies: Cookies, { token, lifetimeSeconds }: CustomerToken): void {
  cookies.set(customerTokenCookie, token, lifetimeSeconds);
  cookies.clearOn("log-in");
}

/** Logs the customer out and drops the cookies that depend on the token. */
export function endCustomerSession(cookies: Cookies): void {
  cookies.clearOn("session-end");
}
