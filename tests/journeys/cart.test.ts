import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { inChromium, journey, moneyJourney, nightly, nightlyTest } from "../support/modes.ts";
import { goToPayment, placeOrder } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant, addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

moneyJourney("a shopper changes quantities, applies a coupon and empties the cart", "late", async (shopper) => {
  await prepareWithoutBrowser(shopper, addPhoneToCart);
  await shopper.goto("/cart");
  const main = shopper.within("main");
  const summary = shopper.within("region", "Order summary");
  await summary.sees(/Total ?₹59,999/);
  await main.press("One more");
  await summary.sees(/Total ?₹1,19,998/);
  await shopper.arrivesAt("/cart");
  expect(await main.value(/^Quantity/)).toBe("2");
  expect(await shopper.count("link", "Cart, 2 items")).toBeGreaterThan(0);

  shopper.expecting(422);
  await summary.fill("Coupon code", "NOSUCHCODE");
  await summary.press("Apply coupon");
  await summary.sees("The coupon code isn't valid. Verify the code and try again.");
  expect(await summary.value("Coupon code")).toBe("NOSUCHCODE");
  await summary.fill("Coupon code", "FLAT500");
  await summary.press("Apply coupon");
  await shopper.sees("Coupon applied.");
  await summary.sees(/Discount ₹500 off above ₹5,000 ?−₹500/);
  await summary.sees(/Total ?₹1,19,498/);
  await summary.press("Remove coupon");
  await summary.sees(/Total ?₹1,19,998/);

  await summary.fill("PIN code", "560001");
  await summary.press("Check delivery");
  await summary.sees(/By \w{3} \d+ \w{3} Free/);
  await summary.sees("Total with the cheapest delivery: ₹1,19,998");

  await main.press("One fewer");
  await summary.sees(/Total ?₹59,999/);
  await main.press("One fewer");
  await shopper.sees("Remove this item?");
  await shopper.follow("Keep");
  await shopper.arrivesAt("/cart");
  await main.press("One fewer");
  await shopper.sees("Remove this item?");
  await shopper.press("Remove");
  await shopper.arrivesAt("/cart");
  await shopper.sees(`Product removed: ${phone.name} has been successfully removed from your cart`);
  await main.sees("Your cart is empty");
  expect(await shopper.count("link", "Cart")).toBeGreaterThan(0);
  await shopper.within("region", "Notifications").press("Undo");
  await shopper.within("list", "Cart items").sees(phone.storage);
  await shopper.arrivesAt("/cart");
});

journey("a line is saved for later, moved back and given other options", async (shopper) => {
  await prepareWithoutBrowser(shopper, addPhoneToCart);
  await shopper.goto("/cart");
  const main = shopper.within("main");
  await main.press("Save for later");
  await shopper.sees(`${phone.name} is saved for later.`);
  await main.sees("Your cart is empty");
  await shopper.within("list", "Saved items").sees(phone.name);
  await main.press("Move to cart");
  await shopper.sees("Added to your cart.");
  await shopper.within("list", "Cart items").sees(phone.storage);

  await main.follow("Change options");
  await shopper.arrivesAt(/^\/kestriva-aura-5g\.html\?.*edit=/);
  await main.sees("Editing an item in your cart.");
  await shopper.choose("Colour", /^Graphite/);
  await shopper.press("Add to cart");
  await shopper.arrivesAt("/cart");
  await shopper.sees("Your cart was updated.");
  const lines = shopper.within("list", "Cart items");
  await lines.seesNo(phone.colour);
  expect(await lines.count("textbox", "Quantity")).toBe(1);
});

describe("where the merchant allows gift messages", () => {
  const own = withOwnShop("node", {}, { backend: { settings: { storeConfig: { allow_items: "1" } } } });

  test("a shopper writes a gift note for an item and takes it back", async () => {
    const shopper = new Browserless(own.shop.origin);
    await addPhoneToCart(shopper);
    const lines = shopper.within("list", "Cart items");
    await lines.fill("To", "Maa");
    await lines.fill("From", "Asha");
    await lines.fill("Message", "Happy Diwali");
    await lines.press("Save gift note");
    await shopper.sees("Gift note saved.");
    await lines.sees("Gift note: Happy Diwali");

    await lines.fill("Message", "");
    await lines.press("Save gift note");
    await shopper.sees("Gift note removed.");
    await lines.seesNo("Happy Diwali");
  });

  test("a gift note is in the summary of the checkout and in the order", async () => {
    const shopper = new Browserless(own.shop.origin);
    await addPhoneToCart(shopper);
    const lines = shopper.within("list", "Cart items");
    await lines.fill("To", "Maa");
    await lines.fill("Message", "Happy Diwali");
    await lines.press("Save gift note");
    await goToPayment(shopper);
    await shopper.within("region", "Order summary").sees("Gift note: Happy Diwali");
    await placeOrder(shopper);
    await shopper.within("list", "Ordered items").sees("Gift note: Happy Diwali");
  });
});

describe("cart with script", () => {
  const origin = () => inject("origins").node;

  // Both pages have the field of WHOLE_NUMBER.
  test.each(["/cart", ...nightly("/bijli-hdmi-2-1-cable-2-m.html")])(
    "a wheel or arrow key leaves the quantity of %s",
    (path) =>
      inChromium(origin(), async (shopper) => {
        const { page } = shopper;
        await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
        await shopper.goto(path);
        await hydrated(shopper);
        const field = page.locator("main").getByLabel("Quantity", { exact: true });
        await field.click();
        await page.mouse.wheel(0, -100);
        await page.mouse.wheel(0, -100);
        await page.keyboard.press("ArrowUp");
        // Scrolling is asynchronous: after the next frames it has happened.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await field.inputValue()).toBe("1");
      }),
  );

  test("sends a quantity once after typing ends, with the last value", () =>
    inChromium(origin(), async (shopper) => {
      await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
      await shopper.goto("/cart");
      const posts: string[] = [];
      shopper.page.on("request", (request) => {
        if (request.method() === "POST") posts.push(request.url());
      });
      const field = shopper.page.locator("main").getByRole("textbox", { name: "Quantity" });
      await field.click();
      for (const typed of ["3", "", "4", "7"]) await field.fill(typed);
      await shopper.sees("Quantity updated.");
      expect(await field.inputValue()).toBe("7");
      expect(posts).toHaveLength(1);
      expect(await field.evaluate((node) => document.activeElement === node), "the focus stays").toBe(true);
      expect(await shopper.count("link", "Cart, 7 items")).toBeGreaterThan(0);

      // Changed in another tab; then Back restores this page from the browser's memory.
      const other = await shopper.page.context().newPage();
      await other.goto(`${origin()}/cart`);
      await other.locator("main").getByRole("textbox", { name: "Quantity" }).fill("2");
      await other.locator("main").getByRole("textbox", { name: "Quantity" }).press("Enter");
      await other.getByRole("link", { name: "Cart, 2 items" }).first().waitFor();
      await other.close();
      await shopper.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await shopper.within("region", "Order summary").sees(/Total ?₹1,598/);
    }));

  test("removes a line after confirmation and restores its options by Undo", () =>
    inChromium(origin(), async (shopper) => {
      await prepareWithoutBrowser(shopper, addPhoneToCart);
      await shopper.goto("/cart");
      await hydrated(shopper);
      const main = shopper.within("main");
      await main.follow("Remove");
      const question = shopper.within("dialog", "Remove this item?");
      await question.sees(phone.name);
      await question.press("Keep");
      await shopper.within("list", "Cart items").sees(phone.storage);
      await main.follow("Remove");
      await question.press("Remove");
      await main.sees("Your cart is empty");
      await main.sees(`Product removed: ${phone.name} has been successfully removed from your cart`);
      const undo = shopper.page.getByRole("button", { name: "Undo" });
      await undo.waitFor();
      expect(await undo.evaluate((node) => node === document.activeElement), "the focus is not lost").toBe(true);
      await undo.click();
      await shopper.within("list", "Cart items").sees(phone.storage);
      await shopper.within("list", "Cart items").sees(phone.colour);
      await undo.waitFor({ state: "detached" });
      await shopper.arrivesAt("/cart");
    }));

  nightlyTest("counts every fast press on the stepper", () =>
    inChromium(origin(), async (shopper) => {
      await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
      await shopper.goto("/cart");
      await hydrated(shopper);
      const main = shopper.within("main");
      for (const button of ["One more", "One more", "One more", "One fewer", "One more"]) await main.press(button);
      await shopper.within("region", "Order summary").sees(/Total ?₹3,196/);
      expect(await main.value("Quantity")).toBe("4");
    }),
  );

  test("adding stays on the page and opens the cart panel, where quantities can be changed", () =>
    inChromium(origin(), async (shopper) => {
      await shopper.goto(phone.path);
      await shopper.page.waitForLoadState("networkidle");
      await hydrated(shopper);
      const add = shopper.page.locator("main").getByRole("button", { name: "Add to cart" }).first();
      await chooseVariant(shopper);
      const page = shopper.address();
      await add.click();
      const panel = shopper.page.getByRole("dialog", { name: "Cart" });
      await panel.getByText("Total", { exact: true }).waitFor();
      await shopper.arrivesAt(page);
      expect(await panel.evaluate((node) => node.contains(document.activeElement)), "the focus moves in").toBe(true);
      await panel.getByRole("textbox", { name: "Quantity" }).fill("2");
      await panel.getByText("₹1,19,998").first().waitFor();
      await shopper.page.keyboard.press("Escape");
      await panel.waitFor({ state: "hidden" });
      await shopper.arrivesAt(page);
      expect(await shopper.count("link", "Cart, 2 items")).toBeGreaterThan(0);
    }));
});
