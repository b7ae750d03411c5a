import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { categoryPath } from "../support/steps/phone.ts";
import { cardsIn } from "../support/steps/listing.ts";

describe.each(hosts)("addresses that are not the shop's own: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test.each([
    ["/Home", "/"],
    ["/StoreLocator", "/store-locator"],
    ["/ResetPasswordPage", "/change-password"],
    ["/contact", "/contact-us"],
    ["/customer/account", "/customer"],
    ["/customer/account/login", "/login"],
    ["/customer/account/create", "/register"],
    ["/customer/account/createPassword/", "/reset-password"],
    ["/customer/account/forgotpassword", "/forgot-password"],
    ["/customer/address", "/customer/addresses-details"],
    ["/newsletter/manage", "/customer/my-newsletter"],
    ["/sales/order/history", "/customer/order-history"],
    ["/wishlist", "/customer/my-wishlist"],
  ])("%s leads to %s for good, with its query", async (path, target) => {
    const guest = enter();
    const to = async (address: string) => {
      const { status, headers } = await guest.send(address);
      return [status, headers["location"]];
    };
    const query = "?email=asha%40example.in&token=k";
    // A slash at the end goes first, as everywhere.
    if (path.endsWith("/")) expect(await to(path + query)).toEqual([301, path.slice(0, -1) + query]);
    expect(await to(path.replace(/\/$/, "") + query)).toEqual([308, target + query]);
  });

  test("an unknown page says so in words, and leads home", async () => {
    const guest = enter();
    await guest.expecting(404).goto("/no-such-page.html");
    expect(guest.status()).toBe(404);
    expect(await guest.title()).toMatch(/^Page not found/);
    const main = guest.within("main");
    expect(await main.names("heading")).toEqual(["Page not found"]);
    await main.sees("This page could not be found.");
    await main.follow("Back to Home page");
    expect(guest.address()).toBe("/");
  });

  test("no more than the three newest messages stand on a page, each once", async () => {
    const guest = enter();
    await guest.goto(`${categoryPath}?view=list`);
    const cards = (await cardsIn(guest.within("main"))).slice(0, 4);
    const names = await Promise.all(cards.map(async (card) => (await card.names("link"))[0]));
    const skus = guest.page
      .all(({ attribs }) => /^\/compare/.test(attribs["formaction"] ?? ""))
      .map(({ attribs }) => new URL(attribs["formaction"] ?? "", guest.origin).searchParams.get("sku") ?? "")
      .slice(0, 4);
    // Sent from another tab, say: no page is loaded in between.
    for (const sku of [...skus, ...skus.slice(-1)])
      await guest.send("/compare", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: guest.origin },
        body: new URLSearchParams({ intent: "add", sku, "return-to": "/" }).toString(),
      });
    await guest.goto("/store-locator");
    const notices = guest.within("region", "Notifications");
    const said = [...(await notices.text()).matchAll(/You added (.+?) to the compare list\./g)].map(([, name]) => name);
    expect(said).toEqual(names.slice(1));
    await guest.goto("/store-locator");
    await guest.within("region", "Notifications").seesNo("You added");
  });
});
