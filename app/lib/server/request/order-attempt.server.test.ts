import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { openCookies } from "~/lib/server/cookies/cookies.server";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { attemptCookie, heldCart, holdCart, isBeingOrdered } from "./order-attempt.server";

let count = 0;
/** A new one for each test: holds are global to the process. */
let CART: CartId;
const browser = () =>
  openCookies(new Request("http://shop.test/"), { secrets: ["a secret that is used in tests only"], isSecure: false });
const attempt = (triedAt: number | null) => ({ cart: CART, token: "t", before: null, triedAt });

beforeEach(() => {
  vi.useFakeTimers();
  CART = asId<CartId>(String(++count).padStart(32, "c"));
});
afterEach(() => void vi.useRealTimers());

describe("isBeingOrdered", () => {
  test("is true for a minute after an unanswered attempt, by its cookie", async () => {
    const cookies = await browser();
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(false);
    cookies.set(attemptCookie, attempt(null));
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(false);
    cookies.set(attemptCookie, attempt(Date.now()));
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(true);
    expect(await isBeingOrdered({ cookies, shared: null }, asId<CartId>("o".repeat(32)))).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(false);
  });

  test("is true for other browsers while a request holds the cart", async () => {
    const [submitting, otherTab] = [await browser(), await browser()];
    const end = holdCart(CART, submitting);
    expect(await isBeingOrdered({ cookies: submitting, shared: null }, CART)).toBe(false);
    expect(await isBeingOrdered({ cookies: otherTab, shared: null }, CART)).toBe(true);
    end(true);
    expect(await isBeingOrdered({ cookies: otherTab, shared: null }, CART)).toBe(false);
  });

  test("stays true for a minute after an unanswered attempt, also without the cookie", async () => {
    const end = holdCart(CART, await browser());
    end(false);
    vi.advanceTimersByTime(59_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(false);
  });

  test("is false after 125 s when a request never ended", async () => {
    holdCart(CART, await browser());
    vi.advanceTimersByTime(125_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(false);
  });

  test("stays true after the first attempt while a second one runs", async () => {
    const end = holdCart(CART, await browser());
    holdCart(CART, await browser());
    end(true);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(true);
  });
});

test("heldCart without a cart id returns a customer's cart, but not a guest's", async () => {
  const cookies = await browser();
  cookies.set(attemptCookie, attempt(Date.now()));
  expect(await heldCart(cookies, CART)).toBe(CART);
  expect(await heldCart(cookies, null)).toBeNull();
  startCustomerSession(cookies, { token: "t0k3n", lifetimeSeconds: 3600 });
  cookies.set(attemptCookie, attempt(Date.now()));
  expect(await heldCart(cookies, null)).toBe(CART);
});
