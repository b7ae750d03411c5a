import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { cardsIn } from "../support/steps/listing.ts";

const GIFT_CARD = "/p/BJ-GIFTCARD-FESTIVE";
/** A product with low stock. */
const FEW = "/p/HLC-NOCTURNE-65";

describe.each(sharedCodeHosts)("what can be added to a cart: %s", (host) => {
  const enter = () => new Browserless(inject("origins")[host]);

  test("a gift card has no buy buttons, and its page links to alternatives", async () => {
    const shopper = enter();
    await shopper.goto(GIFT_CARD);
    const main = shopper.within("main");
    const page = main.within("region", "You cannot order this gift card online yet");
    expect(await page.count("link", "+91 80 4000 0000")).toBe(1);
    for (const button of ["Add to cart", "Add to compare", "Add to wishlist"])
      expect(await main.count("button", button)).toBe(0);
    expect(await main.count("textbox", "Quantity")).toBe(0);
    await main.seesNo(/EMI|credit ₹|[Ii]n stock/);
    expect(String((await shopper.send(shopper.address())).body)).not.toContain("schema.org/InStock");
    await page.follow("See other gift vouchers");
    expect(await shopper.within("main").count("button", "Add to cart")).toBeGreaterThan(0);
    const cards = await cardsIn(shopper.within("main"));
    const texts = await Promise.all(cards.map((card) => card.text()));
    const card = cards[texts.findIndex((text) => text.includes("gift card"))];
    expect(await card?.names("button")).toEqual([]);
    await card?.seesNo(/credit/i);
  });

  test("a submitted gift card is rejected by its product type", async () => {
    const shopper = enter();
    await shopper.goto(GIFT_CARD);
    const url = new URL(shopper.address(), shopper.origin);
    await shopper
      .expecting(422)
      .submit({ method: "POST", url, entries: Object.entries({ intent: "add", quantity: "1" }) });
    await shopper.within("alert").sees("Product Type GiftCardProduct not supported in add to cart yet");
  });

  test("a quantity above the stock is rejected and stays in the field", async () => {
    const shopper = enter();
    await shopper.goto(FEW);
    const main = shopper.within("main");
    const left = Number(/Only (\d+) left/.exec(await main.text())?.[1]);
    const tooMany = String(left + 1);
    await main.fill("Quantity", tooMany);
    await shopper.expecting(422).within("main").press("Add to cart");
    await shopper.within("alert").sees(`Quantity: Only ${left} left`);
    expect(await shopper.within("main").value("Quantity")).toBe(tooMany);
    await shopper.goto("/cart");
    await shopper.sees("Your cart is empty");
  });

  test("a link that proposes more than the stock is limited to the stock", async () => {
    const shopper = enter();
    await shopper.goto("/cart/add?sku=HLC-NOCTURNE-65&qty=50&sku=BJ-GIFTCARD-FESTIVE");
    const main = shopper.within("main");
    const left = /Only (\d+) left/.exec(await main.text())?.[1] ?? "";
    await main.sees(new RegExp(`${left} × ₹`));
    await main.sees("You cannot order this online yet.");
    await main.press("Add to cart");
    await shopper.arrivesAt("/cart");
    expect(await shopper.within("main").value("Quantity")).toBe(left);
  });
});
