import type { Locator, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import type { Name, Role } from "../support/shopper.ts";
import { inChromium, nightly, nightlyTest } from "../support/modes.ts";
import { newEmail, readOrderNumber } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";

const MOST_STOPS = 160;

/**
 * A shopper who uses the keyboard alone: Tab, Enter, Space, arrows and letters. The focused element
 * must be visible.
 */
class Keyboard {
  #last: Stop | null = null;

  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    if (!key.endsWith("Tab")) {
      // A new page may have loaded.
      this.#last = null;
      return;
    }
    const stop = await this.page.evaluate(whereFocusIs);
    if (stop.hiddenBy) throw new Error(`${stop.name} has the focus and is hidden by ${stop.hiddenBy}`);
    const before = this.#last;
    this.#last = stop;
    if (key !== "Tab" || before?.y == null || stop.y === null || before.url !== stop.url) return;
    const most = this.page.viewportSize()?.height ?? 0;
    if (stop.y < before.y - most / 2) throw new Error(`The focus leaps back from ${before.name} to ${stop.name}`);
  }

  async context(role: Role, name: Name, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Locator> {
    const wanted = this.page.getByRole(role, { name, exact: true });
    await wanted.first().waitFor({ state: "attached" });
    // Looked up once: by role and name after every stop would take minutes.
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

  /** Tab into the group, then arrow keys. */
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

type Stop = ReturnType<typeof whereFocusIs>;

/**
 * Runs in the page. `y` is set for stops in the flow of a narrow page: fixed elements move with the
 * viewport, and columns start again at the top.
 */
function whereFocusIs() {
  const focused = document.activeElement;
  const url = location.href;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { name: "", hiddenBy: null, y: null, url };
  // Radios and checkboxes are drawn by their labels.
  const isTicked = focused instanceof HTMLInputElement && ["radio", "checkbox"].includes(focused.type);
  const shown = (isTicked && focused.labels?.[0]) || focused;
  const { x, y, width, height } = shown.getBoundingClientRect();
  const covers = [0.5, 0.1, 0.9].flatMap((down) =>
    [0.5, 0.1, 0.9].map((along) => document.elementFromPoint(x + width * along, y + height * down)),
  );
  const isSeen = covers.some((top) => top !== null && (shown.contains(top) || focused.contains(top)));
  const [cover] = covers;
  let isFlowing = innerWidth < 1024 && focused.closest("main") !== null;
  for (let up: Element | null = focused; up; up = up.parentElement)
    if (["fixed", "sticky"].includes(getComputedStyle(up).position)) isFlowing = false;
  return {
    name: `${focused.tagName} "${(focused.ariaLabel ?? focused.textContent ?? "").trim().slice(0, 40)}"`,
    hiddenBy: isSeen ? null : cover ? `${cover.tagName}.${cover.className}` : "the edge of the window",
    y: isFlowing ? y + scrollY : null,
    url,
  };
}

const address = [
  ["Flat, house no., building", "12 Residency Road"],
  ["Area, street (optional)", "Ashok Nagar"],
  ["First name", "Asha"],
  ["Last name", "Rao"],
] as const;

test.each([
  { screen: "on a phone", viewport: { width: 360, height: 740 } },
  ...nightly({ screen: "on a desktop", viewport: { width: 1440, height: 900 } }),
])("a guest buys with the keyboard alone $screen", ({ viewport }) =>
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
      await shopper.arrivesAt("/checkout/user-account");

      await keys.type("textbox", "Email", newEmail());
      await keys.type("textbox", "Phone", "+91 98450 12345");
      await keys.type("textbox", "PIN code", "560001");
      await shopper.sees("Bengaluru: city and state filled in");
      for (const [field, text] of address) await keys.type("textbox", field, text);
      await keys.press("Enter");
      await shopper.sees("Delivery method");
      await keys.choose("Delivery method", /Standard/);
      await keys.context("checkbox", "Same as delivery address");
      await keys.go("button", "Continue to payment");
      await shopper.arrivesAt("/checkout/payment");
      await keys.choose("Payment method", /cash on delivery/i);
      await keys.tick("I accept the terms and conditions");
      await keys.go("button", "Place order");
      expect(await readOrderNumber(shopper)).toMatch(/^\d{9}$/);
      await keys.go("link", "Continue shopping");
      await shopper.arrivesAt("/");
    },
    { viewport },
  ),
);

nightlyTest("on a desktop few tab stops precede the content, and Enter opens all categories", () =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const keys = new Keyboard(shopper.page);
      await shopper.goto("/about-us");
      await hydrated(shopper);
      await keys.context("link", "Gaming");
      let stops = 0;
      const isInside = () => shopper.page.evaluate(() => document.activeElement?.closest("main") != null);
      for (; stops < MOST_STOPS && !(await isInside()); stops += 1) await keys.press("Tab");
      expect(stops, "from the middle of the departments").toBeLessThan(10);
      const toggle = shopper.page.locator("summary:focus").filter({ hasText: "All categories" });
      for (; stops > -MOST_STOPS && (await toggle.count()) === 0; stops -= 1) await keys.press("Shift+Tab");
      await keys.press("Enter");
      await keys.go("link", "Foldable phones");
      await shopper.arrivesAt(/foldable-phones/);
    },
    { viewport: { width: 1440, height: 900 } },
  ),
);

nightlyTest("a chip that is mostly out of view scrolls into view on focus", () =>
  inChromium(inject("origins").node, async (shopper) => {
    await shopper.goto("/search-results?term=5g+phone");
    const [before, chip] = ["Storage: 256 GB", "Memory: 12 GB"].map((name) => shopper.page.getByRole("link", { name }));
    await before?.evaluate((link) => link.focus({ preventScroll: true }));
    await chip?.evaluate((link) => {
      const { left } = link.getBoundingClientRect();
      link.closest("ul")?.scrollBy(left - innerWidth + 10, 0);
    });
    await shopper.page.keyboard.press("Tab");
    expect(
      await chip?.evaluate((link) => [link === document.activeElement, link.getBoundingClientRect().right]),
    ).toEqual([true, expect.closeTo(344, 0)]);
  }),
);
