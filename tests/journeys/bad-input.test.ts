import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { formOf, submissionOf } from "../support/browserless/submission.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const NOT_A_QUANTITY = "Enter a whole number from 1 to 9999.";

async function seesFrame(shopper: Browserless): Promise<void> {
  expect(await shopper.count("navigation", "Categories")).toBe(1);
  expect(await shopper.count("searchbox", "Search products")).toBeGreaterThan(0);
  expect(await shopper.count("contentinfo")).toBe(1);
  expect(await shopper.count("main")).toBe(1);
}

describe.each(sharedCodeHosts)("bad input: %s", (host) => {
  const origin = () => inject("origins")[host];
  const enter = () => new Browserless(origin());

  test.each([
    ["/no-such-product.html"],
    ["/mobiles-tablets/no-such-category.html"],
    ["/no/such/page"],
    ["/p/NO-SUCH-SKU"],
    ["/.env"],
    ["/index.html"],
    ["/assets/no-such-file"],
    ["/%F0%9F%93%B1"],
    ["/a%00b"],
    [`/${"x".repeat(3000)}`],
    ["//evil.example/"],
  ])("%s answers 404 inside the frame", async (path) => {
    const shopper = enter();
    await shopper.expecting(404).visit(new URL(shopper.origin + path));
    expect(shopper.status()).toBe(404);
    await shopper.sees("Page not found");
    expect(await shopper.within("main").count("link", "Back to Home page")).toBe(1);
    await seesFrame(shopper);
  });

  test.each(["/%", "/%E0%A4%A", "/%c0%af"])("%s, a malformed URL, is rejected without an exception", async (path) => {
    const shopper = enter();
    const reply = await shopper.send(new URL(shopper.origin + path));
    expect([400, 404]).toContain(reply.status);
    await shopper.goto("/");
  });

  test.each([
    ...["0", "-1", "1e9", "abc", "1.5", "10000", "999999999999999999999", "Ⅷ"].map((typed) => [typed, NOT_A_QUANTITY]),
    ["", "This field is required"],
    [" ", "This field is required"],
  ])("quantity %j in the cart shows a field error and keeps the input", async (quantity = "", message = "") => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    const url = new URL("/cart", shopper.origin);
    const line = shopper.field(/^Quantity/);
    const lineForm = formOf(line);
    if (!lineForm) throw new Error("The line's quantity is in no form");
    line.attribs["value"] = quantity;
    lineForm.attribs["novalidate"] = "";
    await shopper.expecting(422).submit(submissionOf(shopper.find(["button"], /^Update/), url));
    await shopper.within("alert").sees(message);
    expect(await shopper.value(/^Quantity/)).toBe(quantity.trim());
    await shopper.goto("/cart");
    expect(await shopper.value(/^Quantity/)).toBe("1");
  });

  test.each(["0", "-1", "1e9", "abc", "10000"])(
    "quantity %j on the product page shows a field error and keeps the input",
    async (quantity) => {
      const shopper = enter();
      await shopper.goto(phone.path);
      await shopper.choose("Colour", new RegExp(phone.colour));
      await shopper.choose("Storage", new RegExp(phone.storage));
      await shopper.press("Update options");
      const button = shopper.find(["button"], "Add to cart");
      const form = formOf(button);
      if (!form) throw new Error("Add to cart is in no form");
      form.attribs["novalidate"] = "";
      shopper.field("Quantity").attribs["value"] = quantity;
      await shopper.expecting(422).submit(submissionOf(button, shopper.page.url));
      await shopper.within("alert").sees(NOT_A_QUANTITY);
      expect(await shopper.within("main").value("Quantity")).toBe(quantity);
      await shopper.goto("/cart");
      await shopper.sees("Your cart is empty");
    },
  );

  test.each([
    ["/", 405],
    ["/robots.txt", 405],
    ["/cache-invalidate", 404],
    ["/maintenance", 404],
  ])("the next request after an unexpected form for %s is answered", async (path, status) => {
    const post = async (to: string, text: string) => {
      const body = new URLSearchParams({ email: text });
      return (await fetch(new URL(to, origin()), { method: "POST", headers: { origin: origin() }, body })).status;
    };
    expect(await post(path, "x".repeat(200_000))).toBe(status);
    expect(await post("/login", "")).toBe(422);
  });

  test("a form from another site is rejected with an error page and changes nothing", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    const line = "sku=KST-AURA-5G&quantity=1&intent=add";
    const foreign = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      const reply = await shopper.post("/cart", line, headers);
      expect(reply.status).toBe(403);
      expect(reply.body.toString()).toContain("An error occurred");
      expect(reply.setCookies.filter((cookie) => cookie.includes("cart="))).toEqual([]);
    }
    await shopper.goto("/cart");
    expect(await shopper.value(/^Quantity/)).toBe("1");
  });

  test("a body over the limit is rejected with and without a content length", async () => {
    const shopper = enter();
    const body = `sku=${"x".repeat(200_000)}`;
    expect((await shopper.post("/cart", body)).status).toBe(413);
    expect((await shopper.post("/cart", body, { "transfer-encoding": "chunked" })).status).toBe(413);
  });

  test("a URL that is too long for proxies is rejected", async () => {
    const shopper = enter();
    for (const path of [`/${"a".repeat(9_000)}`, `/search-results?${"q=1&".repeat(2_100)}`])
      expect((await shopper.send(path)).status).toBe(414);
  });

  test("a form of ten thousand fields is rejected before it is parsed", async () => {
    const shopper = enter();
    const body = "sku=1&".repeat(10_000);
    const reply = await shopper.post("/cart", body);
    expect(reply.status).toBe(413);
  });

  test("a field name with a huge array index is rejected cheaply", async () => {
    const shopper = enter();
    const body = "email=x&email%5B99999999%5D=x";
    const reply = await shopper.post("/newsletter", body);
    expect(reply.status).toBe(422);
  });

  test("a body that is not a form is rejected", async () => {
    const shopper = enter();
    const headers = { "content-type": "application/json", origin: shopper.origin };
    const reply = await shopper.send("/cart", { method: "POST", headers, body: "{}" });
    expect(reply.status).toBe(415);
  });

  test("unknown intents and lines change nothing and reveal no internals", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    for (const body of [
      "intent=explode",
      "intent=add",
      "intent=add&sku=NO-SUCH",
      "intent=update&line=zzz&quantity=2",
      "",
    ]) {
      const reply = await shopper.post("/cart", body);
      expect(reply.status, body).toBeLessThan(500);
      expect(reply.body.toString()).not.toMatch(/GraphQL|at .*\.ts|Error:.*\n\s+at /);
    }
    await shopper.goto("/cart");
    expect(await shopper.value(/^Quantity/)).toBe("1");
  });

  test("the error for a line removed in another tab links to the remaining cart", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    await shopper.goto("/cart");
    const tab = new Browserless(shopper.origin, {}, shopper.jar);
    await tab.goto("/cart");
    await tab.within("list", "Cart items").follow("Remove");
    await tab.within("main").press("Remove");
    await shopper.expecting(422).press("Update");
    await shopper.within("alert").sees("This item is no longer in your cart.");
    const { href = "" } = shopper.find(["link"], /This item is no longer in your cart/).attribs;
    expect(shopper.page.all(({ attribs }) => `#${attribs["id"]}` === href)).toHaveLength(1);
  });

  test("an invalid form sent twice at once shows its error both times", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    const body = "coupon=NO-SUCH&intent=apply-coupon";
    const send = () => shopper.post("/cart", body);
    for (const { status, body: page } of await Promise.all([send(), send()])) {
      expect(status).toBe(422);
      expect(page.toString()).toContain("<title>Error: Cart");
    }
  });

  test.each(["PUT", "DELETE"] as const)("%s is rejected without a server error", async (method) => {
    const reply = await enter().send("/cart", { method, headers: { origin: enter().origin } });
    expect([403, 405, 415]).toContain(reply.status);
  });
});
