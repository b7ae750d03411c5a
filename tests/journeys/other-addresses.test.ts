import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { cardsIn } from "../support/steps/listing.ts";

describe.each(sharedCodeHosts)("URLs of other shops and Magento: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  // fromOldPath has the others.
  test.each([
    ["/StoreLocator", "/store-locator"],
    ["/customer/account/createPassword/", "/reset-password"],
    ["/sales/order/view/order_id/12/", "/customer/order-history"],
  ])("%s redirects permanently to %s and keeps the query", async (path, target) => {
    const guest = enter();
    const to = async (address: string) => {
      const { status, headers } = await guest.send(address);
      return [status, headers["location"]];
    };
    const query = "?email=asha%40example.in&token=k";
    // A trailing slash is removed first.
    if (path.endsWith("/")) expect(await to(path + query)).toEqual([301, path.slice(0, -1) + query]);
    expect(await to(path.replace(/\/$/, "") + query)).toEqual([308, target + query]);
  });

  test("Magento's product URLs by id redirect to the product page", async () => {
    const guest = enter();
    const ask = (document: string) =>
      fetch(inject("endpoint"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: document }),
      });
    const request = await ask(`{products(filter:{url_key:{eq:"${phone.path.slice(1, -5)}"}}){items{uid}}}`);
    const { data } = (await request.json()) as { data: { products: { items: { uid: string }[] } } }; // as the document asks
    const number = atob(data.products.items[0]?.uid ?? "");
    for (const address of [
      `/catalog/product/view/id/${number}/s/a-phone/category/3/`,
      `/sendfriend/product/send/id/${number}`,
    ]) {
      await guest.goto(address);
      await guest.arrivesAt(phone.path);
    }
    await guest.goto(`/index.php/catalog/product/view/id/${number}`);
    await guest.arrivesAt(phone.path);
    await guest.expecting(404).goto("/catalog/product/view/id/999999999");
    expect(guest.status()).toBe(404);
  });

  test("a Magento search URL redirects to the same search", async () => {
    const guest = enter();
    await guest.goto("/catalogsearch/result/?q=wireless");
    await guest.arrivesAt("/search-results?term=wireless");
  });

  test.each([
    ["/newsletter/subscriber/unsubscribe/id/4/code/3f2a/", "Stop the newsletter", "Go to my newsletter"],
    ["/newsletter/subscriber/confirm/id/4/code/3f2a/", "Confirm your newsletter", "Go to my newsletter"],
    ["/productalert/unsubscribe/stockAll/", "Stop product alerts", "Go to the home page"],
    ["/wishlist/shared/index/code/3f2a/", "A shared wishlist", "See all categories"],
  ])("%s explains what to do instead and drops the code", async (address, title, next) => {
    const guest = enter();
    await guest.goto(address);
    expect(guest.address()).not.toContain("3f2a");
    const main = guest.within("main");
    expect(await main.names("heading")).toEqual([title]);
    expect(await main.names("link")).toEqual([next, "Contact us"]);
  });

  test("the page of an unknown URL explains the error and links home", async () => {
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

  test("a page shows the three newest notices, each once", async () => {
    const guest = enter();
    await guest.goto(`${categoryPath}?view=list`);
    const cards = (await cardsIn(guest.within("main"))).slice(0, 4);
    const names = await Promise.all(cards.map(async (card) => (await card.names("link"))[0]));
    const skus = guest.page
      .all(({ attribs }) => /^\/compare/.test(attribs["formaction"] ?? ""))
      .map(({ attribs }) => new URL(attribs["formaction"] ?? "", guest.origin).searchParams.get("sku") ?? "")
      .slice(0, 4);
    // As from another tab: no page is loaded in between.
    for (const sku of [...skus, ...skus.slice(-1)])
      await guest.post("/compare", { intent: "add", sku, "return-to": "/" });
    await guest.goto("/store-locator");
    const notices = guest.within("region", "Notifications");
    const text = await notices.text();
    const timesOf = (name = "") => text.split(`${name} added to compare.`).length - 1;
    expect(names.map(timesOf)).toEqual([0, 1, 1, 1]);
    await guest.goto("/store-locator");
    await guest.within("region", "Notifications").seesNo("added to compare");
  });
});
