import { expect, inject, test } from "vitest";
import { inChromium } from "../support/modes.ts";
import { bytesOfFirstScreen } from "../support/first-screen.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

/** One round trip on a fresh connection carries about 14 KB: ten segments of 1,460 bytes. */
const firstFlight = 14 * 1024;

test.each([
  ["home", "/"],
  ["listing", categoryPath],
  ["product", phone.path],
])("the first screen of %s fits into the first flight, styles included", (_, path) =>
  inChromium(inject("origins").node, async (shopper) => {
    const { bytes } = await bytesOfFirstScreen(shopper.page, path);
    expect(bytes).toBeLessThanOrEqual(firstFlight);
  }),
);
