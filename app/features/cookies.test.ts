import { describe, expect, test } from "vitest";
import { cartDigest, isCartDigest } from "~/features/cart/cart-cookies.server";
import { cartIdOf, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { saveLastOrder, lastOrderCookie, wasCartOrdered } from "~/features/orders/order-cookies.server";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import { openCookies } from "~/lib/server/cookies/cookies.server";
import { customerToken, endCustomerSession, startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { openFlashNotices } from "~/lib/server/request/flash-notices.server";

const SECRET = "a-secret-of-at-least-thirty-two-letters";
const CART = "abcdefghijklmnopqrstuvwxyzABCDEF" as CartId; // well formed
const OTHER = "ABCDEFabcdefghijklmnopqrstuvwxyz" as CartId; // well formed
const ORDER = "000000012" as OrderNumber; // well formed

function request(sent: readonly string[] = []): Request {
  const pairs = sent.map((cookie) => cookie.split(";")[0]);
  return new Request("http://shop.test/", { headers: { Cookie: pairs.join("; ") } });
}

const next = (sent: readonly string[], secrets = [SECRET]) => openCookies(request(sent), { secrets, isSecure: false });

describe("cookies", () => {
  test("stores the cart in an HttpOnly cookie for the whole shop", async () => {
    const cookies = await next([]);
    saveCartId(cookies, CART);
    const sent = await cookies.takePending();
    expect(sent).toEqual([expect.stringMatching(/^cart=[A-Za-z]{32}; .*Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect(cartIdOf(await next(sent))).toBe(CART);
  });

  test("uses __Host- and Secure on https", async () => {
    const cookies = await openCookies(request(), { secrets: [SECRET], isSecure: true });
    saveCartId(cookies, CART);
    expect(await cookies.takePending()).toEqual([expect.stringMatching(/^__Host-cart=.*; Secure/)]);
  });

  test.each(["nope", "../../etc/passwd", "x".repeat(33), "%00", "'; drop table"])(
    "clears a malformed cart cookie: %s",
    async (value) => {
      const cookies = await next([`cart=${encodeURIComponent(value)}`]);
      expect(cartIdOf(cookies)).toBeNull();
      expect(await cookies.takePending()).toEqual([expect.stringContaining("cart=; Max-Age=0")]);
    },
  );

  test("returns each cookie once", async () => {
    const cookies = await next([]);
    saveCartId(cookies, CART);
    expect(await cookies.takePending()).toHaveLength(1);
    expect(await cookies.takePending()).toHaveLength(0);
  });

  test("keeps a cookie that is set while others are taken", async () => {
    const cookies = await next([]);
    saveCartId(cookies, CART);
    const first = cookies.takePending();
    openFlashNotices(cookies).add({ kind: "success", text: "Saved." });
    expect([...(await first), ...(await cookies.takePending())]).toEqual([
      expect.stringMatching(/^cart=/),
      expect.stringMatching(/^message=/),
    ]);
  });

  test("stores the last order and its cart", async () => {
    const cookies = await next([]);
    await saveLastOrder(cookies, { number: ORDER, email: "asha@example.in", cartId: CART });
    const later = await next(await cookies.takePending());
    expect(later.get(lastOrderCookie)?.number).toBe(ORDER);
    expect(await wasCartOrdered(later, CART)).toBe(true);
    expect(await wasCartOrdered(later, OTHER)).toBe(false);
  });

  test("rejects an order cookie sealed with another secret", async () => {
    const forger = await next([], ["another-secret-of-thirty-two-letters!"]);
    await saveLastOrder(forger, { number: ORDER, email: null, cartId: CART });
    const cookies = await next(await forger.takePending());
    expect(cookies.get(lastOrderCookie)).toBeNull();
    expect(await cookies.takePending()).toEqual([expect.stringContaining("order=; Max-Age=0")]);
  });

  test("rejects a value copied from another cookie", async () => {
    const cookies = await next([]);
    openFlashNotices(cookies).add({ kind: "success", text: "Added to your cart." });
    await saveLastOrder(cookies, { number: ORDER, email: null, cartId: CART });
    const [notice = "", order = ""] = await cookies.takePending();
    const value = (cookie: string) => cookie.slice(cookie.indexOf("="));
    const swapped = await next([`order${value(notice)}`, `message${value(order)}`]);
    expect(swapped.get(lastOrderCookie)).toBeNull();
    expect(openFlashNotices(swapped).take()).toEqual([]);
    expect((await swapped.takePending()).sort()).toEqual([
      expect.stringContaining("message=; Max-Age=0"),
      expect.stringContaining("order=; Max-Age=0"),
    ]);
  });

  test("accepts values sealed with the previous secret", async () => {
    const old = await next([]);
    await saveLastOrder(old, { number: ORDER, email: null, cartId: CART });
    const token = await cartDigest(old, CART);
    const during = await next(await old.takePending(), ["a-new-secret-of-thirty-two-letters!!", SECRET]);
    expect(await isCartDigest(during, CART, token)).toBe(true);
    expect(await wasCartOrdered(during, CART)).toBe(true);
  });

  test("shows a notice on the next page only", async () => {
    const first = await next([]);
    openFlashNotices(first).add({ kind: "success", text: "Added to your cart." });
    const second = await next(await first.takePending());
    const notices = openFlashNotices(second);
    expect(notices.take()).toEqual([{ kind: "success", text: "Added to your cart." }]);
    expect(await second.takePending()).toEqual([expect.stringContaining("message=; Max-Age=0")]);
    expect(notices.take()).toEqual([]);
  });

  test("binds the order token to the cart", async () => {
    const cookies = await next([]);
    const token = await cartDigest(cookies, CART);
    expect(await isCartDigest(cookies, CART, token)).toBe(true);
    expect(await isCartDigest(cookies, OTHER, token)).toBe(false);
    expect(await isCartDigest(cookies, CART, null)).toBe(false);
  });

  describe("for a customer", () => {
    const CUSTOMER_CART = "customercustomercustomercustomer" as CartId; // well formed

    async function loggedIn() {
      const cookies = await next([`cart=${CART}`]);
      startCustomerSession(cookies, { token: "a-token", lifetimeSeconds: 3600 });
      saveCartId(cookies, CUSTOMER_CART);
      return cookies.takePending();
    }

    test("stores the token until it expires, HttpOnly, and clears the guest's cart", async () => {
      const sent = await loggedIn();
      expect(sent).toEqual([
        expect.stringMatching(/^customer-token=a-token; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^cart=; Max-Age=0/),
        expect.stringMatching(/^customer-cart=customer/),
      ]);
      const cookies = await next(sent);
      expect([customerToken(cookies), cartIdOf(cookies)]).toEqual(["a-token", CUSTOMER_CART]);
    });

    test("hides the customer's cart once the token has expired", async () => {
      const sent = (await loggedIn()).filter((cookie) => !cookie.startsWith("customer-token"));
      expect(cartIdOf(await next(sent))).toBeNull();
    });

    test("clears token and cart together", async () => {
      const cookies = await next(await loggedIn());
      endCustomerSession(cookies);
      expect([customerToken(cookies), cartIdOf(cookies)]).toEqual([null, null]);
      expect((await cookies.takePending()).sort()).toEqual([
        expect.stringContaining("customer-cart=; Max-Age=0"),
        expect.stringContaining("customer-token=; Max-Age=0"),
      ]);
    });
  });
});
