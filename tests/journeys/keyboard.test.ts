import type { Locator, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import type { Name, Role } from "../support/shopper.ts";
import { inChromium } from "../support/modes.ts";
import { newEmail, readOrderNumber } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";

/** A page with all its links has fewer stops than this. */
const MOST_STOPS = 160;

/** Whoever uses the keyboard alone: Tab, Enter, Space, arrows and letters. */
class Keyboard {
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Tabs on, or back, until the control has the focus; what has it must be in sight. */
  async context(role: Role, name: Name, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Locator> {
    const wanted = this.page.getByRole(role, { name, exact: true });
    await wanted.first().waitFor({ state: "attached" });
    // Found once: asking for roles and names after every stop would take minutes.
    const controls = await wanted.elementHandles();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      for (const control of controls) {
        if (await control.evaluate((element) => element === document.activeElement)) {
          return wanted.and(this.page.locator(":focus"));
        }
      }
      await this.press(key);
    }
    throw new Error(`No way by ${key} to ${role} ${String(name)} at ${this.page.url()}`);
  }

  async go(role: "link" | "button", name: Name): Promise<void> {
    await this.context(role, name);
    await this.press("Enter");
  }

  async type(role: Role, name: Name, text: string): Promise<void> {
    await this.context(role, name);
    await this.page.keyboard.type(text);
  }

  async tick(checkbox: string): Promise<void> {
    const box = await this.context("checkbox", checkbox);
    if (!(await box.isChecked())) await this.press("Space");
  }

  /** Into the group by Tab, through it by arrow. */
  async choose(group: string, option: RegExp): Promise<void> {
    const radios = this.page.getByRole("radiogroup", { name: group }).or(this.page.getByRole("group", { name: group }));
    const focused = radios.getByRole("radio").and(this.page.locator(":focus"));
    await radios.first().waitFor();
    const box = await radios.first().elementHandle();
    const isInside = () => box?.evaluate((element) => element.contains(document.activeElement));
    for (let stop = 0; stop < MOST_STOPS && !(await isInside()); stop += 1) await this.press("Tab");
    if (!(await focused.isChecked())) await this.press("Space");
    const wanted = radios.getByRole("radio", { name: option }).first();
    for (let step = 0; step < 12 && !(await wanted.isChecked()); step += 1) await this.press("ArrowDown");
    await eventually(
      async () => (await wanted.isChecked()) && (await wanted.and(this.page.locator(":focus")).count()) === 1,
      () => `${String(option)} of ${group} was not chosen, or lost the focus`,
    );
  }
}

const address = [
  ["Flat, house no., building", "12 Residency Road"],
  ["Area, street (optional)", "Ashok Nagar"],
  ["First name", "Asha"],
  ["Last name", "Rao"],
] as const;

test("a guest buys by the keyboard alone", () =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const keys = new Keyboard(shopper.page);
      await shopper.goto("/");
      await keys.press("Tab");
      await keys.context("link", "Skip to content");
      await keys.type("searchbox", "Search products", "Kestriva Aura");
      await keys.press("Enter");
      await shopper.arrivesAt(/^\/search-results/);
      await keys.context("link", "Skip to content", "Shift+Tab");
      await keys.press("Enter");
      await keys.go("link", phone.name);
      await shopper.arrivesAt(/^\/kestriva-aura-5g/);

      await keys.choose("Colour", new RegExp(`^${phone.colour}`));
      await keys.choose("Storage", new RegExp(`^${phone.storage}`));
      await shopper.arrivesAt(/\?.+&/);
      await keys.go("button", "Add to cart");
      const panel = shopper.page.getByRole("dialog", { name: "Cart" });
      await panel.getByText(phone.name).first().waitFor();
      expect(await panel.locator(":focus").count(), "the panel has the focus").toBe(1);
      await keys.go("link", "Go to checkout");
      await shopper.arrivesAt("/checkout/shipping");

      await keys.type("textbox", "Email", newEmail());
      await keys.type("textbox", "Phone", "+91 98450 12345");
      await keys.type("textbox", "PIN code", "560001");
      // The PIN code brings city and state.
      await shopper.sees("Bengaluru: city and state filled in");
      for (const [field, text] of address) await keys.type("textbox", field, text);
      await keys.press("Enter");
      await shopper.sees("Shipping method");
      await keys.choose("Shipping method", /Standard/);
      await keys.context("checkbox", "Same as shipping address");
      await keys.go("button", "Continue to payment");
      await shopper.arrivesAt("/checkout/payment");
      await keys.choose("Payment method", /cash on delivery/i);
      await keys.tick("I accept the terms and conditions");
      await keys.go("button", "Place order");
      expect(await readOrderNumber(shopper)).toMatch(/^\d{9}$/);
      await keys.go("link", "Continue shopping");
      await shopper.arrivesAt("/");
    },
    { viewport: { width: 1440, height: 900 } },
  ));
