import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { putPhoneInCart } from "../support/steps/shopping.ts";

const lines = (shopper: Browserless) => shopper.within("list", "Cart items");

async function addFrom(shopper: Browserless, path: string, choose: () => Promise<void> = async () => undefined) {
  await shopper.goto(path);
  await choose();
  await shopper.within("main").press("Add to cart");
  await shopper.arrivesAt("/cart");
  await shopper.sees("Added to your cart.");
}

describe.each(hosts)("every type of product goes through the cart with its options: %s", (host) => {
  test("configurable, bundle, downloadable, grouped, virtual and custom options", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    const main = shopper.within("main");
    await putPhoneInCart(shopper);
    await addFrom(shopper, "/camera-starter-kit.html", () => main.choose(/^Lens/, /24–70 mm/));
    await addFrom(shopper, "/sutravia-canvas-4.html", () => main.tick(/^Ink and wash brushes/));
    await addFrom(shopper, "/prakshya-bulbs-and-plugs.html");
    await addFrom(shopper, "/extended-warranty-for-phones-1-year.html");
    for (const shown of [
      ...["Colour: Sage", "Storage: 256 GB"],
      ...["Lens: Drishtal 24–70 mm f/2.8", "Memory cards: 2 × Quorvane Reel SD card 128 GB"],
      "Download: Ink and wash brushes",
      "Extended warranty for phones, 1 year",
    ]) {
      await lines(shopper).sees(shown);
    }
    expect(await lines(shopper).count("link", "Change options"), "of the phone and the kit").toBe(2);

    // What was put together goes aside and comes back as it was.
    const kit = (await shopper.within("list", "Cart items").each("listitem"))[1];
    await kit?.press("Save for later");
    await main.sees(/Body|Drishtal M2 body/);
    await main.press("Move to cart");
    for (const shown of ["Lens: Drishtal 24–70 mm f/2.8", "Memory cards: 2 × Quorvane Reel SD card 128 GB"]) {
      await lines(shopper).sees(shown);
    }

    await addFrom(shopper, "/p/QRV-KEEPSAKE", () => main.fill(/^Engraving/, "ASHA"));
    await lines(shopper).sees("Engraving: ASHA");
  });

  test("a cart of services and downloads has nothing to deliver", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await addFrom(shopper, "/extended-warranty-for-phones-1-year.html");
    const summary = shopper.within("region", "Order summary");
    await summary.sees(/Grand total ?₹1,499/);
    await summary.seesNo("Shipping");
    await summary.seesNo("PIN code");
  });
});
