import type { CustomerToken } from "~/lib/commerce/model/customer";
import { type Cookies, type CookieReader, CUSTOMER_TOKEN, defineCookie, matching } from "./cookies.server";

/** Any other token would make every request to the backend fail. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

const customerTokenCookie = defineCookie({
  name: CUSTOMER_TOKEN,
  seal: "plain",
  maxAge: 3600,
  clearedOn: ["session-end"],
  identifies: "browser",
  ...matching(TOKEN),
});

export function customerToken(cookies: CookieReader): string | null {
  return cookies.get(customerTokenCookie);
}

/** Also clears the guest's cookies. */
export function startCustomerSession(cookies: Cookies, { token, lifetimeSeconds }: CustomerToken): void {
  cookies.set(customerTokenCookie, token, lifetimeSeconds);
  cookies.clearOn("log-in");
}

/** Also clears the cookies that depend on the token. */
export function endCustomerSession(cookies: Cookies): void {
  cookies.clearOn("session-end");
}
