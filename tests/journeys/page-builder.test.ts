import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { desktop } from "../support/chromium/browser.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, inChromium, journey, sharedCodeHosts } from "../support/modes.ts";
import { type BackendProxy } from "../support/shop/backend-proxy.ts";
import { phone } from "../support/steps/phone.ts";
import { linksIn } from "../support/steps/links.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

/** The demo backend's pages of the same paths. */
const SALE = "/sale";
const GUIDE = "/television-guide";
const PICTURE = "/media/wysiwyg/hero-cinema.webp";

journey("a shopper reads a page made with Page Builder and opens a product of it", async (shopper) => {
  await shopper.goto(SALE);
  const main = shopper.within("main");
  await main.sees("Until the end of the month, while stocks last.");
  await main.sees("Living room");
  await shopper.follow("Halcyra Meadow 43-inch 4K TV");
  await shopper.arrivesAt(/meadow-43/);
  await shopper.within("main").sees("Add to cart");
});

describe.each(sharedCodeHosts)("pages made with Page Builder: %s", (host) => {
  const open = async (path: string) => {
    const guest = new Browserless(inject("origins")[host]);
    return { guest, reply: await guest.goto(path).then(() => guest.send(path)) };
  };

  test("carry their rules by hash, without a style attribute or a nonce", async () => {
    const { reply } = await open(GUIDE);
    const [html, policy] = [String(reply.body), String(reply.headers["content-security-policy"])];
    expect(html).not.toMatch(/\sstyle="/);
    expect(policy).not.toContain("unsafe-inline");
    const [, rules = ""] = /<style>(\.own-rules[^<]*)<\/style>/.exec(html) ?? [];
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rules));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
    expect(rules.length).toBeLessThan(4096);
  });

  test("list the shop's own cards, and nothing of the widget's", async () => {
    const { guest } = await open(SALE);
    const main = guest.within("main");
    expect(await main.count("list", "Products")).toBe(4);
    const text = await main.text();
    for (const word of ["Add to Wish List", "{{", "}}"]) expect(text).not.toContain(word);
    expect(linksIn(guest, "main").map(([, address]) => address)).toContain("#text-sale-terms");
  });

  test("preload their first picture, one file for each width", async () => {
    const { reply } = await open(SALE);
    const links = String(reply.body).match(/<link [^>]*rel="preload"[^>]*>/g) ?? [];
    expect(
      links.filter((link) => link.includes("hero-cinema-mobile") && link.includes("(max-width: 767px)")),
    ).toHaveLength(1);
    expect(links.filter((link) => link.includes("hero-cinema.webp") && link.includes("not all"))).toHaveLength(1);
  });

  test("are the home page of a view whose merchant made one", async () => {
    const guest = new Browserless(inject("origins")[host]);
    await guest.goto("/");
    const footer = guest.within("contentinfo");
    await footer.select("Store", "Export (USD)");
    await footer.press("Change store");
    await guest.goto("/");
    const headings = await guest.within("main").names("heading");
    expect(headings.slice(1, 4)).toEqual([
      "Phones without a contract",
      "The cinema sale",
      "Sent from India to 40 countries",
    ]);
    expect(headings).toContain("New arrivals");
  });
});

describe.each(browserHosts)("in Chromium: %s", (host) => {
  const groundOf = (page: Page) =>
    page.getByText("Measure before you order:").evaluate((element) => {
      const grounds: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        grounds.push(getComputedStyle(at).backgroundColor);
      return grounds.includes("rgb(255, 241, 194)");
    });

  test("rules also apply after a client navigation, and are gone after the next", () =>
    inChromium(
      inject("origins")[host],
      async (shopper) => {
        const { page } = shopper;
        await shopper.goto(SALE);
        await hydrated(shopper);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.evaluate(() => {
          const link = document.createElement("a");
          Object.assign(link, { href: "/television-guide", textContent: "To the guide" });
          document.querySelector("main")?.append(link);
        });
        const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
        await page.getByRole("link", { name: "To the guide" }).click();
        await shopper.arrivesAt(GUIDE);
        await eventually(
          () => groundOf(page),
          () => "The guide has not its rules",
        );
        expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
        expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(sheets + 1);
      },
      { viewport: desktop },
    ));

  test("tabs of a wide window change the panel without script", () =>
    inChromium(
      inject("origins")[host],
      async (shopper) => {
        const { page } = shopper;
        await shopper.goto(GUIDE);
        await page.getByText("Panel", { exact: true }).click();
        await page.getByText("For evenings and dark rooms: black is black.").waitFor();
        expect(await page.getByText("1.5 metres").isVisible()).toBe(false);
      },
      { viewport: desktop },
    ));
});

describe.each(sharedCodeHosts)("content as Magento sends it: %s", (host) => {
  const LIST = `<div data-content-type="products" data-appearance="grid"><ol class="product-items"><li><form data-product-sku="KST-AURA-5G"></form></li></ol></div>`;
  /** Page Builder stores a picture without its size. */
  const FIGURE = `<div data-content-type="row" data-appearance="contained"><div data-element="inner"><figure data-content-type="image" data-appearance="full-width"><img src="{{media}}" alt="Cinema" data-element="desktop_image"></figure><div data-content-type="text"><p>After the picture</p></div></div></div>`;
  const pieces = (proxy: BackendProxy) => {
    const media = new URL(PICTURE, inject("endpoint")).href;
    proxy.behave((_, { operation }) => {
      if (operation === "ContentPage") return { rewrite: withPage(FIGURE.replace("{{media}}", media)) };
      return operation === "ContentBlocks" ? { rewrite: withBlock("ads-block-1", LIST) } : "pass";
    });
  };
  const settings = { MEDIA_ORIGINS: new URL(inject("endpoint")).origin, PURGE_SECRET };
  const { shop } = withOwnShop(host, settings, { beforeStart: pieces });

  test("a list of products in a block of the home page is the shop's own cards", async () => {
    const guest = new Browserless(shop.origin);
    await guest.goto("/");
    // Beside the two panels of the home page.
    expect(await guest.within("main").count("list", "Products")).toBe(3);
    expect(linksIn(guest, "main").map(([, address]) => address)).toContain(phone.path);
  });

  test("a picture has the size of its file, so that nothing shifts when it loads", async () => {
    // On a busy machine the first page does not wait for the sizes, and is cached without them.
    const guest = new Browserless(shop.origin);
    await eventually(
      async () => {
        await purge(shop.origin);
        await guest.goto(SALE);
        return guest.page.all(({ attribs }) => attribs["alt"] === "Cinema" && Boolean(attribs["height"])).length > 0;
      },
      () => "The picture has no size",
    );
    await inChromium(
      shop.origin,
      async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route("**/media/**", async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(SALE, { waitUntil: "commit" });
        const text = page.getByText("After the picture");
        await text.waitFor();
        const top = async () => (await text.boundingBox())?.y;
        const before = await top();
        release();
        const picture = page.getByRole("img", { name: "Cinema" });
        await eventually(
          () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
          () => "The picture does not load",
        );
        expect(await top()).toBe(before);
        expect(before).toBeGreaterThan(250);
      },
      { hasPictures: true },
    );
  });
});

function withPage(content: string) {
  return rewritten<{ cmsPage: { content: string } }>(({ cmsPage }) => (cmsPage.content = content));
}

function withBlock(identifier: string, content: string) {
  return rewritten<{ cmsBlocks: { items: object[] } }>(({ cmsBlocks: { items } }) =>
    items.push({ identifier, title: "", content }),
  );
}

function rewritten<Data>(change: (data: Data) => void) {
  return (answer: string): string => {
    const read = JSON.parse(answer) as { data: Data }; // the demo backend's answer to the operation
    change(read.data);
    return JSON.stringify(read);
  };
}
