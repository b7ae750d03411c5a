import type { Items } from "../shopper-steps.ts";
import type { BetweenRequests } from "../scenario.ts";
import type { SampleSession } from "./session.ts";

export type Step = BetweenRequests<SampleSession>;

export const fill =
  (cart: string, ...items: Items): Step =>
  (session) =>
    session.fill(cart, items);

export const ready =
  (cart: string, ...items: Items): Step =>
  async (session) => {
    await session.fill(cart, items);
    await session.prepareCheckout(cart);
  };

export const set =
  (change: (session: SampleSession) => unknown): Step =>
  async (session) =>
    void (await change(session));
