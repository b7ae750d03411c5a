import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { chooseShipping, placeOrder, sameBilling } from "../support/steps/checking-out.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { cardsIn } from "../support/steps/listing.ts";
import { nightly } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const CLAIM = /inclusive of all taxes|include all taxes/i;

/** The sum of all amounts after these words, in paise; 0 without any. */
function amountIn(text: string, words: RegExp): number {
  const found = [...text.matchAll(new RegExp(`${words.source}₹([\\d,.]+)`, "g"))];
  return found.reduce((sum, [, amount = ""]) => sum + Math.round(Number(amount.replaceAll(",", "")) * 100), 0);
}

/** The sums of an order summary, which add up to the grand total. */
async function readSums(shopper: Browserless) {
  const text = await shopper.within("region", "Order summary").text();
  const isAdded = text.includes("Subtotal before tax");
  const words = [/Subtotal (?:before tax )?/, /Discount [^₹]*−/, /Delivery (?:before tax )?/, /Tax [^₹]*?/, /Total /];
  const [subtotal = 0, off = 0, shipping = 0, tax = 0, total = 0] = words.map((label) => amountIn(text, label));
  expect(subtotal - off + shipping + (isAdded ? tax : 0), text).toBe(total);
  expect(off, "a discount of a fifth").toBeGreaterThan(0);
  return { subtotal, isAdded };
}

// Prices with tax, without tax, entered without and shown with tax, or the reverse; a rule
// discounts every cart by a fifth.
describe.each([
  ["excluded", "node", { claims: false, isAdded: true }],
  ["added", "workerd", { claims: true, isAdded: true }],
  ...nightly(
    ["included", "workerd", { claims: true, isAdded: false }] as const,
    ["deducted", "node", { claims: true, isAdded: false }] as const,
  ),
] as const)("prices with tax %s: %s", (tax, host, { claims, isAdded }) => {
  const { shop } = withOwnShop(host, {}, { backend: { settings: { tax, cartDiscount: 2_000 } } });

  test("are called inclusive of all taxes only if they are", async () => {
    const guest = new Browserless(shop.origin);
    await guest.goto(categoryPath);
    for (const card of await cardsIn(guest.within("main")))
      expect(/₹[\d,]+ before tax/.test(await card.text())).toBe(!claims);
    await guest.goto(phone.path);
    const texts = [CLAIM.test(await guest.within("main").text()), CLAIM.test(await guest.within("contentinfo").text())];
    expect(texts).toEqual([claims, claims]);
    expect(guest.page.html.includes('"valueAddedTaxIncluded":false')).toBe(!claims);
    if (!claims) await guest.within("contentinfo").sees("Prices are before tax");
  });

  test("add up in cart, payment and order", async () => {
    const customer = new Browserless(shop.origin);
    await registerAtHome(customer);
    await addPhoneToCart(customer);
    await customer.goto("/cart");
    const inCart = await readSums(customer);
    if (tax === "deducted") expect(inCart.subtotal, "the product's price").toBe(amountIn(phone.price, /^/));
    expect(inCart.isAdded).toBe(isAdded);
    await customer.within("listitem", phone.name).sees(/−₹[\d,.]+ discount/);
    await customer.goto("/checkout/user-account");
    await chooseShipping(customer);
    await sameBilling(customer);
    expect(await readSums(customer)).toEqual(inCart);
    const number = await placeOrder(customer);
    expect(await readSums(customer)).toEqual(inCart);
    await customer.goto(`/customer/order-history/${number}`);
    expect(await readSums(customer)).toEqual(inCart);
    const lines = await customer.within("list", "Ordered items").text();
    expect(amountIn(lines, /1 × /), "what was paid for the one line").toBe(inCart.subtotal);
    expect(lines.includes("before tax")).toBe(isAdded);
  });
});
