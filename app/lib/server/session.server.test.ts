import { describe, expect, test } from "vitest";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import { openSession } from "./session.server";

const SECRET = "a-secret-of-at-least-thirty-two-letters";
const CART = "abcdefghijklmnopqrstuvwxyzABCDEF" as CartId; // well formed
const ORDER = "000000012" as OrderNumber; // well formed

function request(cookies: readonly string[] = []): Request {
  const pairs = cookies.map((cookie) => cookie.split(";")[0]);
  return new Request("http://shop.test/", { headers: { Cookie: pairs.join("; ") } });
}

async function nextSession(cookies: readonly string[], secret = SECRET) {
  return openSession(request(cookies), secret, false);
}

describe("session", () => {
  test("keeps the cart in an HttpOnly cookie for the whole shop", async () => {
    const session = await nextSession([]);
    session.keepCart(CART);
    const cookies = await session.takeCookies();
    expect(cookies).toEqual([expect.stringMatching(/^cart=[A-Za-z]{32}; .*Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect((await nextSession(cookies)).cartId).toBe(CART);
  });

  test("uses __Host- and Secure on https", async () => {
    const session = await openSession(request(), SECRET, true);
    session.keepCart(CART);
    expect(await session.takeCookies()).toEqual([expect.stringMatching(/^__Host-cart=.*; Secure/)]);
  });

  test.each(["nope", "../../etc/passwd", "x".repeat(33), "%00", "'; drop table"])(
    "drops and forgets a cart cookie that the shop did not write: %s",
    async (value) => {
      const session = await nextSession([`cart=${encodeURIComponent(value)}`]);
      expect(session.cartId).toBeNull();
      expect(await session.takeCookies()).toEqual([expect.stringContaining("cart=; Max-Age=0")]);
    },
  );

  test("hands each cookie out once", async () => {
    const session = await nextSession([]);
    session.keepCart(CART);
    expect(await session.takeCookies()).toHaveLength(1);
    expect(await session.takeCookies()).toHaveLength(0);
  });

  test("remembers the last order and the cart it came from", async () => {
    const session = await nextSession([]);
    await session.keepLastOrder({ number: ORDER, email: "asha@example.in", cartId: CART });
    const next = await nextSession(await session.takeCookies());
    expect(next.lastOrder?.number).toBe(ORDER);
    expect(await next.orderedCart(CART)).toBe(true);
    expect(await next.orderedCart("ABCDEFabcdefghijklmnopqrstuvwxyz" as CartId)).toBe(false); // well formed
  });

  test("refuses an order cookie signed by someone else", async () => {
    const forger = await nextSession([], "another-secret-of-thirty-two-letters!");
    await forger.keepLastOrder({ number: ORDER, email: null, cartId: CART });
    const session = await nextSession(await forger.takeCookies());
    expect(session.lastOrder).toBeNull();
    expect(await session.takeCookies()).toEqual([expect.stringContaining("order=; Max-Age=0")]);
  });

  test("carries a notice to the next page and no further", async () => {
    const first = await nextSession([]);
    first.addNotice({ kind: "success", text: "Added to your cart." });
    const cookies = await first.takeCookies();
    const second = await nextSession(cookies);
    expect(second.takeNotices()).toEqual([{ kind: "success", text: "Added to your cart." }]);
    expect(await second.takeCookies()).toEqual([expect.stringContaining("message=; Max-Age=0")]);
    expect(second.takeNotices()).toEqual([]);
  });

  test("binds the order token to the cart", async () => {
    const session = await nextSession([]);
    const token = await session.orderToken(CART);
    expect(await session.checkOrderToken(CART, token)).toBe(true);
    expect(await session.checkOrderToken("ABCDEFabcdefghijklmnopqrstuvwxyz" as CartId, token)).toBe(false); // well formed
    expect(await session.checkOrderToken(CART, null)).toBe(false);
  });

  describe("of a customer", () => {
    const TOKEN = { token: "a-token", lifetimeSeconds: 3600 };
    const OWN = "customercustomercustomercustomer" as CartId; // well formed

    async function loggedIn() {
      const session = await nextSession([`cart=${CART}`]);
      session.keepCustomer(TOKEN);
      session.keepCart(OWN);
      return session.takeCookies();
    }

    test("keeps the token as long as it lives, out of reach of script, and forgets the guest's cart", async () => {
      const cookies = await loggedIn();
      expect(cookies).toEqual([
        expect.stringMatching(/^customer-token=a-token; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^cart=; Max-Age=0/),
        expect.stringMatching(/^customer-cart=customer/),
      ]);
      expect(await nextSession(cookies)).toMatchObject({ customerToken: "a-token", cartId: OWN });
    });

    test("shows the customer's cart to nobody once the token ended", async () => {
      const cookies = (await loggedIn()).filter((cookie) => !cookie.startsWith("customer-token"));
      expect((await nextSession(cookies)).cartId).toBeNull();
    });

    test("forgets token and cart together", async () => {
      const session = await nextSession(await loggedIn());
      session.dropCustomer();
      expect(session).toMatchObject({ customerToken: null, cartId: null });
      expect(await session.takeCookies()).toEqual([
        expect.stringContaining("customer-token=; Max-Age=0"),
        expect.stringContaining("customer-cart=; Max-Age=0"),
      ]);
    });
  });
});
