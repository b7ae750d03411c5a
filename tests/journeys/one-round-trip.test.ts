import { describe, expect, inject, test } from "vitest";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { browserHosts, inChromium } from "../support/modes.ts";
import { holdRequests } from "../support/shop/backend-proxy.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { categoryPath } from "../support/steps/phone.ts";

const CABLE = "/bijli-hdmi-2-1-cable-2-m.html";

describe.each(browserHosts)("an addition pressed before script takes one round trip: %s", (host) => {
  const origin = () => inject("origins")[host];

  test.each([
    ["product page", CABLE],
    ["list", categoryPath],
  ])("%s", (_case, path) =>
    inChromium(origin(), async ({ page }) => {
      await holdScripts(page.context());
      const documents: string[] = [];
      page.on("request", (request) => {
        if (!request.isNavigationRequest()) return;
        documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      documents.splice(0);
      await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
      await page.getByText("Added to your cart.").waitFor();
      expect(documents).toEqual([`POST ${path === CABLE ? CABLE : "/cart"}`]);
      expect(new URL(page.url()).pathname).toBe("/cart");

      const cart = page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" });
      documents.splice(0);
      await page.reload();
      await cart.waitFor();
      await page.getByRole("link", { name: "Go to checkout" }).first().click();
      await page.waitForURL("**/checkout/user-account");
      await page.goBack();
      await cart.waitFor();
      expect(documents.filter((document) => document.startsWith("POST"))).toEqual([]);
    }),
  );
});

describe("while the rest of the page is on its way", () => {
  const own = withOwnShop("node");

  test("Reload gets it by GET, and nothing is added again", () =>
    inChromium(own.shop.origin, async ({ page }) => {
      await holdScripts(page.context());
      await page.goto(CABLE);
      const held = holdRequests(/query Cart\b/);
      own.proxy.behave(held.decide);
      await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
      await page.waitForURL("/cart", { waitUntil: "commit" });
      await held.received;
      const methods: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && methods.push(request.method()));
      await page.reload({ waitUntil: "commit" });
      held.release();
      await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
      expect(methods).toEqual(["GET"]);
    }));
});
