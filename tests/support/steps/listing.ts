import { eventually } from "../eventually.ts";
import type { Scope, Shopper } from "../shopper.ts";

export interface Card {
  name: string;
  /** Whole rupees to pay. */
  price: number;
}

/** The cards of the first list of products. */
export const cardsIn = (scope: Scope): Promise<Scope[]> => scope.within("list", "Products").each("listitem");

/** What they say: a card's first link is the product, its first amount what it costs now. */
export async function cardsOf(scope: Scope): Promise<Card[]> {
  const cards = await cardsIn(scope);
  return Promise.all(
    cards.map(async (card) => {
      const [name = ""] = await card.names("link");
      const [, amount = ""] = /₹([\d,]+)/.exec(await card.text()) ?? [];
      return { name, price: Number(amount.replaceAll(",", "")) };
    }),
  );
}

export async function namesOf(scope: Scope): Promise<string[]> {
  return (await cardsOf(scope)).map(({ name }) => name);
}

/** In the page, and in the panel that script opens over it. */
const apply = /^(Apply filters|Show \d+ products?)$/;

/** Has the filters count that were ticked: by their button, unless script showed the list already. */
export async function applyFilters(shopper: Shopper, address: RegExp): Promise<void> {
  let isPressed = false;
  await eventually(
    async () => {
      if (isPressed && address.test(shopper.address())) return true;
      // Where the list follows each change the button is there only while the filters lie over the page.
      if ((await shopper.count("button", apply)) > 0)
        await shopper.press(apply).catch((error: unknown) => {
          // It goes as the script takes over, which may be between the look and the press: then the list has followed by itself.
          if (!address.test(shopper.address())) throw error;
        });
      isPressed = true;
      return address.test(shopper.address());
    },
    () => `At ${shopper.address()}, with no list for the filters`,
  );
}
