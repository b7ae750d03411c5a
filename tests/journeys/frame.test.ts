import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium } from "../support/modes.ts";
import { openShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/words/phone.ts";
import { putPhoneInCart } from "../support/words/shopping.ts";

const origin = () => inject("origins").node;

test("the menu is a panel: Esc and Back close it, the focus returns, nothing is loaded for it", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    await shopper.goto("/");
    await hydrated(shopper);
    const toggle = page.locator("summary[data-panel=menu]");
    const panel = page.getByRole("dialog", { name: "Menu" });
    const isClosed = () =>
      eventually(
        async () => (await panel.count()) === 0 && (await toggle.evaluate((node) => node === document.activeElement)),
        () => "The menu is open, or the focus is not where it was",
      );
    await toggle.press("Enter");
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await isClosed();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await toggle.press("Enter");
    await panel.waitFor();
    await page.evaluate(() => history.back());
    await isClosed();
    expect(asked).toEqual([]);
    await toggle.press("Enter");
    await panel.locator("summary[aria-label='More of Computers']").click();
    await panel.getByRole("link", { name: "Laptops", exact: true }).click();
    await shopper.arrivesAt(/laptops/);
    await panel.waitFor({ state: "detached" });
    // The panel has left no entry behind.
    await page.evaluate(() => history.back());
    await shopper.arrivesAt("/");
  }));

test("on a desk the tree of categories closes by Esc and by a press beside it", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto("/");
      await hydrated(shopper);
      const tree = page.locator("header details");
      const isOpen = () => tree.evaluate((node) => node.hasAttribute("open"));
      await tree.locator("summary").click();
      expect(await isOpen()).toBe(true);
      await page.keyboard.press("Escape");
      expect(await isOpen()).toBe(false);
      await tree.locator("summary").click();
      await page.mouse.click(720, 30);
      expect(await isOpen()).toBe(false);
    },
    { viewport: { width: 1440, height: 900 } },
  ));

test("without a line pages seen before open again, any other leads to a list of them", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      shopper.complaints.expect(/ERR_INTERNET_DISCONNECTED|status of 503/);
      await page.goto("/", { waitUntil: "load" });
      await page.evaluate(() => navigator.serviceWorker.ready);
      // Files of a page come from the worker only once it has it in hand, from the next page on.
      await page.goto(phone.path, { waitUntil: "load" });
      await page.goto("/cart", { waitUntil: "load" });
      await shopper.context.setOffline(true);
      await page.goto(phone.path);
      await shopper.within("main").sees(phone.name);
      await shopper.sees("You are offline.");
      await page.goto(categoryPath);
      await shopper.within("main").sees("You are offline");
      const seen = shopper.within("list", "Pages you have seen");
      await seen.sees(phone.name);
      await seen.seesNo("Cart");
      await shopper.context.setOffline(false);
      await shopper.sees("You are online again.");
      await page.goto(categoryPath);
      await shopper.within("main").sees("products");
    },
    { serviceWorkers: "allow" },
  ));

test("a picture that is lost is a drawn one", async () => {
  const answer = await new Browserless(origin()).send("/media/216x268/catalog/product/n/o/none.jpg");
  expect(answer.status).toBe(404);
  expect(answer.headers["content-type"]).toBe("image/svg+xml");
  expect((await new Browserless(origin()).send("/media/999x999/catalog/product/n/o/none.jpg")).status).toBe(404);
});

test("the styleguide is for those who build the shop, not in it", async () => {
  expect((await new Browserless(origin()).send("/styleguide")).status).toBe(404);
});

test("chat, tag manager and analytics stand only where they are configured, and tags only after consent", async () => {
  const plain = new Browserless(origin());
  await plain.goto("/");
  expect(plain.page.all(({ attribs }) => /googletagmanager|tawk|crisp/.test(attribs["src"] ?? ""))).toEqual([]);
  expect(await plain.count("region", "Cookies")).toBe(0);

  const shop = await openShop("node", inject("endpoint"), {
    CHAT_PROVIDER: "crisp",
    CHAT_KEY: "a-key",
    ANALYTICS_ID: "G-TEST123",
  });
  try {
    const shopper = new Browserless(shop.origin);
    const loads = () =>
      shopper.page.all(({ name, attribs }) => name === "script" && /^https:/.test(attribs["src"] ?? ""));
    const policy = async (path: string) => String((await shopper.send(path)).headers["content-security-policy"]);
    await shopper.goto(phone.path);
    expect(loads()).toEqual([]);
    await shopper.within("region", "Cookies").press("Decline");
    expect(shopper.address()).toBe(phone.path);
    expect(loads()).toEqual([]);
    expect(await shopper.count("region", "Cookies")).toBe(0);
    await shopper.follow("Cookie choices");
    await shopper.press("Agree");
    await shopper.goto(phone.path);
    expect(loads().map(({ attribs }) => attribs["src"])).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-TEST123",
    ]);
    expect(shopper.page.all(({ attribs }) => attribs["data-shop-event"]?.includes("view_item") ?? false)).toHaveLength(
      1,
    );
    await putPhoneInCart(shopper);
    await shopper.goto("/checkout/user-account");
    expect(shopper.address()).toBe("/checkout/user-account");
    expect(loads()).toEqual([]);
    expect(await policy("/checkout/user-account")).not.toContain("google");
    await shopper.goto("/");
    await shopper.within("navigation", "Quick links").follow("Chat");
    expect(loads().map(({ attribs }) => attribs["src"])).toContain("https://client.crisp.chat/l.js");
    expect(await policy("/chat")).toContain("crisp.chat");
    expect(await policy("/")).not.toContain("crisp.chat");
  } finally {
    await shop.stop();
  }
});
