import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { inChromium, nightlyTest } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { linksIn } from "../support/steps/links.ts";
import { cardsIn } from "../support/steps/listing.ts";
import { newEmail } from "../support/steps/checking-out.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

/** Backend answers for which the demo backend has no data, and settings that no other test uses. */
describe("backend data and settings", () => {
  const { shop, proxy } = withOwnShop("node", {
    REDIRECT_HOSTS: "offers.example",
    PURGE_SECRET,
    CAPTCHA_SITE_KEY: "site-key-of-the-tests",
  });

  async function enterAfterPurge(): Promise<Browserless> {
    const shopper = new Browserless(shop.origin);
    await purge(shop.origin);
    return shopper;
  }

  const routeAnswer = (to: string, code: number) => ({
    status: 200,
    body: JSON.stringify({
      data: { route: { __typename: "SimpleProduct", relative_url: to, redirect_code: code, sku: "BJ-HDMI-2M" } },
    }),
    type: "application/json",
  });

  test("the number of an order may contain a slash", async () => {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    await registerByRequest(shopper);
    proxy.takeRequests(/./);
    await shopper.send("/customer/order-history/KA%2F24-25%2F1");
    expect(proxy.takeRequests(/"eq":"KA\/24-25\/1"/)).toHaveLength(1);
  });

  test.each([
    ["permanently, to a page of the shop", "kestriva-aura-5g.html", 301, [301, "/kestriva-aura-5g.html?utm=1"]],
    ["temporarily, to a page of the shop", "kestriva-aura-5g.html", 302, [302, "/kestriva-aura-5g.html?utm=1"]],
    ["to a host in the settings", "https://offers.example/diwali", 302, [302, "https://offers.example/diwali"]],
    ["to any other host is not found", "https://elsewhere.example/diwali", 302, [404, undefined]],
  ] as const)("a URL that the backend redirects %s", async (_, to, code, [status, location]) => {
    const shopper = await enterAfterPurge();
    proxy.behave((question) => (/route\(url/.test(question) ? routeAnswer(to, code) : "pass"));
    const reply = await shopper.send("/moved.html?utm=1");
    expect([reply.status, reply.headers["location"]]).toEqual([status, location]);
  });

  test("uses the store group name in titles, meta tags, logo and manifest", async () => {
    const shopper = await enterAfterPurge();
    const named = (answer: string) =>
      answer.replace(/"store_group_name":"[^"]*"/, '"store_group_name":"Asha Electronics"');
    proxy.behave((question) => (/query Frame\b/.test(question) ? { rewrite: named } : "pass"));
    for (const path of ["/cart", "/login", phone.path, "/offline", "/no-such-page"]) {
      shopper.expecting(404);
      await shopper.goto(path);
      expect(await shopper.title()).toMatch(/ \| Asha Electronics$/);
      // The demo backend's own texts are in main and in the footer's blocks.
      const frame = [await shopper.within("banner").text(), shopper.page.html.split("</title>")[0]].join(" ");
      expect(frame, path).not.toContain("Bijli");
    }
    await shopper.goto(phone.path);
    expect(shopper.page.html).toContain('property="og:site_name" content="Asha Electronics"');
    const manifest = JSON.parse(String((await shopper.send("/manifest.webmanifest")).body)) as object; // ours
    expect(manifest).toMatchObject({ name: "Asha Electronics", short_name: "Asha Electronics" });
  });

  test("applies the backend's password rule and shows it beside the field", async () => {
    const shopper = await enterAfterPurge();
    const strict = (answer: string) => {
      const { data } = JSON.parse(answer) as { data: { storeConfig: object } }; // a GraphQL answer
      const rule = { minimum_password_length: "12", required_character_classes_number: "4" };
      return JSON.stringify({ data: { ...data, storeConfig: { ...data.storeConfig, ...rule } } });
    };
    proxy.behave((question) => (/minimum_password_length/.test(question) ? { rewrite: strict } : "pass"));
    await shopper.goto("/register");
    const main = shopper.within("main");
    const text = "12 or more characters, all of: a–z, A–Z, 0–9, symbol";
    await main.sees(text);
    const typed = { "First name": "Asha", "Last name": "Rao", Email: newEmail(), Password: "Quiet-Mons7" };
    for (const [field, value] of Object.entries(typed)) await main.fill(field, value);
    await shopper.expecting(422).within("main").press("Create account");
    await main.within("alert").sees(`Password: ${text}`);
    await main.fill("Password", "Quiet-Monsoon-7");
    await shopper.expecting().within("main").press("Create account");
    await shopper.sees("Welcome! Your account is ready.");
  });

  test("hides the currency and store selectors when there is one of each", async () => {
    const shopper = await enterAfterPurge();
    proxy.behave("pass");
    await shopper.goto("/");
    const choices = async () => [
      await shopper.count("combobox", "Currency"),
      await shopper.count("combobox", "Store"),
      await shopper.count("button", "Change currency"),
      await shopper.count("button", "Change store"),
    ];
    expect(await choices()).toEqual([1, 1, 1, 1]);
    await enterAfterPurge();
    const single = (answer: string) => {
      const { data } = JSON.parse(answer) as { data: { availableStores: unknown[] } }; // a GraphQL answer
      const [first] = data.availableStores;
      const currency = { available_currency_codes: ["INR"] };
      return JSON.stringify({ data: { ...data, availableStores: [first], currency } });
    };
    proxy.behave((question) => (/availableStores/.test(question) ? { rewrite: single } : "pass"));
    await shopper.goto("/");
    expect(await choices()).toEqual([0, 0, 0, 0]);
  });

  test("requests no customer data for a guest", async () => {
    const shopper = await enterAfterPurge();
    proxy.behave("pass");
    proxy.takeRequests(/./);
    for (const path of ["/", phone.path, "/cart"]) await shopper.goto(path);
    const requests = proxy.takeRequests(/^/);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter(({ text }) => /\b(customer|customerCart|wishlists?) ?[({]/.test(text))).toEqual([]);
    expect(requests.filter(({ headers }) => "authorization" in headers)).toEqual([]);
  });

  test("shows the sections of the home page that the merchant names, in his order", async () => {
    const shopper = await enterAfterPurge();
    const order = `<ul><li>shop-promises</li><li><a href="${categoryPath}?sort=price_ASC">Phones to start with</a>
      ads: new-arrivals-ads, position: left</li><li>hero-slider</li></ul>`;
    const ordered = (answer: string) => {
      const { data } = JSON.parse(answer) as { data: { cmsBlocks: { items: object[] } } }; // a GraphQL answer
      const items = [...data.cmsBlocks.items, { identifier: "home-sections", title: "Order", content: order }];
      return JSON.stringify({ data: { ...data, cmsBlocks: { items } } });
    };
    proxy.behave((question) => (question.includes("home-sections") ? { rewrite: ordered } : "pass"));
    await shopper.goto("/");
    const main = shopper.within("main");
    const cards = await cardsIn(main.within("region", "Phones to start with"));
    expect(cards).toHaveLength(10);
    expect(linksIn(shopper, "main")).toContainEqual([
      "See all: Phones to start with",
      `${categoryPath}?sort=price_ASC`,
    ]);
    const names = await Promise.all(cards.map(async (card) => (await card.names("heading"))[0]));
    const headings = (await main.names("heading")).filter((name) => !names.includes(name));
    expect(headings.slice(1)).toEqual(["Phones to start with", "Kestriva Aura 5G"]);
    const text = await main.text();
    const at = (words: string) => text.indexOf(words);
    expect(at("Free delivery")).toBeLessThan(at("Let them choose"));
    expect(at("Let them choose")).toBeLessThan(at("Phones to start with"));
    expect(at("Shop by brand")).toBe(-1);
  });

  test("lists departments by name and a new product as hero without their CMS blocks", async () => {
    const shopper = await enterAfterPurge();
    const without = (answer: string) => {
      const { data } = JSON.parse(answer) as { data: { cmsBlocks: { items: ({ identifier: string } | null)[] } } }; // a GraphQL answer
      const items = data.cmsBlocks.items.filter(
        (block) => !/^(?:category-ads|hero-slider)$/.test(block?.identifier ?? ""),
      );
      return JSON.stringify({ data: { ...data, cmsBlocks: { items } } });
    };
    proxy.behave((question) => (/cmsBlocks\(/.test(question) ? { rewrite: without } : "pass"));
    await shopper.goto("/");
    const main = shopper.within("main");
    expect(linksIn(shopper, "navigation", "Departments")[0]).toEqual(["Mobiles & Tablets", "/mobiles-tablets.html"]);
    const [first] = await cardsIn(shopper.within("region", "New arrivals"));
    const [name = ""] = (await first?.names("link")) ?? [];
    expect(name).not.toBe("");
    const [, hero] = await main.names("heading");
    expect(hero).toBe(name);
    await main.follow(`See it: ${name}`);
    await shopper.within("main").sees(name);
  });

  test.each([
    ["PRODUCTS", { hasProducts: true, hasBlock: false }],
    ["PAGE", { hasProducts: false, hasBlock: true }],
    ["PRODUCTS_AND_PAGE", { hasProducts: true, hasBlock: true }],
  ])(
    "a category in display mode %s shows %o, breadcrumb, picture, text and sub-categories",
    async (display_mode, { hasProducts, hasBlock }) => {
      const shopper = await enterAfterPurge();
      const below = { uid: "OTk=", name: "Folding phones", position: 1, include_in_menu: 1, url_suffix: ".html" };
      const changed = {
        ...{ display_mode, image: "/media/catalog/category/phones.jpg", description: "<p>One for every pocket.</p>" },
        cms_block: { content: "<p>The festival of phones.</p>" },
        children: [{ ...below, url_path: "folding-phones" }],
      };
      const rewrite = (answer: string) => {
        const { data } = JSON.parse(answer) as { data: { categories: { items: object[] } } }; // a GraphQL answer
        return JSON.stringify({ data: { categories: { items: [{ ...data.categories.items[0], ...changed }] } } });
      };
      proxy.behave((_, { operation }) => (operation === "Category" ? { rewrite } : "pass"));
      await shopper.goto(categoryPath);
      expect(linksIn(shopper, "navigation", "Breadcrumb")).toEqual([["Mobiles & Tablets", "/mobiles-tablets.html"]]);
      expect(linksIn(shopper, "list", "Subcategories")).toEqual([["Folding phones", "/folding-phones.html"]]);
      const main = shopper.within("main");
      await main.sees("One for every pocket.");
      const pictures = shopper.page.all(
        ({ name, attribs }) => name === "img" && /phones\.jpg$/.test(attribs["src"] ?? ""),
      );
      expect(pictures).toHaveLength(1);
      if (hasBlock) await main.sees("The festival of phones.");
      else await main.seesNo("The festival of phones.");
      expect(await main.count("list", "Products")).toBe(hasProducts ? 1 : 0);
    },
  );

  test("asks for the first review when a product has none", async () => {
    const shopper = await enterAfterPurge();
    const none = (answer: string) => answer.replaceAll(/"review_count":\d+/g, '"review_count":0');
    proxy.behave((question) => (/description ?\{/.test(question) ? { rewrite: none } : "pass"));
    await shopper.goto(phone.path);
    expect(await shopper.within("main").names("link")).not.toContain("");
    const reviews = shopper.within("region", "Reviews");
    await reviews.sees("No reviews yet. Be the first.");
    expect(await reviews.count("button", "Submit review")).toBe(0);
    await reviews.follow("Write a review");
    expect(await reviews.count("button", "Submit review")).toBe(1);
  });

  test("shows no rating shares when counted reviews cannot be listed", async () => {
    const shopper = await enterAfterPurge();
    const none = (answer: string) =>
      answer.replace(/"reviews":\{"items":\[.*\](?=,"page_info")/, '"reviews":{"items":[]');
    proxy.behave((question) => (/reviews\(/.test(question) ? { rewrite: none } : "pass"));
    await shopper.goto(phone.path);
    const reviews = shopper.within("region", "Reviews");
    await reviews.sees("No reviews yet. Be the first.");
    await reviews.seesNo("NaN");
  });

  test("sends a guest to the log-in before the review form for customers only", async () => {
    const shopper = await enterAfterPurge();
    const customersOnly = (answer: string) =>
      answer.replaceAll(/"allow_guests_to_write_product_reviews":"1"/g, '"allow_guests_to_write_product_reviews":"0"');
    proxy.behave((question) => (/allow_guests_to_write/.test(question) ? { rewrite: customersOnly } : "pass"));
    const { email, password } = await registerByRequest(shopper);
    const reviews = shopper.within("region", "Reviews");
    await shopper.goto(phone.path);
    expect(await reviews.count("link", "Write a review")).toBe(1);
    const guest = new Browserless(shop.origin);
    const incoming = guest.within("region", "Reviews");
    await guest.goto(`${phone.path}?review=write`);
    expect(await incoming.count("button", "Submit review")).toBe(0);
    await guest.goto(phone.path);
    expect(await incoming.count("link", "Write a review")).toBe(0);
    await incoming.follow("Log in to write a review");
    const dialog = guest.within("dialog", "Log in");
    await dialog.fill("Email", email);
    await dialog.fill("Password", password);
    await dialog.press("Log in");
    await guest.arrivesAt(`${phone.path}?review=write`);
    expect(await incoming.count("button", "Submit review")).toBe(1);
  });

  nightlyTest("shows as many skeleton cards as the page is wide", () =>
    inChromium(shop.origin, async (shopper) => {
      await enterAfterPurge();
      proxy.behave((question) => (/query Cards\b/.test(question) ? "hang" : "pass"));
      const { page } = shopper;
      await page.goto("/", { waitUntil: "commit" });
      const skeletons = page.locator(".skeletons.strip").first().locator("li");
      await skeletons.first().waitFor({ state: "attached" });
      for (const [width, count] of Object.entries({ 1480: 6, 1479: 5, 1279: 4, 990: 3, 360: 3 })) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        const shown = await skeletons.evaluateAll(
          (all) => all.filter((one) => getComputedStyle(one).display !== "none").length,
        );
        expect(shown, `at ${width}`).toBe(count);
      }
      proxy.behave("pass");
    }),
  );

  test("links of a page without menu and footer load documents, which may have them", () =>
    inChromium(shop.origin, async (shopper) => {
      await enterAfterPurge();
      proxy.behave((question) =>
        /query Frame\b/.test(question) ? { status: 500, body: "", type: "text/plain" } : "pass",
      );
      await shopper.goto("/order-lookup");
      await hydrated(shopper);
      const { page } = shopper;
      const departments = page.getByRole("navigation", { name: "Categories" }).locator("li");
      expect(await departments.count()).toBe(1);
      proxy.behave("pass");
      await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Home" }).click();
      await shopper.arrivesAt("/");
      expect(await departments.count()).toBeGreaterThan(5);
    }));

  test("offers another PIN code instead of the buy buttons when a product cannot be delivered", () =>
    inChromium(shop.origin, async (shopper) => {
      await enterAfterPurge();
      await shopper.goto("/bijli-hdmi-2-1-cable-2-m.html");
      const { page } = shopper;
      const offered = async () =>
        Promise.all(
          [
            page.getByRole("button", { name: "Add to cart", exact: true }).first(),
            page.getByRole("button", { name: "Buy now" }),
            page.getByRole("link", { name: "Change PIN code" }),
          ].map((control) => control.isVisible()),
        );
      expect(await offered()).toEqual([true, true, false]);
      const nowhere = () => JSON.stringify({ data: { estimateShippingMethods: [] } });
      proxy.behave((question) => (/estimateShippingMethods\(/.test(question) ? { rewrite: nowhere } : "pass"));
      const delivery = shopper.within("region", "Delivery");
      await delivery.fill("Deliver to PIN code", "744101");
      await delivery.press("Check");
      await delivery.sees("Not delivered to 744101");
      expect(await offered()).toEqual([false, false, true]);
      proxy.behave("pass");
    }));

  const person = { "First name": "Asha", "Last name": "Rao", Email: newEmail() };
  const passwords = { "New password": "Quiet-Monsoon-7", "Confirm new password": "Quiet-Monsoon-7" };
  test.each([
    ["a registration", "/register", { ...person, Password: "Quiet-Monsoon-7" }, "Create account", /createCustomer/],
    ["asking for a new password", "/forgot-password", { Email: newEmail() }, "Send reset link", /requestPassword/],
    [
      "a new password",
      "/reset-password?token=a-key",
      { Email: newEmail(), ...passwords },
      "Set password",
      /resetPassword/,
    ],
  ])("%s sends the captcha answer to the backend", async (_, path, fields, button, request) => {
    const shopper = (await enterAfterPurge()).expecting(422);
    proxy.behave("pass");
    await shopper.goto(path);
    const main = shopper.within("main");
    for (const [field, typed] of Object.entries(fields)) await main.fill(field, typed);
    // As script would fill it in.
    for (const field of shopper.page.all(({ attribs }) => attribs["name"]?.startsWith("captcha-") ?? false))
      field.attribs["value"] = "an-answer";
    proxy.takeRequests(/./);
    await main.press(button);
    const [question] = proxy.takeRequests(request);
    expect(question?.headers["x-recaptcha"]).toBe("an-answer");
  });
});
