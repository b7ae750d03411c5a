import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { formJourney, hosts } from "../support/modes.ts";
import type { Shopper } from "../support/shopper.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const LINK = "Withdraw or complain";

/** The forms that collect data, with what each says about it. */
const FORMS: Readonly<Record<string, { says: string; open: (shopper: Shopper) => Promise<void> }>> = {
  register: { says: "We keep your name, email and password", open: (shopper) => shopper.goto("/register") },
  checkout: { says: "We use your name, email, phone and address", open: toCheckout },
  newsletter: { says: "We use your email to send", open: (shopper) => shopper.goto("/newsletter") },
  contact: { says: "We use your name, email and phone", open: (shopper) => shopper.goto("/contact-us") },
  review: { says: "We show your review", open: (shopper) => shopper.goto(`${phone.path}?review=write`) },
};

describe.each(hosts)("forms that collect data: %s", (host) => {
  test.each(Object.entries(FORMS))("%s says what for, and links to how it ends", async (_, { says, open }) => {
    const shopper = new Browserless(inject("origins")[host]);
    await open(shopper);
    const main = shopper.within("main");
    await main.sees(says);
    await main.follow(LINK);
    expect(shopper.address()).toBe("/privacy-policy");
  });
});

formJourney("the notice of a form comes with a link to it", async (shopper) => {
  await shopper.goto("/about-us");
  await shopper.within("contentinfo").follow("Contact us");
  await shopper.arrivesAt("/contact-us");
  await shopper.within("main").sees(FORMS["contact"]?.says ?? "");
});

describe("a merchant's own notices", () => {
  const own = { identifier: "data-notice-contact", title: "", content: '<p>Ours. <a href="/about-us">Us</a></p>' };
  const { shop } = withOwnShop(
    "node",
    {},
    {
      beforeStart: (proxy) =>
        proxy.behave((_, { operation }) =>
          operation === "Frame" ? { rewrite: (answer) => withBlock(answer, own) } : "pass",
        ),
    },
  );

  test("replace sentence and link of their forms only", async () => {
    const shopper = new Browserless(shop.origin);
    await shopper.goto("/contact-us");
    const main = shopper.within("main");
    expect(await main.count("link", LINK)).toBe(0);
    await main.sees("Ours.");
    await main.follow("Us");
    await shopper.goto("/register");
    expect(await main.count("link", LINK)).toBe(1);
  });
});

interface FrameAnswer {
  readonly data: { readonly cmsBlocks: { readonly items: object[] } };
}

function withBlock(answer: string, block: object): string {
  const frame = JSON.parse(answer) as FrameAnswer; // as the shop asks for it
  frame.data.cmsBlocks.items.push(block);
  return JSON.stringify(frame);
}

async function toCheckout(shopper: Shopper): Promise<void> {
  await addPhoneToCart(shopper);
  await shopper.goto("/checkout/user-account");
}
