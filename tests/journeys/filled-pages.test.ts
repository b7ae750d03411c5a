import { Agent } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPage } from "../support/browserless/arriving-page.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserTest, hosts, inChromium, isFullMatrix } from "../support/modes.ts";
import { type Gate, holding, openGate } from "../support/shop/gate.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { registerUnseen } from "../support/steps/account.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { putSkusInCart } from "../support/steps/shopping.ts";

const SECRET = "a secret of the tests for the filled pages";
const PAGES = ["/", categoryPath, phone.path];

/** As in app/lib/page-data.ts. */
const PAGE_DATA = "text/x-page-data";

/** Products of the category's first page. */
const WISHES = ["KST-AURA-5G", "KST-AURA-PRO", "KST-FERN-5G", "TSN-VEGA-9"];

/** A crawler's pages have no late parts: they are what one pass draws. */
const WHOLE = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

interface OwnFacts {
  readonly cartQuantity: number | null;
  readonly loggedIn: boolean;
  readonly wishlistCount: number | null;
  readonly wishlisted: readonly string[];
  readonly place: { readonly postcode: string; readonly town: string | null } | null;
}

const NOBODY: OwnFacts = {
  cartQuantity: 0,
  loggedIn: false,
  wishlistCount: null,
  wishlisted: [],
  place: null,
};

interface Drawn {
  readonly html: string;
  readonly styled: readonly string[];
}

/** What is known of one shopper. */
interface Known {
  readonly cookie: string;
  readonly own: OwnFacts;
  /** The pages drawn for them alone. */
  readonly drawn: Map<string, Drawn>;
}

/** A page as it came, and was found right. */
interface Found {
  readonly body: Buffer;
  readonly isFilled: boolean;
  readonly isInTime: boolean;
}

const OWN = /<template data-own="([^"]*)"><\/template>$/;

/** What a page that was filled says of its shopper to the script. */
function ownOf(html: string): OwnFacts | null {
  const written = OWN.exec(html)?.[1]?.replaceAll("&quot;", '"');
  return written === undefined ? null : (JSON.parse(written) as OwnFacts); // written by fill-page
}

const PAGE_STYLES = /<style[^>]*data-page-style[^>]*>[^]*?<\/style>/g;

/** A list waits for finer bands no longer than 300 ms. With a busy backend's own it is not kept, and has no styles of spots that it does not show. */
const PRICE_BANDS = /<fieldset aria-label="Price">[^]*?<\/fieldset>/;

/**
 * A page without its nonces, without what only the script reads at its end, and without the styles: a kept page has those of all that its
 * spots may show.
 */
function shown(html: string): string {
  return html
    .replace(/ nonce="[^"]*"/g, "")
    .replace(PAGE_STYLES, "")
    .replace(/<script type="text\/x-page-data">[^]*<\/script>$/, "")
    .replace(OWN, "")
    .replace(/<template data-digest="[^"]*"><\/template>$/, "");
}

/** The classes that its styles have rules for. */
function styledIn(html: string): readonly string[] {
  const css = (html.match(PAGE_STYLES) ?? []).join("");
  return [...new Set(css.match(/\.(?:\\.|[a-z_-])(?:\\.|[\w-])*/g))];
}

function difference(html: string, expected: string): string | null {
  if (html === expected) return null;
  let at = 0;
  while (html[at] === expected[at]) at += 1;
  return `${html.slice(at - 60, at + 120)} … instead of … ${expected.slice(at - 60, at + 120)}`;
}

describe.each(hosts)("pages filled for a shopper out of the document cache: %s", (host) => {
  let gate: Gate;
  let shop: OpenShop;
  beforeAll(async () => {
    gate = await openGate(inject("endpoint"));
    shop = await openShop(host, gate.endpoint, { PURGE_SECRET: SECRET, LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await shop.stop();
    await gate.close();
  });

  const agent = new Agent({ keepAlive: true });
  const ask = (path: string, cookie = "", headers: Record<string, string> = {}) =>
    exchange(new URL(path, shop.origin), {
      agent,
      headers: { accept: "text/html", ...(cookie && { cookie }), ...headers },
    });
  const read = async (...asked: Parameters<typeof ask>) => {
    const { status, headers, body } = await ask(...asked);
    return { status, etag: headers.etag ?? null, html: body.toString() };
  };
  const purge = (from = "") =>
    new Browserless(shop.origin).send(`/cache-invalidate${from}`, {
      method: "POST",
      headers: { authorization: `Bearer ${SECRET}` },
    });
  const keep = (path: string) => expect.poll(async () => (await read(path)).etag, { timeout: 30_000 }).toMatch(/^W\//);
  const cookieOf = ({ jar }: Browserless) => jar.header("/") ?? "";

  async function guest(quantity: number): Promise<Known> {
    const shopper = new Browserless(shop.origin);
    await putSkusInCart(shopper, { "BJ-HDMI-2M": quantity });
    const own = { ...NOBODY, cartQuantity: quantity };
    return { cookie: cookieOf(shopper), own, drawn: new Map() };
  }

  function placed(known: Known, postcode: string, town: string): Known {
    const own = { ...known.own, place: { postcode, town } };
    return { cookie: `${known.cookie}; deliver-to=${postcode}`, own, drawn: new Map() };
  }

  async function customer(...wishlisted: string[]): Promise<Known> {
    const shopper = new Browserless(shop.origin);
    await registerUnseen(shopper);
    for (const sku of wishlisted) {
      await shopper.send(`/wishlist/toggle?sku=${sku}&return-to=/`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: shopper.origin },
        body: "intent=add",
      });
    }
    // What is said once.
    await shopper.goto("/");
    const own = { ...NOBODY, loggedIn: true, wishlistCount: wishlisted.length, wishlisted };
    return { cookie: cookieOf(shopper), own, drawn: new Map() };
  }

  test(
    "among many mixed requests each gets what is drawn for it alone, and nothing of another",
    { timeout: 300_000 },
    async () => {
      const nobody: Known = { cookie: "", own: NOBODY, drawn: new Map() };
      const wishless = await customer();
      const guests = await Promise.all([3, 4, 5, 6, 7, 8].map(guest));
      const customers = await Promise.all(WISHES.map((sku) => customer(sku)));
      const shoppers = [...guests, ...customers, placed(nobody, "560025", "Bengaluru")];
      await purge();
      for (const { cookie, own, drawn } of [...shoppers, wishless, nobody]) {
        // No page waits long for a busy backend to say what is the shopper's.
        const isWhole = (html: string) =>
          (!own.cartQuantity || html.includes(`aria-label="Cart, ${own.cartQuantity} items"`)) &&
          (!own.wishlistCount || html.includes(`data-count="${own.wishlistCount}"`));
        for (const path of PAGES) {
          let html = "";
          await eventually(
            async () => isWhole(({ html } = await read(path, cookie, WHOLE)).html),
            () => `${path} never has what is the shopper's`,
          );
          expect(ownOf(html)).toBeNull();
          drawn.set(path, { html: shown(html), styled: styledIn(html) });
        }
      }
      const all = (host === "node" ? 10_000 : 2_000) / (isFullMatrix ? 1 : 10);
      const count = { all, filled: 0, inTime: 0, kept: 0 };
      const found = new Map<string, Found>();
      const priceBands = new Set<string>();

      /** What came must be what was drawn for this shopper, if the backend, on a busy machine, was in time for a page that hardly waits. */
      function check(body: Buffer, { own, drawn }: Known, path: string): Found {
        const html = body.toString();
        const filledWith = ownOf(html);
        // A cart that is not known is shown like an empty one.
        const seen = filledWith ? { ...filledWith, cartQuantity: filledWith.cartQuantity ?? 0 } : own;
        const isInTime = seen.cartQuantity === own.cartQuantity && seen.wishlistCount === own.wishlistCount;
        if (filledWith && isInTime) expect(seen).toMatchObject(own);
        const expected = isInTime ? drawn : (own.loggedIn ? wishless : nobody).drawn;
        const { html: whole, styled } = expected.get(path) ?? { html: "", styled: [] };
        const [bands, usual] = [html, whole].map((page) => PRICE_BANDS.exec(page)?.[0] ?? "");
        priceBands.add(bands ?? "");
        const hasUsual = bands === usual;
        const common = (page: string) => (hasUsual ? page : page.replace(PRICE_BANDS, ""));
        expect(difference(common(shown(html)), common(whole))).toBeNull();
        const styledHere = new Set(styledIn(html));
        if (hasUsual) expect(styled.filter((name) => !styledHere.has(name))).toEqual([]);
        return { body, isFilled: filledWith !== null, isInTime };
      }

      async function look(known: Known, path: string): Promise<void> {
        const { cookie, own } = known;
        const { status, headers, body } = await ask(path, cookie, WHOLE);
        const before = found.get(cookie + path);
        const { isFilled, isInTime } = before?.body.equals(body) ? before : check(body, known, path);
        found.set(cookie + path, { body, isFilled, isInTime });
        const isNobody = cookie === "";
        expect([status, isNobody && isFilled]).toEqual([200, false]);
        if (isNobody && headers.etag) count.kept += 1;
        if (isNobody) return;
        expect([headers.etag, headers["cache-control"], "x-may-keep" in headers]).toEqual(
          own.loggedIn ? [undefined, "private, no-store", false] : [undefined, "private, no-cache", true],
        );
        if (isFilled) count.filled += 1;
        if (isFilled && isInTime) count.inTime += 1;
      }
      let next = 0;
      const walk = async (): Promise<void> => {
        for (let at = next++; at < count.all; at = next++) {
          if (at % (count.all / 4) === count.all / 10) await purge("?tag=catalog");
          const known = at % 8 === 0 ? shoppers[(at / 8) % shoppers.length] : nobody;
          await look(known ?? nobody, PAGES[Math.floor(at / 5) % PAGES.length] ?? "/");
        }
      };
      await Promise.all(Array.from({ length: 6 }, walk));
      expect(priceBands.size, "none elsewhere than in lists; finer there, or the backend's own").toBeLessThanOrEqual(3);
      expect(count.filled).toBeGreaterThan(count.all / 16);
      expect(count.inTime).toBeGreaterThan(count.filled / 2);
      expect(count.kept).toBeGreaterThan(count.all / 2);
    },
  );

  test("the first byte waits for nothing, and the rest not for a backend that is slow", async () => {
    const shoppers = [await guest(5), await customer("KST-AURA-5G")];
    await keep(categoryPath);
    for (const { cookie, own } of shoppers) {
      const held = holding(/./);
      gate.conduct(held.judge);
      let isAnswered = false;
      const answer = () => {
        isAnswered = true;
        held.release();
      };
      // Half as long as the shop waits for a backend that a page cannot do without.
      const answering = setTimeout(answer, 10_000);
      const page = await openPage(new URL(categoryPath, shop.origin), { cookie }).ended;
      expect(isAnswered, "the page came before the backend's answers").toBe(false);
      clearTimeout(answering);
      answer();
      gate.conduct("pass");
      expect([page.status, page.headers["x-accel-buffering"]]).toEqual([200, "no"]);
      expect(page.pieces[0]).toContain('<header class="site-header');
      expect(page.pieces[0]).not.toContain("</html>");
      // The cart is what this browser saw of it last; of a wishlist, or a cart never seen, no cookie knows.
      const cartQuantity = own.loggedIn ? null : own.cartQuantity;
      expect(ownOf(page.html)).toMatchObject({ ...own, cartQuantity, wishlistCount: null, wishlisted: [] });
      expect(/aria-label="Cart[^"]*"/.exec(page.html)?.[0]).toBe(
        own.loggedIn ? 'aria-label="Cart"' : 'aria-label="Cart, 5 items"',
      );
    }
  });

  test("a page that differs in more than its spots is drawn as ever", async () => {
    const { cookie } = await guest(2);
    const readWith = (path: string, more: string) => read(path, `${cookie}; ${more}`);
    for (const path of PAGES) await keep(path);
    expect(ownOf((await read(categoryPath, cookie)).html)).not.toBeNull();
    expect(ownOf((await readWith(categoryPath, "view=list")).html)).toBeNull();
    for (const more of ["viewed=BJ-HDMI-2M", "deliver-to=560025"])
      expect(ownOf((await readWith(phone.path, more)).html)).toBeNull();
    for (const more of ["currency=USD", "store=export"]) expect(ownOf((await readWith("/", more)).html)).toBeNull();
  });

  test("is not known again by the mark of everybody's page", async () => {
    const { cookie } = await guest(2);
    await keep("/");
    const etag = (await read("/")).etag ?? "";
    expect((await read("/", "", { "if-none-match": etag })).status).toBe(304);
    const own = await read("/", cookie, { "if-none-match": etag });
    expect([own.status, own.etag, ownOf(own.html)?.cartQuantity]).toEqual([200, null, 2]);
  });

  test("the data it has in common with others is nobody's, also when it is made anew", async () => {
    const { cookie } = await guest(6);
    await keep("/");
    const digest = /data-digest="([^"]*)"/.exec((await read("/", cookie)).html)?.[1] ?? "";
    const askData = (sent: string) => read("/", sent, { accept: PAGE_DATA, "x-page-digest": digest });
    const kept = await askData("");
    expect(kept.html).toContain("cartQuantity");
    await purge();
    for (const sent of [cookie, ""]) expect((await askData(sent)).html === kept.html).toBe(true);
  });

  test("of a log-in that has ended it is nobody's page", async () => {
    await keep("/");
    const seen = async () => {
      const { status, html } = await read("/", "customer-token=ended");
      return [status, ownOf(html), html.includes("action=login")];
    };
    // Whether it has ended is the backend's word, for which the page hardly waits.
    await expect.poll(seen, { timeout: 30_000 }).toEqual([200, null, true]);
  });

  browserTest(host, "is taken over by the script as this shopper's", async () => {
    const { cookie } = placed(await guest(4), "560025", "Bengaluru");
    const member = await customer("KST-AURA-5G");
    for (const { sent, cart, hearts, place } of [
      { sent: cookie, cart: "Cart, 4 items", hearts: 0, place: "560025 Bengaluru" },
      { sent: member.cookie, cart: "Cart", hearts: 1, place: "enter PIN code" },
    ]) {
      for (const path of PAGES) await keep(path);
      await inChromium(shop.origin, async (shopper) => {
        const pairs = sent.split("; ").map((pair) => pair.split(/=(.*)/s));
        await shopper.context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url: shop.origin })));
        await shopper.page.goto(categoryPath);
        expect(await shopper.page.locator("template[data-own]").count()).toBe(1);
        await hydrated(shopper);
        const link = shopper.page.locator("header [data-panel=cart]");
        expect(await link.getAttribute("aria-label")).toBe(cart);
        expect(await shopper.page.locator("header [data-panel=place]").textContent()).toContain(place);
        const heart = shopper.page.getByRole("button", { name: "Remove from wishlist" });
        expect(await heart.count()).toBe(hearts);
        await shopper.page.locator("main").getByRole("link", { name: phone.name }).first().click();
        await shopper.arrivesAt(phone.path);
        expect(await link.getAttribute("aria-label")).toBe(cart);
      });
    }
  });
});
