import type { Locator } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { firstScript, hydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { browserHosts, inChromium, nightlyTest, nightly } from "../support/modes.ts";
import { type HeldRequests, holdRequests } from "../support/shop/backend-proxy.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const CABLE = "BJ-HDMI-2M";
const ADAPTER = "BJ-HUB-7";
const UPDATE = /updateCartItems/;
const REMOVE = /removeItemFromCart/;

/** The cart's text while the total is unknown. */
const PENDING = "Updating…";
const FRAMEWORK = /\/assets\/framework-/;
const LOST = "Our system did not answer.";

describe.each(browserHosts)("pending cart and wishlist changes: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent" }, { backend: {} });
  beforeEach(() => proxy.behave("pass"));

  const hold = (pattern: RegExp): HeldRequests => {
    const held = holdRequests(pattern);
    proxy.behave(held.decide);
    return held;
  };
  const withCart = (skus: Record<string, number>, walk: (shopper: InChromium) => Promise<void>) =>
    inChromium(shop.origin, async (shopper) => {
      await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, skus));
      await shopper.goto("/cart");
      await hydrated(shopper);
      await walk(shopper);
    });
  const lines = ({ page }: InChromium) => page.getByRole("list", { name: "Cart items" }).getByRole("listitem");
  const totals = (shopper: InChromium) => shopper.within("region", "Order summary");
  const cartLink = ({ page }: InChromium) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  const isBusy = (line: Locator) => expect.poll(() => line.getAttribute("aria-busy"), { timeout: 15_000 });

  test.each(["accepted", ...nightly("lost")])("a quantity is shown at once, its amounts after the answer: %s", (end) =>
    withCart({ [CABLE]: 1 }, async (shopper) => {
      const main = shopper.within("main");
      if (end === "lost") shopper.expecting(422);
      const held = hold(UPDATE);
      await main.press("One more");
      await held.received;
      await main.press("One more");
      expect(await main.value("Quantity")).toBe("3");
      await totals(shopper).sees(`Total ${PENDING}`);
      await totals(shopper).seesNo("₹");
      await isBusy(lines(shopper)).toBe("true");
      expect(await cartLink(shopper).getAttribute("aria-label")).toBe("Cart, 1 item");
      // A later change is sent after the first response and is not lost with it.
      if (end === "lost") proxy.behave((text) => (UPDATE.test(text) ? "break" : "pass"));
      held.release(end === "lost" ? "break" : "pass");
      await totals(shopper).sees(end === "lost" ? /Total ?₹899/ : /Total ?₹2,397/);
      if (end === "lost") await main.sees(LOST);
      await expect.poll(() => main.value("Quantity"), { timeout: 15_000 }).toBe(end === "lost" ? "1" : "3");
      await shopper.seesNo(PENDING);
      expect(await cartLink(shopper).getAttribute("aria-label")).toBe(
        end === "lost" ? "Cart, 1 item" : "Cart, 3 items",
      );
    }),
  );

  test("a rejected quantity is reverted, and the line shows the reason", () =>
    inChromium(shop.origin, async (shopper) => {
      const few = "HLC-NOCTURNE-65";
      const left = await prepareWithoutBrowser(shopper, async (guest) => {
        await guest.goto(`/p/${few}`);
        const count = Number(/Only (\d+) left/.exec(await guest.within("main").text())?.[1]);
        await addSkusToCart(guest, { [few]: count });
        return count;
      });
      await shopper.goto("/cart");
      await hydrated(shopper);
      const main = shopper.within("main");
      const before = await totals(shopper).text();
      const held = hold(UPDATE);
      await main.press("One more");
      expect(await main.value("Quantity")).toBe(String(left + 1));
      await totals(shopper).sees(PENDING);
      shopper.expecting(422);
      held.release();
      await main.sees("The requested qty is not available");
      await shopper.seesNo(PENDING);
      expect(await main.value("Quantity")).toBe(String(left));
      expect(await totals(shopper).text()).toBe(before);
    }));

  test.each(["accepted", ...nightly("lost")])("a removed line stays greyed out until the removal is %s", (end) =>
    withCart({ [CABLE]: 1, [ADAPTER]: 1 }, async (shopper) => {
      const main = shopper.within("main");
      const [first, second] = [lines(shopper).first(), lines(shopper).last()];
      const held = hold(REMOVE);
      await first.getByRole("link", { name: "Remove" }).click();
      await shopper.within("dialog", "Remove this item?").press("Remove");
      await isBusy(first).toBe("true");
      await totals(shopper).sees(PENDING);
      await shopper.seesNo("Product removed");
      expect(await isGrey(first)).toBe(true);
      expect(await isGrey(second)).toBe(false);
      held.release(end === "lost" ? "break" : "pass");
      if (end === "lost") {
        await shopper.sees(LOST);
        await shopper.seesNo(PENDING);
        expect(await lines(shopper).count()).toBe(2);
        expect(await isGrey(first)).toBe(false);
        return;
      }
      await main.sees("Product removed");
      await shopper.seesNo(PENDING);
      expect(await lines(shopper).count()).toBe(1);
    }),
  );

  nightlyTest("two lines removed at the same time are both removed without an error", () =>
    withCart({ [CABLE]: 1, [ADAPTER]: 1 }, async (shopper) => {
      const question = shopper.within("dialog", "Remove this item?");
      const held = hold(REMOVE);
      await lines(shopper).first().getByRole("link", { name: "Remove" }).click();
      await question.press("Remove");
      await held.received;
      await lines(shopper).last().getByRole("link", { name: "Remove" }).click();
      await question.press("Remove");
      held.release();
      await shopper.within("main").sees("Your cart is empty");
      await shopper.seesNo("no longer in your cart");
      expect(await cartLink(shopper).getAttribute("aria-label")).toBe("Cart");
    }),
  );

  test("an addition without an answer reverts the count and shows a message", () =>
    inChromium(shop.origin, async (shopper) => {
      shopper.expecting(422);
      await shopper.goto(`/p/${CABLE}`);
      await hydrated(shopper);
      const held = hold(/addProductsToCart/);
      await shopper.within("main").press("Add to cart");
      const count = cartLink(shopper).locator("[data-count]");
      await count.waitFor({ state: "visible" });
      await held.received;
      held.release("break");
      await shopper.within("main").sees("We could not reach our system");
      await count.waitFor({ state: "hidden" });
      expect(await cartLink(shopper).getAttribute("aria-label")).toBe("Cart");
    }));

  test.each(["rejected", ...nightly("confirmed")])(
    "an addition before hydration is counted as pending until it is %s",
    (end) =>
      inChromium(shop.origin, async (shopper) => {
        if (end === "rejected") shopper.expecting(422);
        await holdScripts(shopper.context, FRAMEWORK);
        await shopper.page.addInitScript(noteCount);
        await shopper.goto(`/p/${CABLE}`);
        await firstScript(shopper.page);
        if (end === "rejected") proxy.behave((text) => (/addProductsToCart/.test(text) ? "break" : "pass"));
        await shopper.within("main").press("Add to cart");
        await shopper.sees(end === "rejected" ? "We could not reach our system" : "Added to your cart.");
        const noted = await shopper.page.evaluate(() => sessionStorage.getItem("count"));
        expect(JSON.parse(noted ?? "")).toEqual({ count: "1", busy: "true", label: "Cart" });
        const count = cartLink(shopper).locator("[data-count]");
        expect(await cartLink(shopper).getAttribute("aria-label")).toBe(end === "rejected" ? "Cart" : "Cart, 1 item");
        expect(await count.isVisible()).toBe(end !== "rejected");
        expect(await cartLink(shopper).locator("[aria-busy]").count()).toBe(0);
      }),
  );

  nightlyTest("a comparison before hydration does not change the cart's count", () =>
    inChromium(shop.origin, async (shopper) => {
      await holdScripts(shopper.context, FRAMEWORK);
      await shopper.page.addInitScript(noteCount);
      await shopper.goto(`/p/${CABLE}`);
      await firstScript(shopper.page);
      await shopper.within("main").press("Add to compare");
      await shopper.within("main").sees("Comparison (1)");
      const noted = await shopper.page.evaluate(() => sessionStorage.getItem("count"));
      expect(JSON.parse(noted ?? "")).toEqual({ label: "Cart" });
    }),
  );

  test("before hydration, Back reloads a page whose cart has changed since", () =>
    inChromium(shop.origin, async ({ page, context }) => {
      await holdScripts(context, FRAMEWORK);
      await page.goto(`/p/${CABLE}`);
      await firstScript(page);
      // As Back restores it, after a page that showed this cart.
      const restore = (cart: string) =>
        page.evaluate((shown) => {
          sessionStorage.setItem("last-cart", shown);
          dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        }, cart);
      let loads = 0;
      page.on("load", () => (loads += 1));
      await restore("Cart");
      expect(loads).toBe(0);
      await restore("Cart, 1 item");
      await expect.poll(() => loads).toBe(1);
    }));

  test.each(nightly("added", "lost"))("a pressed heart is filled but paler until it is %s", (end) =>
    inChromium(shop.origin, async (shopper) => {
      await prepareWithoutBrowser(shopper, registerByRequest);
      await shopper.goto(`/p/${CABLE}`);
      await hydrated(shopper);
      const heart = shopper.page
        .getByRole("main")
        .getByRole("button", { name: /wishlist$/ })
        .first();
      const empty = await heartShape(heart);
      const held = hold(/addProductsToWishlist/);
      await heart.click();
      await held.received;
      const pending = await heartShape(heart);
      expect(pending.shape).not.toBe(empty.shape);
      expect(Number(pending.opacity)).toBeLessThan(1);
      expect(await heart.getAttribute("aria-label"), "no fact yet").toBe("Add to wishlist");
      if (end === "lost") {
        held.release("break");
        await shopper.sees(LOST);
        expect(await heartShape(heart)).toEqual(empty);
        return;
      }
      held.release();
      await shopper.within("main").within("button", "Remove from wishlist").text();
      await shopper.sees("Added to your wishlist.");
      expect(await heartShape(heart)).toEqual({ shape: pending.shape, opacity: "1" });
    }),
  );

  nightlyTest("additions in a list revalidate the frame and not the list", () =>
    inChromium(shop.origin, async (shopper) => {
      const { page } = shopper;
      await prepareWithoutBrowser(shopper, registerByRequest);
      await shopper.goto("/accessories/cables-hubs.html?view=list");
      await hydrated(shopper);
      const requests: string[] = [];
      page.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.method() === "GET" && pathname.endsWith("cables-hubs.html.data")) requests.push(search);
      });
      const card = page.getByRole("main").locator(".card").first();
      await card.getByRole("button", { name: "Add to wishlist" }).click();
      await card.getByRole("button", { name: "Remove from wishlist" }).waitFor();
      await card.getByRole("button", { name: "Add to compare" }).click();
      await card.getByRole("button", { name: "Remove from compare" }).waitFor();
      await card.getByRole("button", { name: "Add to cart" }).click();
      await page.getByRole("dialog", { name: "Cart" }).getByText("Total", { exact: true }).waitFor();
      expect(requests).toHaveLength(3);
      for (const search of requests) expect(search).toMatch(/[?&]_routes=root$/);
    }),
  );

  test("pending changes are discarded at log-out", () =>
    inChromium(shop.origin, async (shopper) => {
      await prepareWithoutBrowser(shopper, async (guest) => {
        await registerByRequest(guest);
        await addSkusToCart(guest, { [CABLE]: 2 });
      });
      await shopper.goto("/cart");
      await hydrated(shopper);
      // The router aborts responses of a fetcher whose page is gone.
      shopper.errors.expect(/AbortError/);
      const held = hold(UPDATE);
      await shopper.within("main").press("One more");
      await held.received;
      await shopper.page.getByRole("banner").getByRole("link", { name: "Account" }).first().click();
      await shopper.arrivesAt("/customer/my-profile");
      await shopper.within("navigation", "My account").press("Log out");
      await shopper.arrivesAt("/");
      const answer = shopper.page.waitForEvent("requestfinished", { timeout: 3_000 }).catch(() => null);
      held.release();
      await answer;
      await expect.poll(() => cartLink(shopper).getAttribute("aria-label"), { timeout: 15_000 }).toBe("Cart");
      expect(await cartLink(shopper).locator("[data-count]").isVisible()).toBe(false);
      expect(await shopper.cookie("customer-cart")).toBeNull();
      await shopper.goto("/cart");
      await shopper.within("main").sees("Your cart is empty");
    }));
});

/** Runs in every page: notes what the cart link shows when the page is left. */
function noteCount(): void {
  addEventListener("pagehide", () => {
    const link = document.querySelector("header a[href='/cart']");
    const badge = link?.querySelector<HTMLElement>(".count");
    const count = badge?.dataset["count"];
    const busy = badge?.ariaBusy ?? undefined;
    const label = link?.getAttribute("aria-label");
    sessionStorage.setItem("count", JSON.stringify({ count, busy, label }));
  });
}

async function isGrey(line: Locator): Promise<boolean> {
  return line.evaluate((node) => Number(getComputedStyle(node).opacity) < 1);
}

async function heartShape(button: Locator): Promise<{ shape: string; opacity: string }> {
  return button.evaluate((node) => {
    const { clipPath, opacity } = getComputedStyle(node, "::before");
    return { shape: clipPath, opacity };
  });
}
