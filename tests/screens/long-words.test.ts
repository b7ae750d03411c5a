import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { desktop, phone } from "../support/chromium/browser.ts";
import { inChromium } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { categoryPath } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

/** An address without a break opportunity. */
const longEmail = () => `venkatanarasimharajuvaripeta.subramanianswamy.${Date.now()}@averylongsubdomain.example.com`;

test("a long email address causes no overflow in checkout and account", () =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    const email = longEmail();
    await prepareWithoutBrowser(shopper, async (guest) => {
      await addPhoneToCart(guest);
      await goToPayment(guest, email);
    });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), shopper.address()).toBe(360);
    const setFontSize = (size: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
    await shopper.goto("/checkout/payment");
    await fits();
    const [shown, edit] = [page.getByText(email), page.getByRole("link", { name: "Edit email" })];
    const [{ y = 0, height = 0 } = {}, beside] = [(await shown.boundingBox()) ?? {}, await edit.boundingBox()];
    expect(beside?.y, "beside it, not below").toBeLessThan(y + height / 2);
    await setFontSize("200%");
    const button = await page.getByRole("button", { name: "Place order" }).boundingBox();
    expect(button && button.x + button.width, "the whole button is on the screen").toBeLessThanOrEqual(360 - 16);
    await setFontSize("100%");
    await placeOrder(shopper);
    await fits();
    await shopper.within("region", "Create an account").fill("Password", "Quiet-Monsoon-7");
    await shopper.press("Create account");
    await shopper.sees("Welcome! Your account is ready.");
    await shopper.goto("/customer");
    await shopper.sees(email);
    await fits();
    await setFontSize("200%");
    await fits();
  }));

test.each(["", "?sort=price_DESC"])("at 200 % font size the sort order of %j is readable", (order) =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    await shopper.goto(categoryPath + order);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const select = page.getByRole("combobox", { name: "Sort by" });
    const { room, text } = await select.evaluate((field: HTMLSelectElement) => {
      const style = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("There is nothing to measure with");
      pen.font = style.font;
      const padding = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
      return {
        room: field.clientWidth - padding,
        text: pen.measureText(field.selectedOptions[0]?.label ?? "").width,
      };
    });
    expect(text).toBeGreaterThan(0);
    expect(room).toBeGreaterThanOrEqual(text);
    const [{ y: top = 0 } = {}, { y = 0, height = 0 } = {}] = [
      (await page.locator(".card").first().boundingBox()) ?? {},
      (await select.boundingBox()) ?? {},
    ];
    expect(height).toBeGreaterThan(0);
    expect(top).toBeGreaterThanOrEqual(y + height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }),
);

describe("a long name of the shop", () => {
  const storeName = "Asha Electronics and Home Appliances";
  const { shop } = withOwnShop("node", {}, { backend: { settings: { storeName } } });

  test("covers no control of the header", async () => {
    const fits = (viewport: typeof desktop) =>
      inChromium(
        shop.origin,
        async (shopper) => {
          const { page } = shopper;
          await shopper.goto("/");
          const header = page.getByRole("banner");
          const name = await header.getByRole("link", { name: `${storeName}: home` }).boundingBox();
          const links = await header.getByRole("link").all();
          const boxes = await Promise.all(links.map((link) => link.boundingBox()));
          const inTheWay = boxes.filter(
            (box) => name && box && box.x > name.x && box.x < name.x + name.width && box.y < name.y + name.height,
          );
          expect(name?.width).toBeGreaterThan(100);
          expect(inTheWay).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
        },
        { viewport },
      );
    await fits(phone);
    await fits(desktop);
  });
});
