import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { openMiddleware, type Middleware } from "../support/shop/middleware.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { registerAtHome, registerByRequest } from "../support/steps/account.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const CHECKOUT = "https://pay.example/in";
const ID = "[A-Za-z0-9]{32}";

/** Settings that are off by default. */
describe.each(sharedCodeHosts)("a shop with its own settings: %s", (host) => {
  let middleware: Middleware;
  beforeAll(async () => {
    middleware = await openMiddleware();
  });
  afterAll(() => middleware.close());
  const { shop } = withOwnShop(host, () => ({
    EXTERNAL_CHECKOUT_URL: `${CHECKOUT}/`,
    INTEGRATIONS: JSON.stringify({ "pin-codes": middleware.address }),
    LOG_LEVEL: "silent",
  }));
  const enter = () => new Browserless(shop.origin);

  test("redirects a guest's checkout to the external one with the cart id only", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    for (const path of ["/checkout", "/checkout/user-account", "/checkout/payment"]) {
      const { status, headers } = await shopper.send(path);
      expect([status, headers["cache-control"]]).toEqual([303, "no-store"]);
      expect(headers.location).toMatch(new RegExp(`^${CHECKOUT}/cart/${ID}$`));
    }
  });

  test("redirects a customer's checkout with the token, hidden from script", async () => {
    const shopper = enter();
    await registerByRequest(shopper);
    await addPhoneToCart(shopper);
    const token = (await shopper.cookie("customer-token")) ?? "";
    const { headers } = await shopper.send("/checkout");
    expect(headers.location).toMatch(new RegExp(`^${CHECKOUT}/token/[^/]+/cart/${ID}$`));
    expect(headers.location).toContain(token);
    const byScript = await shopper.send("/checkout.data", { headers: { "sec-fetch-dest": "empty" } });
    expect(byScript.headers["x-remix-reload-document"]).toBe("true");
    expect(String(byScript.body)).not.toContain(token);
  });

  test("redirects an empty cart to the cart page", async () => {
    const shopper = enter();
    await shopper.goto("/checkout");
    await shopper.arrivesAt("/cart");
    await shopper.sees("Your cart is empty. Add something before you check out.");
  });

  test("finds city and state in the merchant's PIN code directory, or its own on failure", async () => {
    const shopper = enter();
    await registerAtHome(shopper);
    const find = async (pin: string) => {
      await shopper.goto("/customer/addresses-details/create");
      const main = shopper.within("main");
      await main.fill("PIN code", pin);
      await main.press("Find city and state");
      return [await main.value("City"), await main.value("State")];
    };
    middleware.answer(200, { city: "Hampi", state: "Karnataka" });
    expect(await find("583239")).toEqual(["Hampi", "KA"]);
    expect(middleware.requests.at(-1)).toMatchObject({
      ...{ method: "POST", url: "/pin-codes/find", body: { code: "583239" } },
    });
    expect(middleware.requests.at(-1)?.headers).not.toHaveProperty("authorization");
    middleware.answer(500, {});
    expect(await find("583239")).toEqual(["Koppal", "KA"]);
  });
});

test.each(sharedCodeHosts)("by default the checkout is the shop's own: %s", async (host) => {
  const shopper = new Browserless(inject("origins")[host]);
  await addPhoneToCart(shopper);
  const { status, headers } = await shopper.send("/checkout");
  expect([status, headers.location]).toEqual([303, "/checkout/user-account"]);
});
