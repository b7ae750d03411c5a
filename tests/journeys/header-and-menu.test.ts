import { type AnyNode, isTag } from "domhandler";
import { getChildren } from "domutils";
import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { linksIn } from "../support/steps/links.ts";
import { categoryPath } from "../support/steps/phone.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";

const CABLE = "/bijli-hdmi-2-1-cable-2-m.html";

/** Depth of nested lists. */
function levels(node: AnyNode): number {
  const below = Math.max(0, ...getChildren(node).map(levels));
  return below + (isTag(node) && node.name === "ul" ? 1 : 0);
}

/** The badges of the header's links. */
const badges = (shopper: Browserless) =>
  shopper.page.all(({ attribs }) => "data-count" in attribs).map(({ attribs }) => attribs["data-count"]);

describe.each(sharedCodeHosts)("header, menu and quick links: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("a guest's header has home, stores, support, log-in and cart, but no wishlist", async () => {
    const guest = enter();
    await guest.goto(categoryPath);
    const header = linksIn(guest, "banner");
    expect(header).toContainEqual(["Bijli: home", "/"]);
    expect(header).toContainEqual(["Store locator", "/store-locator"]);
    expect(header).toContainEqual(["Support", "tel:+918040000000"]);
    expect(header).toContainEqual(["Log in", `${categoryPath}?action=login`]);
    expect(header).toContainEqual(["Cart", "/cart"]);
    expect(header.map(([name]) => name)).not.toContain("Wishlist");
    expect(badges(guest)).toEqual([]);
    expect(linksIn(guest, "contentinfo")).toContainEqual(["Support", "tel:+918040000000"]);
  });

  test("a customer's header has the account and the counts of wishlist and cart", async () => {
    const customer = enter();
    await registerByRequest(customer);
    await customer.goto(CABLE);
    await customer.within("main").press("Add to wishlist");
    await addSkusToCart(customer, { "BJ-HDMI-2M": 3 });
    const header = linksIn(customer, "banner");
    expect(header).toContainEqual(["Account", "/customer/my-profile"]);
    expect(header).toContainEqual(["Wishlist", "/customer/my-wishlist"]);
    expect(header).toContainEqual(["Cart, 3 items", "/cart"]);
    expect(customer.find(["link"], "Wishlist").attribs["aria-description"]).toBe("1 item");
    expect(badges(customer)).toEqual(["1", "3"]);
    await customer.goto("/?action=login");
    expect(await customer.count("dialog"), "who is logged in is not asked to log in").toBe(0);
    expect(linksIn(customer, "navigation", "Quick links")).toContainEqual(["Account", "/customer/my-profile"]);
  });

  test("the quick links at the lower edge are five", async () => {
    const guest = enter();
    await guest.goto("/new-products?page=2");
    expect(linksIn(guest, "navigation", "Quick links")).toEqual([
      ["Home", "/"],
      ["Categories", "/categories"],
      ["Search", "/search-results"],
      ["Log in", "/new-products?page=2&action=login"],
      ["Contact", "/contact-us"],
    ]);
  });

  test("the menu has the departments and a link to all categories in four levels", async () => {
    const guest = enter();
    await guest.goto("/");
    const menu = guest.find(["navigation"], "Categories");
    expect(levels(menu)).toBe(1);
    await guest.within("navigation", "Categories").follow("All categories");
    expect(levels(guest.find(["main"]))).toBe(4);
  });

  test("the html element has the language of the chosen store", async () => {
    const guest = enter();
    const language = () => guest.page.all(({ name }) => name === "html")[0]?.attribs["lang"];
    await guest.goto("/");
    expect(language()).toBe("en-IN");
    await guest.within("contentinfo").select("Store", "Export (USD)");
    await guest.within("contentinfo").press("Change store");
    expect(language()).toBe("en-US");
    await guest.goto(CABLE);
    expect(language()).toBe("en-US");
  });

  test("only public pages for guests may be kept by the browser", async () => {
    const guest = enter();
    const mayKeep = async (path: string) => "x-may-keep" in (await guest.send(path)).headers;
    expect(await mayKeep(categoryPath)).toBe(true);
    expect(await mayKeep(CABLE)).toBe(true);
    for (const path of ["/cart", "/checkout/user-account", "/login", "/no-such-page"])
      expect(await mayKeep(path), path).toBe(false);
    await registerByRequest(guest);
    for (const path of [categoryPath, CABLE, "/customer/my-profile"]) expect(await mayKeep(path), path).toBe(false);
  });
});
