import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { setStock } from "../support/shop/backend.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { logIn, logOut, registerAtHome } from "../support/steps/account.ts";
import { newEmail, placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant, addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

/**
 * Known complaints about carts (numbers in docs/complaints.md), on a backend whose stock and prices
 * the tests may change.
 */
const { shop, backend } = withOwnShop("node", {}, { backend: { quirks: false } });

const cord = { sku: "DHV-CORD-1", name: "Dhvanix Cord 1 earphones" };
const hdmi = { sku: "BJ-HDMI-2M", name: "Bijli HDMI 2.1 cable, 2 m" };
const fern = { sku: "KST-FERN-5G", name: "Kestriva Fern 5G" };

const enter = () => new Browserless(shop.origin);
const lines = (shopper: Browserless) => shopper.within("list", "Cart items");
const tamper = (shopper: Browserless, name: string, value: string) =>
  shopper.jar.set({ name, value, path: "/", httpOnly: true, secure: false, sameSite: "Lax", expires: null });

const stock = (sku: string, qty: number) => setStock(backend.demo, sku, qty);

function price(sku: string, rupees: number): void {
  backend.demo.store.db
    .prepare("UPDATE product SET price = ?, special_price = NULL WHERE sku = ?")
    .run(rupees * 100, sku);
  backend.demo.store.catalogueChanged();
}

describe("cart and log-in", () => {
  test("complaint 1, 2, 6, 17: log-in and registration merge a guest's cart", async () => {
    const shopper = enter();
    await addSkusToCart(shopper, { [cord.sku]: 1 });
    const account = await registerAtHome(shopper);
    await shopper.goto("/cart");
    await lines(shopper).sees(cord.name);
    expect(shopper.jar.get("cart")).toBeNull();
    await logOut(shopper);
    await shopper.goto("/cart");
    await shopper.within("main").sees("Your cart is empty");
    await addSkusToCart(shopper, { [hdmi.sku]: 1 });
    await shopper.goto("/?action=login");
    await logIn(shopper, account);
    await addSkusToCart(shopper, { [cord.sku]: 1 });
    for (const name of [cord.name, hdmi.name]) await lines(shopper).sees(name);
    expect(await shopper.count("link", "Cart, 3 items")).toBeGreaterThan(0);
  });

  test("complaint 3: a merged quantity above the stock is reduced with a notice", async () => {
    stock(fern.sku, 4);
    const shopper = enter();
    await addSkusToCart(shopper, { [fern.sku]: 3 });
    const account = await registerAtHome(shopper);
    await logOut(shopper);
    await addSkusToCart(shopper, { [fern.sku]: 2 });
    await shopper.goto("/?action=login");
    await logIn(shopper, account);
    await shopper.sees(/We combined your carts, but stock is limited\. Kestriva Fern 5G: 3/);
    await addSkusToCart(shopper, { [cord.sku]: 1 });
    await shopper.sees("Added to your cart.");
    expect(await lines(shopper).value("Quantity")).toBe("3");
  });

  test("complaint 5: a failed log-in keeps the guest's cart", async () => {
    const shopper = enter();
    await addSkusToCart(shopper, { [cord.sku]: 2 });
    const before = shopper.jar.get("cart")?.value;
    shopper.expecting(422);
    await shopper.goto("/?action=login");
    await logIn(shopper, { email: newEmail(), password: "not-this-one" });
    await shopper.sees("We could not log you in:");
    expect(shopper.jar.get("cart")?.value).toBe(before);
    await shopper.goto("/cart");
    await lines(shopper).sees(cord.name);
  });

  test("complaint 7: a customer gets a new cart after the old one was ordered elsewhere", async () => {
    const shopper = enter();
    await registerAtHome(shopper);
    await addSkusToCart(shopper, { [cord.sku]: 1 });
    const ordered = shopper.jar.get("customer-cart");
    await shopper.goto("/checkout/user-account");
    backend.demo.store.db.prepare("UPDATE cart SET is_active = 0 WHERE masked_id = ?").run(ordered?.value ?? "");
    await shopper.goto("/cart");
    await shopper.within("main").sees("Your cart is empty");
    await addSkusToCart(shopper, { [hdmi.sku]: 1 });
    await lines(shopper).sees(hdmi.name);
    expect(shopper.jar.get("customer-cart")?.value).not.toBe(ordered?.value);
  });

  test("complaint 11, 12: an invalid token ends the session, and the guest can shop", async () => {
    const shopper = enter();
    await registerAtHome(shopper);
    await addSkusToCart(shopper, { [cord.sku]: 1 });
    tamper(shopper, "customer-token", "no.longer.good");
    await shopper.goto("/cart");
    await shopper.sees("You are not authorized, please log in.");
    expect(shopper.jar.get("customer-cart")).toBeNull();
    await addSkusToCart(shopper, { [hdmi.sku]: 1 });
    await lines(shopper).sees(hdmi.name);
    await lines(shopper).seesNo(cord.name);
  });

  test("complaint 10, 18: the first addition creates the cart, and every page shows its count", async () => {
    const shopper = enter();
    await shopper.goto("/");
    expect(shopper.jar.get("cart"), "no cart before something is in it").toBeNull();
    await addPhoneToCart(shopper);
    expect(shopper.jar.get("cart")).not.toBeNull();
    for (const page of ["/", "/mobiles-tablets.html", "/no-such-page"]) {
      shopper.expecting(404);
      await shopper.goto(page);
      expect(await shopper.count("link", "Cart, 1 item"), page).toBeGreaterThan(0);
    }
  });

  test("complaint 19, 20: a foreign, unknown or ordered cart id is replaced", async () => {
    const owner = enter();
    await registerAtHome(owner);
    await addSkusToCart(owner, { [cord.sku]: 1 });
    for (const id of [owner.jar.get("customer-cart")?.value ?? "", "Zz9".repeat(10) + "ab"]) {
      const shopper = enter();
      tamper(shopper, "cart", id);
      await shopper.goto("/cart");
      await shopper.sees("Your cart was no longer available");
      tamper(shopper, "cart", id);
      await addSkusToCart(shopper, { [hdmi.sku]: 1 });
      await lines(shopper).sees(hdmi.name);
      await lines(shopper).seesNo(cord.name);
    }
  });

  test("complaint 21: every page works without cookies", async () => {
    for (const page of ["/", "/cart", phone.path, `/cart/add?sku=${cord.sku}`]) {
      const reply = await enter().send(page);
      expect(reply.status, page).toBe(200);
    }
    expect((await enter().post("/cart", `intent=add&sku=${cord.sku}&quantity=1`)).status).toBe(303);
  });
});

describe("stock, options and quantity", () => {
  test("complaint 22, 24, 25: a sold-out line can be removed and blocks no addition", async () => {
    stock(hdmi.sku, 50);
    const shopper = enter();
    await addSkusToCart(shopper, { [hdmi.sku]: 4 });
    stock(hdmi.sku, 0);
    await addSkusToCart(shopper, { [cord.sku]: 1 });
    await shopper.sees("Added to your cart.");
    await lines(shopper).sees("This product is out of stock.");
    expect(await shopper.count("alert")).toBeGreaterThan(0);
    stock(hdmi.sku, 2);
    await shopper.goto("/cart");
    await lines(shopper).sees("The requested qty is not available");
    await lines(shopper).press("Lower to the 2 we have");
    expect(await lines(shopper).value("Quantity")).toBe("2");
    await lines(shopper).seesNo("The requested qty is not available");
    stock(hdmi.sku, 0);
    for (let left = 2; left > 0; left -= 1) {
      await shopper.goto("/cart");
      await lines(shopper).follow(/^Remove/);
      await shopper.press("Remove");
      await shopper.sees("has been successfully removed from your cart");
    }
    await shopper.within("main").sees("Your cart is empty");
    stock(hdmi.sku, 50);
  });

  test("complaint 27: a sold-out variant is reported as out of stock", async () => {
    const shopper = enter();
    await shopper.goto(phone.path);
    const form = { color: "Sky Blue", storage: "512 GB" };
    const answer = await shopper.send(backend.endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: `{ products(filter: { sku: { eq: "KST-AURA-5G" } }) { items { ... on ConfigurableProduct { configurable_options { attribute_code values { value_index label } } } } } }`,
      }),
    });
    const product = JSON.parse(answer.body.toString()).data.products.items[0];
    const query = new URLSearchParams();
    for (const { attribute_code, values } of product.configurable_options) {
      const value = values.find(({ label }: { label: string }) => Object.values(form).includes(label));
      query.set(attribute_code, String(value.value_index));
    }
    query.set("intent", "add");
    query.set("quantity", "1");
    const rejected = await shopper.post(phone.path, query.toString());
    expect(rejected.status).toBe(422);
    expect(rejected.body.toString()).toContain("out of stock");
    expect(rejected.body.toString()).not.toContain("You need to choose options");
  });

  test("complaint 28: an invalid quantity is rejected and the cart keeps the old one", async () => {
    const shopper = enter();
    await addSkusToCart(shopper, { [fern.sku]: 1 });
    shopper.expecting(422);
    for (const typed of ["99", "0", "-1", "1.5", "abc"]) {
      await lines(shopper)
        .fill("Quantity", typed)
        .catch(() => undefined);
      const line = /name="line" value="([^"]+)"/.exec((await shopper.send("/cart")).body.toString())?.[1] ?? "";
      expect((await shopper.post("/cart", { intent: "update", line, quantity: typed })).status, typed).toBe(422);
    }
    await shopper.goto("/cart");
    expect(await lines(shopper).value("Quantity")).toBe("1");
  });

  test("complaint 29: the same product or group can be added again", async () => {
    const shopper = enter();
    for (let times = 1; times <= 3; times += 1) await addSkusToCart(shopper, { [cord.sku]: 1 });
    expect(await lines(shopper).value("Quantity")).toBe("3");
    for (let times = 1; times <= 2; times += 1) await addSkusToCart(shopper, { "BJ-CABLE-SET": 1 });
    expect(await shopper.count("link", "Cart, 15 items")).toBeGreaterThan(0);
  });

  test("complaint 30, 31, 33: variants and tiers cost the same on page and in cart", async () => {
    const shopper = enter();
    await shopper.goto(phone.path);
    await chooseVariant(shopper, "Sage", "512 GB");
    const shown = /₹[\d,]+/.exec(await shopper.within("main").text())?.[0] ?? "";
    await shopper.press("Add to cart");
    await lines(shopper).sees(shown);

    const other = enter();
    await addSkusToCart(other, { "DHV-CORD-1": 4 });
    await lines(other).sees("₹449 each");
    await lines(other).fill("Quantity", "5");
    await lines(other).press("Update");
    await lines(other).sees("₹399 each");
    await lines(other).seesNo("The price went");
    await other.within("region", "Order summary").sees(/Total ?₹1,995/);
  });

  test("a line shows that its price went up or down since it was added", async () => {
    const shopper = enter();
    await addSkusToCart(shopper, { "URJ-MAG-15": 1 });
    await lines(shopper).sees("₹1,999");
    price("URJ-MAG-15", 1_799);
    await shopper.goto("/cart");
    await lines(shopper).sees("The price went down: it was ₹1,999 when you added it.");
    price("URJ-MAG-15", 2_199);
    await shopper.goto("/cart");
    await lines(shopper).sees("The price went up: it was ₹1,999 when you added it.");
    await shopper.within("region", "Order summary").sees(/Total ?₹2,199/);
    price("URJ-MAG-15", 1_999);
    await shopper.goto("/cart");
    await lines(shopper).seesNo("The price went");
  });
});

describe("wishlist", () => {
  test("a customer saves a line to the wishlist, even when it is sold out", async () => {
    stock(hdmi.sku, 50);
    const shopper = enter();
    await registerAtHome(shopper);
    await addSkusToCart(shopper, { [hdmi.sku]: 1 });
    stock(hdmi.sku, 0);
    await shopper.goto("/cart");
    await lines(shopper).sees("This product is out of stock.");
    await lines(shopper).press("Save to wishlist");
    await shopper.sees("Wishlist: Added to your wishlist.");
    await shopper.within("main").sees("Your cart is empty");
    await shopper.goto("/customer/my-wishlist");
    await shopper.within("main").sees(hdmi.name);
    stock(hdmi.sku, 50);
  });
});

describe("caching and links", () => {
  test("complaint 9: cart, cart panel and their data are no-store, and empty after the order", async () => {
    const shopper = enter();
    await addSkusToCart(shopper, { [cord.sku]: 1 });
    for (const path of ["/cart", "/cart/panel", "/cart.data", "/cart/panel.data"]) {
      expect((await shopper.send(path)).headers["cache-control"], path).toContain("no-store");
    }
    await goToPayment(shopper, newEmail());
    await placeOrder(shopper);
    expect((await shopper.send("/cart/panel")).body.toString()).toBe('{"cart":null,"removedLines":[]}');
  });

  test("a link that adds products asks first and adds them only by POST", async () => {
    const shopper = enter();
    await shopper.goto(
      `/cart/add?sku=${cord.sku}&qty=3&sku=KST-AURA-5G&sku=ONV-HOOP&sku=%3Cscript%3E&qty=-5&coupon=FLAT500`,
    );
    expect(shopper.jar.get("cart")).toBeNull();
    const main = shopper.within("main");
    await main.sees("Add to your cart?");
    await main.sees("3 × ₹449");
    await main.sees("It has options to choose.");
    expect(await main.count("link", "Choose options")).toBe(1);
    await main.sees("This product is out of stock.");
    await main.press("Add to cart");
    // Its coupon waits for a press too.
    await shopper.arrivesAt("/cart?coupon=FLAT500");
    expect(await main.value("Coupon code")).toBe("FLAT500");
    expect(await main.count("button", "Remove coupon")).toBe(0);
    expect(await lines(shopper).count("textbox", "Quantity")).toBe(1);
    const other = enter();
    await other.goto("/cart?coupon=FLAT500");
    await other.within("main").sees("open your link again to use the coupon FLAT500");
    await shopper.goto("/cart/add?sku=NOTHING");
    await main.sees("This cannot be added to your cart");
    expect(await main.count("button", "Add to cart")).toBe(0);
  });
});
