import { optional } from "~/lib/async/optional";
import { z } from "zod";
import { cartIdOf, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { type CartState, joinCarts, readGuestCart, readCustomerCart } from "~/features/cart/join-carts.server";
import { assignCompareList } from "~/features/compare/compare-list.server";
import { sendEvents } from "~/features/consent/send-events.server";
import { readDeliveryPlace, suggestPlace } from "~/features/delivery-place/place.server";
import { addPendingItem } from "~/features/wishlist/toggle-wishlist.server";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import type { Address } from "~/lib/commerce/model/address";
import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import type { CustomerToken } from "~/lib/commerce/model/customer";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { fail, type Result, MUST_CONFIRM } from "~/lib/commerce/model/problem";
import type { SubmissionResult } from "~/lib/forms/submission";
import { endCustomerSession, startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import {
  email,
  secret,
  BACKEND_UNAVAILABLE,
  invalid,
  parseForm,
  formWrite,
} from "~/lib/server/request/parse-form.server";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { type Shop, type ShopActionArgs, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";
import { afterLogIn, NOT_AUTHORIZED, sessionEnded } from "~/lib/server/request/session-ended.server";
import { sameOriginPath, logInPath, OVERVIEW, withReturn } from "~/lib/urls/paths";
import { joinGeneralProblems, joinMessages, LOG_IN_REJECTED } from "./account-messages";
import { logInLimitKey, rememberDevice } from "./passwords.server";
import { attributeValues, registration, registrationRules } from "./registration.server";

export const PLEASE_LOG_IN = "Account created. Please log in.";
export const ACCOUNT_UNREACHABLE = "We could not log you in just now. Please try again in a moment.";
export const REGISTRATION_UNANSWERED = "Our system did not answer. Your account may be ready: try to log in first.";

export interface AccountFormResult {
  readonly state: SubmissionResult;
  readonly returnTo: string;
}

export const credentials = z.object({ email, password: secret() });

function formReplies(form: FormData) {
  const returnTo = sameOriginPath(form.get("return-to"), OVERVIEW);
  const reject = (state: SubmissionResult, status?: 429) =>
    invalid({ state, returnTo } satisfies AccountFormResult, status);
  return { returnTo, reject };
}

export async function logIn({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { returnTo, reject } = formReplies(form);
  const parsed = parseForm(form, credentials);
  if (!parsed.ok) return reject(parsed.reply());
  const attempt = await countAttempt(shop, "log-in", await logInLimitKey(shop.cookies, parsed.value.email));
  const replyWith = (message: string) => parsed.reply([{ code: "account", message }]);
  if (attempt.isOver) return reject(replyWith(LOG_IN_REJECTED), 429);

  const { email: address, password } = parsed.value;
  const result = await requestToken(shop, address, password);
  // Another customer may be logged in in another tab: only a successful log-in ends that session.
  if (result.ok && shop.cookies.isCustomer) endCustomerSession(shop.cookies);
  const opened = result.ok ? await completeLogIn(shop, result) : result;
  if (opened.ok) {
    sendEvents(shop, () => [{ name: "login", params: { method: "password" } }]);
    await Promise.all([attempt.succeed(), rememberDevice(shop.cookies, address)]);
    return seeOther(afterLogIn(shop, returnTo));
  }
  if (opened.problems.some(({ code }) => code === "unavailable")) await attempt.uncount();
  const refused = opened.problems.filter(({ code }) => code === CAPTCHA_REJECTED);
  if (refused.length > 0) await attempt.uncount();
  return reject(refused.length > 0 ? parsed.reply(refused) : replyWith(joinMessages(opened.problems)));
}

interface Entry {
  readonly token: CustomerToken;
  readonly guest: CartState | null;
}

/**
 * Requests a token and reads the guest's cart in parallel. No cart if a customer is logged in,
 * because that one must not be merged.
 */
async function requestToken(shop: Shop, email: string, password: string): Promise<Result<Entry>> {
  const request = shop.commerce.account.logIn(email, password);
  const guestCartPromise = shop.cookies.isCustomer ? null : readGuestCart(shop);
  const [result, guest] = await Promise.all([formWrite(shop, BACKEND_UNAVAILABLE, request), guestCartPromise]);
  return result.ok ? { ok: true, token: result, guest } : result;
}

/**
 * Starts the customer's session with their cart (product P119) and merges the guest's. If the
 * customer cannot be loaded, the previous state is restored.
 */
async function completeLogIn(shop: Shop, { token, guest }: Entry): Promise<Result<object>> {
  const { cookies } = shop;
  const before = cartIdOf(cookies);
  startCustomerSession(cookies, token);
  try {
    const [, address] = await Promise.all([openCustomerCart(shop, guest), readDefaultAddress(shop)]);
    await suggestPlace(shop, address);
    return { ok: true };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("error", "opening an account failed", { kind: error.kind, error });
    endCustomerSession(cookies);
    if (before) saveCartId(cookies, before);
    const message = error.kind === "unauthorized" ? NOT_AUTHORIZED : ACCOUNT_UNREACHABLE;
    return fail({ code: "account", message });
  }
}

async function openCustomerCart(shop: Shop, guest: CartState | null): Promise<void> {
  const { customer } = shop.commerce;
  const ownCartPromise = guest ? readCustomerCart(shop) : customer.cartId().then((id) => ({ id, cart: null }));
  const [own] = await Promise.all([ownCartPromise, customer.profile()]);
  saveCartId(shop.cookies, own.id);
  await Promise.all([guest && guest.id !== own.id && joinCarts(shop, guest, own), assignCompareList(shop)]);
  await addPendingItem(shop);
}

/** For the header, which would otherwise ask for a PIN code. Null if unknown, or slow. */
async function readDefaultAddress(shop: Shop): Promise<Address | null> {
  if (readDeliveryPlace(shop.cookies)) return null;
  const limit = { name: "default address", budgetMs: TIME_BUDGETS.savedAddresses };
  const saved = await optional(shop, limit, shop.commerce.customer.addresses());
  return saved?.find(({ isDefaultShipping }) => isDefaultShipping)?.address ?? null;
}

/** Revokes the token and deletes all private cookies, even when the backend does not answer. */
export async function logOut(shop: Shop): Promise<Response> {
  const { cookies, commerce, notices } = shop;
  if (cookies.isCustomer) {
    await optional(
      shop,
      { name: "revoking a token", level: "error", evenUnauthorized: true },
      commerce.customer.logOut(),
    );
    notices.add({ kind: "success", text: "You are logged out." });
  }
  endCustomerSession(cookies);
  cookies.clearOn("log-out");
  return seeOther("/");
}

export async function register({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const { returnTo, reject } = formReplies(form);
  const { account } = shop.commerce;
  const { rule, attributes } = await registrationRules(shop);
  const parsed = parseForm(form, registration(rule, attributes));
  if (!parsed.ok) return reject(parsed.reply());
  const attempt = await countAttempt(shop, "register", parsed.value.email);
  if (attempt.isOver) return reject(parsed.reply([TOO_MANY_ATTEMPTS]), 429);

  const { newsletter, firstName, lastName, email, password } = parsed.value;
  const details = { firstName, lastName, email, password };
  const values = attributeValues(attributes, parsed.value);
  const registerPromise = account.register({ ...details, wantsNewsletter: newsletter, attributes, values });
  const result = await formWrite(shop, REGISTRATION_UNANSWERED, registerPromise);
  if (!result.ok) return reject(parsed.reply(joinGeneralProblems(result.problems)));
  sendEvents(shop, () => [{ name: "sign_up", params: { method: "password" } }]);
  // Another customer may be logged in on this browser.
  if (shop.cookies.isCustomer) endCustomerSession(shop.cookies);
  const canContinue = await logInAfterwards(shop, details);
  return seeOther(canContinue ? afterLogIn(shop, returnTo) : withReturn("/login", returnTo));
}

/**
 * Logs the customer in, unless the account must be confirmed first (product P122, P123). Magento
 * before 2.4.8 does not report that: a rejected log-in with the new password means it. False if
 * only the log-in failed, e.g. because its own captcha was refused.
 */
async function logInAfterwards(shop: Shop, { email: address, password }: { email: string; password: string }) {
  const result = await requestToken(shop, address, password);
  if (!result.ok) {
    const mustConfirm = result.problems.some(({ code }) => code === "confirm" || code === "sign-in");
    shop.notices.add({ kind: "info", text: mustConfirm ? MUST_CONFIRM : PLEASE_LOG_IN, persist: true });
    return mustConfirm;
  }
  const opened = await completeLogIn(shop, result);
  if (opened.ok) await rememberDevice(shop.cookies, address);
  if (opened.ok) shop.notices.add({ kind: "success", text: "Welcome! Your account is ready." });
  else for (const { message } of opened.problems) shop.notices.add({ kind: "warning", text: message });
  return true;
}

/**
 * shopLoader for customer pages: guests are redirected to the home page with the log-in dialog,
 * which returns here.
 */
export function customerLoader<T>(run: (args: ShopArgs) => Promise<T> | T) {
  return shopLoader((args) => {
    requireCustomer(args);
    return run(args);
  });
}

/**
 * shopAction for customers. If the session has ended, the form's values are restored after the
 * log-in.
 */
export function customerAction<T>(run: (args: ShopActionArgs) => Promise<T> | T) {
  return shopAction(async (args) => {
    if (!args.shop.cookies.isCustomer) throw await sessionEnded(args.shop, args.request, args.form);
    return run(args);
  });
}

/**
 * Redirects guests to the log-in. Only checks that there is a token; the backend decides whether it
 * is valid.
 */
export function requireCustomer({ shop, url }: Pick<ShopArgs, "shop" | "url">): void {
  if (!shop.cookies.isCustomer) throw seeOther(logInPath(url.pathname + url.search));
}
