import { expect, inject, test } from "vitest";
import { inChromium } from "../support/modes.ts";

test("on a desktop the tiles are beside the hero and as high", () =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto("/");
      const placeOf = async (name: string) => {
        const box = await page
          .locator("main")
          .getByRole("link", { name: new RegExp(`^${name}`) })
          .boundingBox();
        if (!box) throw new Error(`${name} is not drawn`);
        return { ...box, right: box.x + box.width, foot: box.y + box.height };
      };
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const hero = await placeOf("Kestriva Aura 5G 5,500 mAh");
        const [first, second] = [await placeOf("Quiet on the metro"), await placeOf("Player two")];
        expect(hero.width / (first.right - hero.x), `at ${width}`).toBeCloseTo(2 / 3, 1);
        expect(first.x).toBeGreaterThan(hero.right);
        expect([first.y, second.foot]).toEqual([hero.y, hero.foot]);
      }
    },
    { viewport: { width: 1440, height: 900 } },
  ));

test("on a phone the first price is in the first viewport", () =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      await shopper.goto("/");
      const price = await shopper.page
        .locator("main")
        .getByText(/₹[\d,]+/)
        .first()
        .boundingBox();
      expect(price?.y).toBeLessThan(560);
    },
    { viewport: { width: 360, height: 740 } },
  ));
