import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { openCookies } from "~/lib/server/cookies/cookies.server";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { attemptCookie, heldCart, holdCart, isBeingOrdered } from "./order-attempt.server";

let count = 0;
/** A new one for each test: holds are global to the process. */
let CART: CartId;
const browser = () => openCookies(new Request("http://shop.test/"), ["a secret that is used in tests only"], false);
const tried = (triedAt: number | null) => ({ cart: CART, token: "t", before: null, triedAt });

beforeEach(() => {
  vi.useFakeTimers();
  CART = asId<CartId>(String(++count).padStart(32, "c"));
});
afterEach(() => void vi.useRealTimers());

describe("a cart is being ordered", () => {
  test("for a minute after its order was sent without an answer, as the browser's cookie says", async () => {
    const cookies = await browser();
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(false);
    cookies.set(attemptCookie, tried(null));
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(false);
    cookies.set(attemptCookie, tried(Date.now()));
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(true);
    expect(await isBeingOrdered({ cookies, shared: null }, asId<CartId>("o".repeat(32)))).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(await isBeingOrdered({ cookies, shared: null }, CART)).toBe(false);
  });

  test("for every browser but the request that orders it, from the press on", async () => {
    const [pressing, otherTab] = [await browser(), await browser()];
    const end = holdCart(CART, pressing);
    expect(await isBeingOrdered({ cookies: pressing, shared: null }, CART)).toBe(false);
    expect(await isBeingOrdered({ cookies: otherTab, shared: null }, CART)).toBe(true);
    end(true);
    expect(await isBeingOrdered({ cookies: otherTab, shared: null }, CART)).toBe(false);
  });

  test("for a minute more where no answer came, whatever the cookie says", async () => {
    const end = holdCart(CART, await browser());
    end(false);
    vi.advanceTimersByTime(59_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(false);
  });

  test("no longer than placing takes at most, where a request never came to its end", async () => {
    holdCart(CART, await browser());
    vi.advanceTimersByTime(125_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(false);
  });

  test("also after a first attempt ended, as long as a second one runs", async () => {
    const end = holdCart(CART, await browser());
    holdCart(CART, await browser());
    end(true);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(true);
  });
});

test("a write to a customer's own cart changes the cart being ordered; a guest's new cart is another", async () => {
  const cookies = await browser();
  cookies.set(attemptCookie, tried(Date.now()));
  expect(await heldCart(cookies, CART)).toBe(CART);
  expect(await heldCart(cookies, null)).toBeNull();
  startCustomerSession(cookies, { token: "t0k3n", lifetimeSeconds: 3600 });
  cookies.set(attemptCookie, tried(Date.now()));
  expect(await heldCart(cookies, null)).toBe(CART);
});
