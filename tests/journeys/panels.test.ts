import { describe, inject, test } from "vitest";
import { ahead } from "../support/ahead.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { hosts, inChromium } from "../support/modes.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { openAndClose } from "../support/steps/panels.ts";

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
          await openAndClose(shopper, link, name);
        }
      },
      options,
    ),
  );
});
