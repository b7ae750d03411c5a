import { describe, expect, inject, test } from "vitest";
import { otherEngines } from "../support/engines/engines.ts";
import { eventually } from "../support/eventually.ts";
import type { Shopper } from "../support/shopper.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { logIn, registerAtHome } from "../support/steps/account.ts";
import { goToPayment, placeOrder } from "../support/steps/checking-out.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

/** Before hydration a choice waits for its button. */
async function filterByBrand(shopper: Shopper): Promise<void> {
  const main = shopper.within("main");
  await main.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
  await eventually(
    async () => {
      if (/[?&]brand=/.test(shopper.address())) return true;
      if ((await main.count("button", "Apply filters")) > 0)
        await main.press("Apply filters", 2_000).catch(() => undefined);
      await shopper.arrivesAt(/^/);
      return false;
    },
    () => "The filter is not applied",
  );
}

describe.each(otherEngines)("$name", ({ name, isInstalled, packages, enter }) => {
  if (!isInstalled) {
    test("is not installed", () =>
      console.log(`Without ${name} (apt-get install ${packages}): nothing was tried in it.`));
    return;
  }
  const origin = () => inject("origins").node;

  test("a guest buys a phone", () =>
    enter(origin(), async (shopper) => {
      await addPhoneToCart(shopper);
      const email = await goToPayment(shopper);
      expect(await placeOrder(shopper)).toMatch(/^\d{9}$/);
      expect(await countOrders(inject("orderCounter"), email)).toBe(1);
    }));

  test("the first taps open the menu and the filters", () =>
    enter(origin(), async (shopper) => {
      await shopper.goto("/");
      await shopper.within("navigation", "Categories").follow("Audio");
      await shopper.arrivesAt(/^\/audio/);
      await shopper.goto(categoryPath);
      await filterByBrand(shopper);
      await shopper.sees("Remove filter Brand:");
    }));

  test("Back returns to the place in a list", () =>
    enter(origin(), async (shopper, tab) => {
      await shopper.goto(categoryPath);
      const main = shopper.within("main");
      const last = (await main.names("link")).findLast((link) => /^(Kestriva|Onvira|Tessaryn)/.test(link)) ?? "";
      await tab.scrollTo(1_000);
      await main.follow(last);
      await shopper.arrivesAt(/^\/(?!mobiles)/);
      await tab.back();
      await shopper.sees("13 products");
      await expect.poll(() => tab.scrollY(), { timeout: 10_000 }).toBeGreaterThan(300);
    }));

  test("a reload shows the cart and the filters as they are", () =>
    enter(origin(), async (shopper, tab) => {
      await addPhoneToCart(shopper);
      await shopper.goto("/cart");
      const main = shopper.within("main");
      await main.press("One more");
      await expect.poll(() => shopper.count("link", "Cart, 2 items"), { timeout: 10_000 }).toBeGreaterThan(0);
      await tab.reload();
      await shopper.arrivesAt("/cart");
      expect(await main.value("Quantity")).toBe("2");

      await shopper.goto(categoryPath);
      await filterByBrand(shopper);
      await tab.reload();
      await shopper.sees("Remove filter Brand:");
      await tab.back();
      await shopper.arrivesAt(categoryPath);
      await shopper.seesNo("Remove filter Brand:");
    }));

  test("a customer registers, logs out and logs in", () =>
    enter(origin(), async (shopper) => {
      const account = await registerAtHome(shopper);
      await shopper.goto("/customer/my-profile");
      await shopper.within("navigation", "My account").press("Log out");
      await shopper.arrivesAt("/");
      await expect.poll(() => shopper.count("link", "Log in"), { timeout: 10_000 }).toBeGreaterThan(0);
      await shopper.goto("/customer/my-profile");
      await logIn(shopper, account);
      await shopper.arrivesAt("/customer/my-profile");
      expect(await shopper.within("main").value("First name")).toBe("Asha");
    }));
});
