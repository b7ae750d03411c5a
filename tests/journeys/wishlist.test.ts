import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { formJourney, journey, sharedCodeHosts } from "../support/modes.ts";
import { agree } from "../support/shop/collector.ts";
import { registerAtHome, registerInDialog, registerByRequest } from "../support/steps/account.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant } from "../support/steps/shopping.ts";

journey("a guest registers to add to the wishlist, then adds the product to the cart", async (shopper) => {
  // From its card, which has no options.
  const path = "/search-results?term=Kestriva+Aura+5G";
  await shopper.goto(path);
  const main = shopper.within("main");
  await main.press("Add to wishlist");
  await registerInDialog(shopper);
  await shopper.arrivesAt(path);
  await shopper.sees("Added to your wishlist.");
  expect(await main.count("button", "Remove from wishlist")).toBeGreaterThan(0);

  await shopper.goto("/customer/my-wishlist");
  expect(await shopper.title()).toMatch(/^My wishlist/);
  await main.press("Add to cart");
  await shopper.sees("Please choose colour and storage.");
  await main.select("Colour", phone.colour);
  await main.select("Storage", phone.storage);
  await main.press("Add to cart");
  await shopper.sees(`You added ${phone.name} to your shopping cart.`);
  await main.sees("Your wishlist is empty.");
  await shopper.goto("/cart");
  await main.sees(phone.colour);

  // On its page or, with script, in the panel.
  await shopper.follow("Wishlist");
  await shopper.sees("Your wishlist is empty.");
});

formJourney("a customer reviews a product, sees the review in the account and deletes the account", async (shopper) => {
  const { email, password } = await prepareWithoutBrowser(shopper, registerByRequest);
  await shopper.goto("/p/BJ-HDMI-2M");
  const reviews = shopper.within("region", "Reviews");
  await reviews.follow("Write a review");
  await shopper.arrivesAt(/review=write/);
  expect(await reviews.count("textbox", "Name")).toBe(0);
  for (const question of ["Price", "Value", "Quality", "Rating"]) await reviews.choose(question, "4 stars");
  await reviews.fill("Title", "Fits");
  await reviews.fill("Review", "Long enough for the television.");
  await reviews.press("Submit review");
  await shopper.sees("You submitted your review for moderation.");

  const main = shopper.within("main");
  await shopper.goto("/customer/my-reviews");
  await main.sees("Long enough for the television.");
  await shopper.within("navigation", "My account").follow("My downloads");
  await shopper.arrivesAt("/customer/my-downloads");
  await shopper.within("navigation", "My account").follow("My data");
  await main.follow("Delete my account");
  await main.fill("Current password", "not-this-one");
  await shopper.expecting(422).within("main").press("Delete my account");
  await main.sees("The current password is incorrect.");
  await main.fill("Current password", password);
  await main.press("Delete my account");
  await shopper.arrivesAt("/");
  await shopper.sees("Your account has been deleted.");
  const answer = await new Browserless(shopper.origin).post("/login", { email, password });
  expect(answer.status).toBe(422);
});

const CABLE = { sku: "BJ-HDMI-2M", name: "Bijli HDMI 2.1 cable, 2 m" };

describe.each(sharedCodeHosts)("private wishlists: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("two customers and a guest on the same pages each see their own", async () => {
    const [asha, ravi, guest] = [enter(), enter(), enter()];
    await registerAtHome(asha);
    await registerAtHome(ravi);
    await asha.post("/wishlist/toggle", { sku: CABLE.sku, intent: "add" });
    const everybody = [asha, ravi, guest, ravi, asha];
    // Twice, so that the second visit could come from a cache.
    for (const path of [phone.path, "/search-results?term=hdmi", phone.path, "/search-results?term=hdmi"]) {
      await Promise.all(everybody.map((shopper) => shopper.goto(path)));
      for (const otherShopper of [ravi, guest]) {
        expect(await otherShopper.count("button", "Remove from wishlist"), path).toBe(0);
        expect(String((await otherShopper.send(path)).body), path).not.toContain(`"wished":["${CABLE.sku}`);
      }
    }
    expect(await asha.within("main").count("button", "Remove from wishlist")).toBe(1);
    const kept = await asha.send("/search-results?term=hdmi");
    expect(String(kept.headers["cache-control"])).not.toMatch(/public|s-maxage/);
  });

  test("a customer cannot change another's wishlist item by its id", async () => {
    const [owner, thief] = [enter(), enter()];
    await registerAtHome(owner);
    await registerAtHome(thief);
    await owner.post("/wishlist/toggle", { sku: CABLE.sku, intent: "add" });
    await owner.goto("/customer/my-wishlist");
    const item = /name="item" value="(\d+)"/.exec(String((await owner.send("/customer/my-wishlist")).body))?.[1] ?? "";
    expect(item).not.toBe("");
    for (const intent of ["to-cart", "remove", "update"]) {
      const answer = await thief.post("/customer/my-wishlist", { item, intent, quantity: "9", note: "mine" });
      expect(answer.status, intent).toBe(303);
    }
    await thief.goto("/cart");
    await thief.within("main").seesNo(CABLE.name);
    await owner.goto("/customer/my-wishlist");
    await owner.within("main").sees(CABLE.name);
    await owner.within("main").seesNo("mine");
  });

  test("a shared link shows the products and no name", async () => {
    const [owner, friend] = [enter(), enter()];
    await registerAtHome(owner);
    await owner.post("/wishlist/toggle", { sku: CABLE.sku, intent: "add" });
    await owner.goto("/customer/my-wishlist");
    const link = new URL(await owner.value("Link to share"));
    await friend.goto(link.pathname + link.search);
    await friend.within("main").sees(CABLE.name);
    await friend.seesNo("Asha");
  });

  test("a chosen variant is added with its options and removed by the same button", async () => {
    const shopper = enter();
    await registerAtHome(shopper);
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    const main = shopper.within("main");
    await main.press("Add to wishlist");
    await shopper.goto("/customer/my-wishlist");
    for (const chosen of [phone.name, phone.colour, phone.storage]) await main.sees(chosen);
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    await main.press("Remove from wishlist");
    expect(await main.count("button", "Add to wishlist")).toBeGreaterThan(0);
    await shopper.goto("/customer/my-wishlist");
    await main.sees("Your wishlist is empty.");
  });

  test("a data export contains the customer's own data", async () => {
    const shopper = enter();
    const { email } = await registerAtHome(shopper);
    await shopper.post("/wishlist/toggle", { sku: CABLE.sku, intent: "add" });
    await agree(shopper, "1.2");
    const file = await shopper.send("/customer/my-data/export");
    expect(file.headers["content-disposition"]).toContain("attachment");
    const taken: unknown = JSON.parse(String(file.body));
    expect(taken).toMatchObject({ profile: { email }, orders: [], wishlist: [{ sku: CABLE.sku }] });
    expect(taken).toMatchObject({
      analyticsConsent: { choice: "yes", at: "2026-11-30T00:00:00.000Z", text: "2026-11-30" },
    });
  });
});
