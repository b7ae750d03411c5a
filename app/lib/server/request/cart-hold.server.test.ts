import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { openCookies } from "~/lib/server/cookies/cookies.server";
import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { MemoryValues } from "./testing/memory-values";
import { awaitWrites, beginWrite, heldCart, holdCart, isBeingOrdered } from "./cart-hold.server";
import { attemptCookie } from "./order-attempt.server";

let count = 0;
/** A new one for each test: holds are global to the process. */
let CART: CartId;
const browser = () =>
  openCookies(new Request("http://shop.test/"), { secrets: ["a secret that is used in tests only"], isSecure: false });
/** What outlives the answers. */
const background: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void background.push(work);
const attempt = (triedAt: number | null) => ({ cart: CART, token: "t", before: null, triedAt, total: null });

beforeEach(() => {
  vi.useFakeTimers();
  background.length = 0;
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
    const end = await holdCart(CART, { cookies: submitting, shared: null, waitUntil });
    expect(await isBeingOrdered({ cookies: submitting, shared: null }, CART)).toBe(false);
    expect(await isBeingOrdered({ cookies: otherTab, shared: null }, CART)).toBe(true);
    end(true);
    expect(await isBeingOrdered({ cookies: otherTab, shared: null }, CART)).toBe(false);
  });

  test("stays true for a minute after an unanswered attempt, also without the cookie", async () => {
    const end = await holdCart(CART, { cookies: await browser(), shared: null, waitUntil });
    end(false);
    vi.advanceTimersByTime(59_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(false);
  });

  test("is false after 150 s when a request never ended", async () => {
    await holdCart(CART, { cookies: await browser(), shared: null, waitUntil });
    vi.advanceTimersByTime(149_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(false);
  });

  test("stays true after the first attempt while a second one runs", async () => {
    const end = await holdCart(CART, { cookies: await browser(), shared: null, waitUntil });
    await holdCart(CART, { cookies: await browser(), shared: null, waitUntil });
    end(true);
    expect(await isBeingOrdered({ cookies: await browser(), shared: null }, CART)).toBe(true);
  });
});

test("heldCart without a cart id returns a customer's cart, but not a guest's", async () => {
  const cookies = await browser();
  cookies.set(attemptCookie, attempt(Date.now()));
  expect(await heldCart({ cookies, shared: null }, CART)).toBe(CART);
  expect(await heldCart({ cookies, shared: null }, null)).toBeNull();
  startCustomerSession(cookies, { token: "t0k3n", lifetimeSeconds: 3600 });
  cookies.set(attemptCookie, attempt(Date.now()));
  expect(await heldCart({ cookies, shared: null }, null)).toBe(CART);
});

test("a customer's own cart is known by its cookie", async () => {
  const cookies = await browser();
  startCustomerSession(cookies, { token: "t0k3n", lifetimeSeconds: 3600 });
  saveCartId(cookies, CART);
  await holdCart(CART, { cookies: await browser(), shared: null, waitUntil });
  expect(await heldCart({ cookies, shared: null }, null)).toBe(CART);
});

describe("an order and writes of other tabs", () => {
  beforeEach(() => void vi.useRealTimers());

  /** A shopper's requests in this process, or in another one that shares a store. */
  const holding = async (shared: MemoryValues | null = null) => ({ cookies: await browser(), shared, waitUntil });

  test("the order waits until every write that began before has ended", async () => {
    const tab = await holding();
    const ends = [await beginWrite(tab, CART), await beginWrite(tab, CART)];
    await holdCart(CART, await holding());
    let isWaiting = true;
    const waited = awaitWrites(CART, null).then((isDone) => {
      isWaiting = false;
      return isDone;
    });
    ends[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(isWaiting).toBe(true);
    ends[1]?.();
    expect(await waited).toBe(true);
  });

  test("the order does not wait for writes to other carts", async () => {
    await beginWrite(await holding(), asId<CartId>("o".repeat(32)));
    expect(await awaitWrites(CART, null)).toBe(true);
  });

  test("the order gives up after five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    const end = await beginWrite(await holding(), CART);
    const waited = awaitWrites(CART, null);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await waited).toBe(false);
    end();
  });

  test("the order does not wait for a write that was cut off, but for one that began later", async () => {
    vi.useFakeTimers();
    const waitFor5s = async () => {
      const waited = awaitWrites(CART, null);
      await vi.advanceTimersByTimeAsync(5_100);
      return waited;
    };
    await beginWrite(await holding(), CART);
    vi.advanceTimersByTime(50_000);
    expect(await waitFor5s()).toBe(true);
    const end = await beginWrite(await holding(), CART);
    expect(await waitFor5s()).toBe(false);
    end();
    expect(await waitFor5s()).toBe(true);
  });

  test("the order also waits for writes of another process", async () => {
    const shared = new MemoryValues();
    shared.texts.set(`writes ${CART}`, "1");
    const waited = awaitWrites(CART, shared);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await shared.uncount(`writes ${CART}`);
    expect(await waited).toBe(true);
  });

  test("a write is counted in the shared store until it ends", async () => {
    const shared = new MemoryValues();
    const end = await beginWrite(await holding(shared), CART);
    expect(shared.texts.get(`writes ${CART}`)).toBe("1");
    end();
    await Promise.all(background);
    expect(shared.texts.has(`writes ${CART}`)).toBe(false);
  });

  test("the hold is in the shared store when the order may be sent", async () => {
    const shared = new MemoryValues();
    const end = await holdCart(CART, await holding(shared));
    expect(await isBeingOrdered({ cookies: await browser(), shared }, CART)).toBe(true);
    expect(shared.texts.has(`hold ${CART}`)).toBe(true);
    end(true);
    await Promise.all(background);
    expect(shared.texts.has(`hold ${CART}`)).toBe(false);
  });

  test("a store that is down stops neither writes nor orders", async () => {
    const shared = new MemoryValues();
    shared.isDown = true;
    const end = await beginWrite(await holding(shared), CART);
    await holdCart(CART, await holding(shared));
    end();
    expect(await awaitWrites(CART, shared)).toBe(true);
  });
});
