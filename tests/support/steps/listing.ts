import { eventually } from "../eventually.ts";
import type { Scope, Shopper } from "../shopper.ts";

export interface Card {
  name: string;
  /** In rupees. */
  price: number;
}

/** The first list of products, once it has come: most lists are deferred parts of their page. */
export async function cardsIn(scope: Scope): Promise<Scope[]> {
  let cards: Scope[] = [];
  await eventually(
    async () => (cards = await scope.within("list", "Products").each("listitem")).length > 0,
    () => "No products are listed",
  );
  return cards;
}

/** A card's first link is the product, its first amount the current price. */
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

/** On the page, and in the panel. */
const apply = /^(Apply filters|Show \d+ products?)$/;

/** By the button, unless script applied the filters already. */
export async function applyFilters(shopper: Shopper, address: RegExp): Promise<void> {
  let isPressed = false;
  await eventually(
    async () => {
      if (isPressed && address.test(shopper.address())) return true;
      // Where the list follows each change, only the filter panel has the button.
      if ((await shopper.count("button", apply)) > 0)
        await shopper.press(apply).catch((error: unknown) => {
          // Hydration removes the button, perhaps after it was found: then the list has changed by
          // itself.
          if (!address.test(shopper.address())) throw error;
        });
      isPressed = true;
      return address.test(shopper.address());
    },
    () => `At ${shopper.address()}, without the filtered list`,
  );
}
