import { describe, expect, inject, test } from "vitest";
import { ahead } from "../support/ahead.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { firstScript, hydrated } from "../support/chromium/hydrated.ts";
import { browserHosts, inChromium } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant, putPhoneInCart } from "../support/steps/shopping.ts";

/** Documents asked for since the last look: method and path. */
function watchDocuments(shopper: InChromium): () => string[] {
  const asked: string[] = [];
  shopper.page.on("request", (request) => {
    if (request.resourceType() === "document") asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return () => asked.splice(0);
}

/** Presses "Add to cart" on a phone's page; the documents asked for from then on until the cart is there. */
async function addPhone(shopper: InChromium, asked: () => string[]): Promise<string[]> {
  await shopper.goto(phone.path);
  await chooseVariant(shopper);
  asked();
  await shopper.press("Add to cart");
  await shopper.arrivesAt("/cart");
  await shopper.sees("Added to your cart.");
  return asked();
}

/** Enters a coupon nobody knows in the cart; the documents asked for from then on until that is said. */
async function enterWrongCoupon(shopper: InChromium, asked: () => string[]): Promise<string[]> {
  await ahead(shopper, putPhoneInCart);
  await shopper.goto("/cart");
  asked();
  const summary = shopper.expecting(422).within("region", "Order summary");
  await shopper.page.getByText("Have a coupon?").click();
  await summary.fill("Coupon code", "NOSUCHCODE");
  await summary.press("Apply coupon");
  await summary.sees("The coupon code isn't valid. Verify the code and try again.");
  return asked();
}

async function asWebKit(shopper: InChromium): Promise<void> {
  await shopper.page.addInitScript(() => {
    Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
  });
}

/** The script of every page is far away: forms are sent by the browser. */
const beforeScript = { scriptDelayMs: 60_000 };

describe.each(browserHosts)("before its script is there, a form is answered by the page it leads to: %s", (host) => {
  const origin = () => inject("origins")[host];

  test("in one round trip; and it is that page for reload, Back and Forward", () =>
    inChromium(
      origin(),
      async (shopper) => {
        const asked = watchDocuments(shopper);
        expect(await addPhone(shopper, asked)).toEqual([`POST ${phone.path}`]);
        expect(await shopper.count("link", "Cart, 1 item")).toBeGreaterThan(0);

        await shopper.page.reload({ waitUntil: "commit" });
        await shopper.within("main").sees(phone.name);
        // Said once.
        expect(await shopper.text()).not.toContain("Added to your cart.");
        expect(asked()).toEqual(["GET /cart"]);

        await shopper.back();
        await shopper.arrivesAt(/^\/kestriva-aura-5g\.html\?(?!.*next-page)/);
        await shopper.page.evaluate(() => history.forward());
        await shopper.arrivesAt("/cart");
        await shopper.within("main").sees(phone.name);
        expect(asked().filter((one) => one.startsWith("POST"))).toEqual([]);
        expect(await shopper.count("link", "Cart, 1 item")).toBeGreaterThan(0);
      },
      beforeScript,
    ));

  test("but WebKit, which would send it again at a reload, gets the page's address", () =>
    inChromium(
      origin(),
      async (shopper) => {
        await asWebKit(shopper);
        expect(await addPhone(shopper, watchDocuments(shopper))).toEqual([`POST ${phone.path}`, "GET /cart"]);
      },
      beforeScript,
    ));

  test.each([
    [
      "in WebKit, which would send the form to wherever script had led, leads to documents",
      asWebKit,
      [`GET ${phone.path}`],
    ],
    ["leads on by script", () => Promise.resolve(), []],
  ])("once its script is there, a page that says what is wrong %s", (_, become, expected) =>
    inChromium(origin(), async (shopper) => {
      await become(shopper);
      const letGo = await holdScripts(shopper.context);
      const asked = watchDocuments(shopper);
      expect(await enterWrongCoupon(shopper, asked)).toEqual(["POST /cart"]);
      letGo();
      await firstScript(shopper.page);
      await shopper.page.mouse.click(2, 2);
      await shopper.page.waitForLoadState("networkidle");

      await shopper.within("list", "Cart items").follow(phone.name);
      await shopper.arrivesAt(/^\/kestriva-aura-5g\.html/);
      expect(asked()).toEqual(expected);
    }),
  );

  test("what is wrong with it is said in its own page", () =>
    inChromium(
      origin(),
      async (shopper) => {
        const asked = await enterWrongCoupon(shopper, watchDocuments(shopper));
        expect(await shopper.within("region", "Order summary").value("Coupon code")).toBe("NOSUCHCODE");
        expect([shopper.address(), ...asked]).toEqual(["/cart", "POST /cart"]);
      },
      beforeScript,
    ));

  test("once the script is there, what it sends has no such field, nor has the address that follows", () =>
    inChromium(origin(), async (shopper) => {
      await shopper.goto(phone.path);
      await hydrated(shopper);
      const quantity = shopper.page.getByRole("spinbutton", { name: "Quantity" });
      await quantity.fill("");
      await quantity.evaluate((field: HTMLInputElement) => field.form?.setAttribute("novalidate", ""));
      await shopper.expecting(422).press("Add to cart");
      await shopper.page.locator("#quantity-error").waitFor();
      await shopper.choose("Colour", new RegExp(`^${phone.colour}`));
      await shopper.arrivesAt(/^\/kestriva-aura-5g\.html\?/);
      expect(shopper.address()).not.toContain("next-page");
    }));

  test("once the script is there it is the script's form, which ends as ever", () =>
    inChromium(origin(), async (shopper) => {
      const asked = watchDocuments(shopper);
      await shopper.goto(phone.path);
      await chooseVariant(shopper);
      await shopper.press("Add to cart");
      await shopper.sees("Added to your cart.");
      expect(asked().filter((one) => one.endsWith("/cart"))).toEqual([]);
      expect(await shopper.count("link", "Cart, 1 item")).toBeGreaterThan(0);
    }));
});
