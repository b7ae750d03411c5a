import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts, isFullMatrix } from "../support/modes.ts";
import { screens } from "./screens.ts";

/** Differs between two shoppers: numbers of orders, emails, the clock. */
const OF_THE_SHOPPER = /\d{9,}|[\w.+-]+@[\w.-]+|\d{1,2}:\d{2} [ap]m/gi;

const compared = screens.filter(({ isVariant, finish }) => !finish && (isFullMatrix || !isVariant));

test.each(compared)("$name has the same text on Node and on workerd", async ({ find }) => {
  const texts = await Promise.all(
    hosts.map(async (host) => {
      const shopper = new Browserless(inject("origins")[host]);
      await shopper.expecting(404).goto(await find(shopper));
      return `${await shopper.title()} ${await shopper.text()}`.replace(OF_THE_SHOPPER, "…");
    }),
  );
  expect(texts[1]).toBe(texts[0]);
  expect(texts[0]?.length).toBeGreaterThan(500);
});
