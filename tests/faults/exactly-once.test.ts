import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import type { Reply } from "../support/browserless/exchange.ts";
import { submissionOf, type Submission } from "../support/browserless/submission.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { fillPayment } from "../support/steps/checking-out.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

/**
 * Over HTTP, with a backend that is slow, loses answers and disconnects, with many shoppers at
 * once. The in-memory tests repeat each a hundred times.
 */
const SHOPPERS = 10;

const { shop, proxy } = withOwnShop("node", { LOG_LEVEL: "silent" });

interface Ready {
  shopper: Browserless;
  email: string;
  submission: Submission;
}

async function ready(): Promise<Ready> {
  const shopper = new Browserless(shop.origin);
  const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: "BJ-USB3.2/1M" });
  await shopper.goto("/checkout/payment");
  await fillPayment(shopper);
  return { shopper, email, submission: submissionOf(shopper.find(["button"], "Place order"), shopper.page.url) };
}

/** One press of the button. The redirect is not followed; cookies are stored. */
function press({ shopper, submission }: Ready): Promise<Reply> {
  return shopper.post(submission.url, submission.entries);
}

const walks: Record<string, (one: Ready) => Promise<unknown>> = {
  "double click": (one) => Promise.all([press(one), press(one)]),
  "two tabs and a resend": async (one) => {
    await Promise.all([press(one), press(one), press(one)]);
    await press(one);
  },
  "Back and again": async (one) => {
    for (let again = 0; again < 3; again += 1) await press(one);
  },
};

const isPlacing = (question: string) => /placeOrder\s*\(/.test(question);

test.each(Object.entries(walks))("%s with every third answer lost places one order each", async (_, walk) => {
  proxy.behave("pass");
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, ready));
  let placed = 0;
  proxy.behave((question) => (isPlacing(question) && ++placed % 3 === 0 ? "lose the answer" : "pass"));
  await Promise.all(shoppers.map(walk));
  proxy.behave("pass");
  for (const { shopper, email } of shoppers) {
    expect(await countOrders(inject("orderCounter"), email), email).toBe(1);
    await shopper.expecting(422).goto("/checkout/thank-you");
    await shopper.seesNo(/order (failed|was not placed)/i);
  }
});

test("a backend that disconnects before it orders gets one order each after retries", async () => {
  proxy.behave("pass");
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, ready));
  let placed = 0;
  proxy.behave((question) => (isPlacing(question) && ++placed % 2 === 1 ? "break" : "pass"));
  await Promise.all(
    shoppers.map(async (one) => {
      for (let tries = 0; tries < 8; tries += 1) {
        const { headers } = await press(one);
        if (headers.location === "/checkout/thank-you") return;
      }
      throw new Error(`${one.email}: not placed in eight tries`);
    }),
  );
  proxy.behave("pass");
  for (const { email } of shoppers) expect(await countOrders(inject("orderCounter"), email), email).toBe(1);
});
