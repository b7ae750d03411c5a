import { describe, expect, inject, test } from "vitest";
import { catalogueSeed } from "../../demo-backend/catalogue/catalogue.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { cardsIn } from "../support/steps/listing.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant, addPhoneToCart } from "../support/steps/shopping.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const lines = (shopper: Browserless) => shopper.within("list", "Cart items");

async function addFrom(shopper: Browserless, path: string, choose: () => Promise<void> = async () => undefined) {
  await shopper.goto(path);
  await choose();
  await shopper.within("main").press("Add to cart");
  await shopper.arrivesAt("/cart");
  await shopper.sees("Added to your cart.");
}

describe.each(sharedCodeHosts)("product types in the cart keep their options: %s", (host) => {
  test("configurable, bundle, downloadable, grouped, virtual and custom options", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    const main = shopper.within("main");
    await addPhoneToCart(shopper);
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

    // A composite line that was saved for later comes back unchanged.
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

  test("a cart of services and downloads shows no delivery", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await addFrom(shopper, "/extended-warranty-for-phones-1-year.html");
    const summary = shopper.within("region", "Order summary");
    await summary.sees(/Total ?₹1,499/);
    await summary.seesNo("Delivery");
    await summary.seesNo("PIN code");
  });
});

/** A required custom text option on products that also have other options. */
const engraving = { title: "Engraving", input: "field", required: true, price: 99 } as const;
const engraved = ["KST-AURA-5G", "BJ-STUDIO-VOICE", "STV-CANVAS"];
const photograph = { title: "Photograph", input: "file", required: true } as const;
const PRINTED = "QRV-KEEPSAKE";

describe.each(sharedCodeHosts)("products with custom options: %s", (host) => {
  const products = catalogueSeed.products.map((product) =>
    engraved.includes(product.sku) || product.sku === PRINTED
      ? { ...product, customOptions: [product.sku === PRINTED ? photograph : engraving] }
      : product,
  );
  const { shop } = withOwnShop(host, {}, { backend: { seed: { ...catalogueSeed, products }, level: "2.4.6" } });

  test("a custom option is added with variant, selections and links, and kept with them", async () => {
    const shopper = new Browserless(shop.origin);
    const main = shopper.within("main");
    const write = () => main.fill(/^Engraving/, "ASHA");
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    await write();
    await main.press("Add to cart");
    await shopper.sees("Added to your cart.");
    await addFrom(shopper, "/voice-studio.html", async () => {
      await main.choose(/^Headphones/, /Cord/);
      await write();
    });
    await addFrom(shopper, "/sutravia-canvas-4.html", async () => {
      await main.tick(/^Ink and wash brushes/);
      await write();
    });
    const choices = [
      ["Colour: Sage", "Storage: 256 GB"],
      ["Microphone: Ostrelle Verdict USB", "Headphones: Dhvanix Cord 1 earphones"],
      ["Download: Ink and wash brushes"],
    ];
    for (const own of choices) {
      const [first] = await lines(shopper).each("listitem");
      for (const shown of [...own, "Engraving: ASHA"]) await first?.sees(shown);
      // A line that returns is last.
      await first?.press("Save for later");
      await main.press("Move to cart");
    }
    for (const shown of choices.flat()) await lines(shopper).sees(shown);

    const [changed] = await lines(shopper).each("listitem");
    await changed?.follow("Change options");
    await main.choose("Colour", /^Graphite/);
    await main.press("Add to cart");
    await shopper.sees("Your cart was updated.");
    const items = await lines(shopper).each("listitem");
    expect(items.length).toBe(choices.length);
    for (const shown of ["Colour: Graphite", "Engraving: ASHA"]) await items.at(-1)?.sees(shown);
  });

  test("a product that needs a file cannot be added, on its page or card", async () => {
    const shopper = new Browserless(shop.origin);
    const main = shopper.within("main");
    const rejection = "You cannot order this product online yet";
    await shopper.goto("/");
    await shopper.fill("Search products", "Keepsake pen drive");
    await shopper.press("Search");
    const cards = await cardsIn(main);
    const texts = await Promise.all(cards.map((card) => card.text()));
    await cards[texts.findIndex((text) => text.includes("Keepsake"))]?.press("Add to cart");
    await shopper.arrivesAt("/quorvane-keepsake-pen-drive-engraved.html");
    const page = main.within("region", rejection);
    expect(await page.count("link", "write to us")).toBe(1);
    expect(await main.count("button", "Buy now")).toBe(0);
    expect(await main.count("textbox", "Quantity")).toBe(0);
    await main.seesNo(/[Ii]n stock|EMI/);
    const url = new URL(shopper.address(), shopper.origin);
    const entries = Object.entries({ intent: "add", quantity: "1" });
    await shopper.expecting(422).submit({ method: "POST", url, entries });
    await shopper.within("alert").sees("This product needs a file from you, which you cannot upload here.");
    await shopper.goto("/cart");
    await shopper.sees("Your cart is empty");
  });
});
