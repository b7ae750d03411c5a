import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { firstScript, hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { hosts, inChromium, nightlyTest } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const origin = () => inject("origins").node;

test("the menu panel closes on Esc and Back, returns the focus and loads nothing", () =>
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
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await toggle.press("Enter");
    await panel.waitFor();
    await page.evaluate(() => history.back());
    await isClosed();
    expect(requests).toEqual([]);
    await toggle.press("Enter");
    await panel.locator("summary[aria-label='More of Computers']").click();
    await panel.getByRole("link", { name: "Laptops", exact: true }).click();
    await shopper.arrivesAt(/laptops/);
    await panel.waitFor({ state: "detached" });
    await page.evaluate(() => history.back());
    await shopper.arrivesAt("/");
  }));

nightlyTest("the category tree on a desktop closes on Esc and on a click beside it", () =>
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
      await page.getByRole("navigation", { name: "Categories" }).locator("li li li a").last().waitFor();
      await page.keyboard.press("Escape");
      expect(await isOpen()).toBe(false);
      await tree.locator("summary").click();
      await page.mouse.click(720, 30);
      expect(await isOpen()).toBe(false);
    },
    { viewport: { width: 1440, height: 900 } },
  ),
);

test("offline, visited pages open again, and other URLs show a list of them", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      shopper.errors.expect(/ERR_INTERNET_DISCONNECTED|status of 503/);
      await page.goto("/", { waitUntil: "load" });
      await page.evaluate(() => navigator.serviceWorker.ready);
      // The service worker caches a page's files only once it controls the page, from the next page
      // on.
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

nightlyTest("the offline list of visited pages stays when it is hydrated", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      shopper.errors.expect(/ERR_INTERNET_DISCONNECTED|status of 503/);
      await page.goto("/", { waitUntil: "load" });
      await page.evaluate(() => navigator.serviceWorker.ready);
      // Everything React needs to hydrate the page "You are offline".
      await page.goto("/offline", { waitUntil: "load" });
      await hydrated(shopper);
      await page.goto(phone.path, { waitUntil: "load" });
      await page.goto("/cart", { waitUntil: "load" });
      await shopper.context.setOffline(true);
      await page.goto("/login");
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const list = shopper.within("list", "Pages you have seen");
      await list.sees(phone.name);
      await firstScript(page);
      await page.mouse.move(150, 300);
      await page.mouse.move(160, 310);
      await page.keyboard.press("Tab");
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
      await list.sees(phone.name);
    },
    { serviceWorkers: "allow" },
  ),
);

test.each(hosts)("pictures are resized and converted, and a missing one gets a placeholder: %s", async (host) => {
  const guest = new Browserless(inject("origins")[host]);
  const ask = (path: string) => fetch(new URL(path, guest.origin), { headers: { accept: "image/webp,*/*" } });
  await guest.goto(categoryPath);
  const [picture] = guest.page.all(({ name, attribs }) => name === "img" && attribs["width"] === "216");
  const address = picture?.attribs["src"] ?? "";
  expect(address).toMatch(/^\/media\/216x268\//);
  const answer = await ask(address);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("vary")).toBe("Accept");
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  // Whole within the card, whatever its proportions.
  expect(Math.max(width / 216, height / 268)).toBe(1);

  const lost = await ask("/media/216x268/catalog/product/n/o/none.jpg");
  expect([lost.status, lost.headers.get("content-type")]).toEqual([404, "image/svg+xml"]);
  for (const rejected of [address.replace("216x268", "999x999"), "/media/216x268/..%2f..%2ffavicon.png"]) {
    const { status, headers } = await ask(rejected);
    expect([status, headers.get("content-type")]).toEqual([404, expect.stringContaining("text/html")]);
  }
});

describe.each(hosts)("a media origin with hostile files: %s", (host) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>steal()</script></svg>`;
  const media = createServer((_, answer) => answer.setHeader("Content-Type", "image/svg+xml").end(drawing));
  beforeAll(() => new Promise<void>((listening) => media.listen(0, "127.0.0.1", listening)));
  afterAll(() => void media.close());
  const { shop } = withOwnShop(host, () => {
    const { port } = media.address() as AddressInfo; // listening on TCP
    return { MEDIA_ORIGINS: `http://127.0.0.1:${port}` };
  });

  test("an SVG with script is never served as an image, whatever its extension", async () => {
    const answer = await fetch(new URL("/media/216x268/catalog/product/a/b/phone.png", shop.origin));
    expect(await answer.text()).not.toContain("steal");
  });
});

test("the styleguide is not part of the built shop", async () => {
  expect((await new Browserless(origin()).send("/styleguide")).status).toBe(404);
});

describe("chat, analytics and maps", () => {
  const { shop } = withOwnShop("node", {
    CHAT_PROVIDER: "crisp",
    CHAT_KEY: "a-key",
    ANALYTICS_ID: "G-TEST123",
    MAP_IMAGE_URL: "http://maps.test/{lat},{lng}.png",
  });

  test("load only when configured, analytics and maps only after consent", async () => {
    const plain = new Browserless(origin());
    await plain.goto("/");
    expect(plain.page.all(({ attribs }) => /googletagmanager|tawk|crisp/.test(attribs["src"] ?? ""))).toEqual([]);
    expect(await plain.count("region", "Cookies")).toBe(0);

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
    expect(await shopper.cookie("consent"), "choice, time, version of the text").toMatch(
      /^yes~\d{10}~\d{4}-\d\d-\d\d$/,
    );
    await shopper.goto(phone.path);
    expect(loads().map(({ attribs }) => attribs["src"])).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-TEST123",
    ]);
    expect(shopper.page.all(({ attribs }) => attribs["data-shop-events"]?.includes("view_item") ?? false)).toHaveLength(
      1,
    );
    for (const term of ["asha.secret%40example.in", "98765+43210"]) {
      await shopper.goto(`/search-results?term=${term}`);
      expect([...loads(), ...shopper.page.all(({ attribs }) => "data-shop-events" in attribs)]).toEqual([]);
      expect(await policy(`/search-results?term=${term}`)).not.toContain("google");
    }
    await shopper.goto("/search-results?term=aura");
    expect(shopper.page.html).toContain("search_term");
    const referer = `${shop.origin}/search-results?term=9876543210`;
    expect(String((await shopper.send("/", { headers: { referer } })).body)).not.toContain("googletagmanager");
    await inChromium(shop.origin, searchWithTags);
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout/user-account");
    expect(shopper.address()).toBe("/checkout/user-account");
    expect(loads()).toEqual([]);
    expect(await policy("/checkout/user-account")).not.toContain("google");
    await shopper.goto("/");
    await shopper.within("navigation", "Quick links").follow("Chat");
    expect(loads().map(({ attribs }) => attribs["src"])).toContain("https://client.crisp.chat/l.js");
    expect(await policy("/chat")).toContain("crisp.chat");
    expect(await policy("/")).not.toContain("crisp.chat");
    await shopper.goto("/store-locator");
    expect(shopper.page.all(({ attribs }) => attribs["src"]?.includes("maps.test") ?? false)).toEqual([]);
    expect(await shopper.count("link", /^Map of /)).toBeGreaterThan(0);
    await inChromium(shop.origin, showMaps, { hasPictures: true });
  });
});

async function searchWithTags(shopper: InChromium): Promise<void> {
  const { page } = shopper;
  await page.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
  await shopper.goto(phone.path);
  await shopper.within("region", "Cookies").press("Agree");
  await hydrated(shopper);
  const hasTags = () => page.evaluate(() => "dataLayer" in window);
  const search = async (term: string) => {
    await page.getByRole("searchbox", { name: "Search products" }).fill(term);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("term") === term);
    await page.locator("main h1").waitFor();
  };
  await search("aura");
  expect(await hasTags()).toBe(true);
  await hydrated(shopper);
  await search("98765 43210");
  expect(await hasTags(), "a document without tags").toBe(false);
}

async function showMaps(shopper: InChromium): Promise<void> {
  const { page } = shopper;
  const requests: string[] = [];
  const picture = await sharp({ create: { width: 2, height: 1, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  await page.route("http://maps.test/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ body: picture, contentType: "image/png" });
  });
  await shopper.goto("/store-locator");
  await hydrated(shopper);
  const pictures = page.getByRole("img", { name: /^Map of .* and the streets around$/ });
  await shopper.follow(/^Map of /);
  await shopper.sees("The map comes from maps.test, which then sees your IP address.");
  expect(requests).toEqual([]);
  await shopper.press("Show maps");
  await pictures.first().waitFor();
  // Consent is given once per page.
  await shopper.follow(/^Map of /);
  await pictures.nth(1).waitFor();
  await eventually(
    async () => requests.length === 2,
    () => `Pictures requested: ${requests.join()}`,
  );
  expect(requests[0]).toMatch(/^http:\/\/maps\.test\/-?[\d.]+,-?[\d.]+\.png$/);
}
