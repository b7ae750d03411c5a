import { expect, inject, test } from "vitest";
import { inChromium } from "../support/modes.ts";

test("each panel has its ad on its side, 230 px wide at most", () =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto("/");
      const placeOf = async (panel: string, ad: string) => {
        const shelf = page.getByRole("region", { name: panel });
        const link = page.locator("main").getByRole("link", { name: new RegExp(ad) });
        const [beside, left] = [await link.boundingBox(), await shelf.boundingBox()];
        if (!beside || !left) throw new Error(`${panel} or its ad is not drawn`);
        return { width: beside.width, side: beside.x < left.x ? "start" : "end" };
      };
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const newest = await placeOf("New arrivals", "Quiet on the metro");
        const deals = await placeOf("Big deals", "Count every step");
        expect([newest.side, deals.side], `at ${width}`).toEqual(["end", "start"]);
        for (const ad of [newest, deals]) {
          expect(ad.width).toBeLessThanOrEqual(230);
          expect(ad.width).toBeGreaterThan(150);
        }
      }
    },
    { viewport: { width: 1440, height: 900 } },
  ));
