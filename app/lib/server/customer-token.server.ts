import type { CustomerToken } from "~/lib/commerce/model/customer";
import type { Cookies } from "./cookies.server";
import { defineCookie } from "./define-cookie.server";

/** The backend's proof that this browser is a customer's. It lives as long as the backend says. */
const customerTokenCookie = defineCookie<string>({
  name: "customer-token",
  seal: "plain",
  maxAge: 3600,
  forgottenAt: ["session-end"],
  identifies: "browser",
  parse: (text) => text,
  format: (token) => token,
});

/** Null for guests. */
export function customerToken(cookies: Cookies): string | null {
  return cookies.get(customerTokenCookie);
}

/** From here on this is a customer; what was the guest's is forgotten. */
export function keepCustomer(cookies: Cookies, { token, lifetimeSeconds }: CustomerToken): void {
  cookies.set(customerTokenCookie, token, lifetimeSeconds);
  cookies.forget("log-in");
}

/** Forgets the customer, and what is of use only with the token. */
export function dropCustomer(cookies: Cookies): void {
  cookies.forget("session-end");
}
