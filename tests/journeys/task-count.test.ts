import { expect, inject, test } from "vitest";
import { asShopper, hosts, isFullMatrix } from "../support/modes.ts";
import type { Name, Scope, Shopper } from "../support/shopper.ts";
import { contactForm, newEmail, readOrderNumber } from "../support/steps/checking-out.ts";

/** Counts taps, pages and fields of a guest's purchase. */
class Effort {
  pages = 1;
  taps = 0;
  fields = 0;
  #screen = "";

  constructor(
    readonly shopper: Shopper,
    readonly loadsEachTime: boolean,
  ) {}

  async type(scope: Scope, field: string, text: string): Promise<void> {
    this.fields += 1;
    await scope.fill(field, text);
  }

  /** A tap that stays on its page. */
  async choose(act: () => Promise<void>): Promise<void> {
    this.taps += 1;
    await act();
  }

  /** A tap that leads to another page, until `arrival` is visible. */
  async tap(act: () => Promise<void>, landing: Name): Promise<void> {
    this.taps += 1;
    await act();
    await this.shopper.sees(landing);
    const screen = `${this.shopper.address()} ${(await this.shopper.within("main").names("heading"))[0] ?? ""}`;
    if (this.loadsEachTime || screen !== this.#screen) this.pages += 1;
    this.#screen = screen;
  }
}

/**
 * From a product page to the thank-you page. The home page and its card add one page and one tap.
 */
async function buy(shopper: Shopper, effort: Effort): Promise<void> {
  await shopper.goto("/bijli-hdmi-2-1-cable-2-m.html");
  const main = shopper.within("main");
  await effort.tap(() => main.press("Add to cart"), "Go to checkout");
  await effort.tap(() => shopper.follow("Go to checkout"), "Contact and address");

  const form = contactForm(shopper);
  await effort.type(form, "Email", newEmail());
  await effort.type(form, "Phone", "98450 12345");
  await effort.type(form, "PIN code", "560001");
  // Without script the shop does it on submission.
  if (!effort.loadsEachTime) await shopper.sees("Bengaluru: city and state filled in");
  await effort.type(form, "Flat, house no., building", "12 Residency Road");
  await effort.type(form, "First name", "Asha");
  await effort.type(form, "Last name", "Rao");
  await effort.tap(() => form.press("Continue to delivery"), "Delivery method");
  await main.sees(/Bengaluru 560001, Karnataka/);

  await effort.tap(() => shopper.press("Continue to payment"), "Payment method");
  await effort.choose(() => shopper.choose("Payment method", /cash on delivery/i));
  await effort.choose(() => shopper.tick("I accept the terms and conditions"));
  await effort.tap(() => shopper.press("Place order"), "Order placed. Thank you");
  await readOrderNumber(shopper);
}

const LIMITS = [
  ["script on", { pages: 6, taps: 7, fields: 6 }],
  ["script off", { pages: 6, taps: 7, fields: 6 }],
] as const;

const walks = hosts.flatMap((host) => LIMITS.map(([mode, limit]) => [host, mode, limit] as const));

test.each(walks.filter(([host, mode]) => isFullMatrix || (host === "node") === (mode === "script on")))(
  "a guest on a phone buys in few steps: %s, %s",
  (host, mode, limit) =>
    asShopper(inject("origins")[host], mode, async (shopper) => {
      const effort = new Effort(shopper, mode === "script off");
      await buy(shopper, effort);
      const { pages, taps, fields } = effort;
      expect({ pages, taps, fields }).toEqual({
        pages: expect.toSatisfy((count: number) => count <= limit.pages),
        taps: limit.taps,
        fields: limit.fields,
      });
    }),
);
