import { expect, inject, test } from "vitest";
import { inChromium } from "../support/modes.ts";
import { bytesOfFirstScreen } from "../support/first-screen.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

/** One round trip on a fresh connection carries about 14 KB: ten segments of 1,460 bytes. */
const firstRoundTrip = 14 * 1024;

test.each([
  ["home", "/"],
  ["listing", categoryPath],
  ["product", phone.path],
])("the first screen of %s with its styles fits into the first round trip", (_, path) =>
  inChromium(inject("origins").node, async (shopper) => {
    const { bytes } = await bytesOfFirstScreen(shopper.page, path);
    expect(bytes).toBeLessThanOrEqual(firstRoundTrip);
  }),
);
