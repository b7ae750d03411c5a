import { describe, inject, test } from "vitest";
import { ahead } from "../support/ahead.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { hosts, inChromium } from "../support/modes.ts";
import { orderAsCustomer } from "../support/words/customer-order.ts";

/** What they are called, which is also the name of the link to the page that does the same. Menu and search: frame and window. */
const PANELS = ["Cart", "Wishlist", "Cancel order"];

describe.each(hosts)("panels over the page of an order: %s", (host) => {
  test.each([
    ["at once", {}],
    ["late", { scriptDelayMs: 1_500 }],
  ])("open once script is there, which comes %s; Esc and Back close them, and the focus returns", (_, options) =>
    inChromium(
      inject("origins")[host],
      async (shopper) => {
        const { page } = shopper;
        const address = await ahead(shopper, orderAsCustomer);
        await shopper.goto(address);
        await hydrated(shopper);
        for (const name of PANELS) {
          const link = page.getByRole("link", { name, exact: true }).first();
          const panel = page.getByRole("dialog", { name, exact: true });
          for (const close of [() => page.keyboard.press("Escape"), () => page.evaluate(() => history.back())]) {
            await link.click();
            await panel.waitFor();
            await close();
            await panel.waitFor({ state: "detached" });
            await shopper.arrivesAt(address);
            await eventually(
              () => link.evaluate((node) => node === document.activeElement),
              () => `The focus is not on the link to ${name}`,
            );
          }
        }
      },
      options,
    ),
  );
});
