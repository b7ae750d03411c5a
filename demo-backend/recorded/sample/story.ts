import type { Story } from "../story.ts";
import { asTheShop, tokens } from "./as-the-shop.ts";
import { byHand } from "./by-hand.ts";
import { deviations } from "./deviations.ts";
import { openSample, type SampleSession } from "./session.ts";

export const sampleStory: Story<SampleSession> = {
  shop: "sample",
  open: openSample,
  first: [],
  script: [...byHand, ...asTheShop],
  tokenOf: (name) => tokens.get(name) ?? (name.startsWith("expired-token") ? "expired" : "asha"),
  hasSamePrices: true,
  deviations,
};
