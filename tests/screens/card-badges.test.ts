import { expect, inject, test } from "vitest";
import { inChromium } from "../support/modes.ts";
import { categoryPath } from "../support/steps/phone.ts";

test.each(["grid", "list"])("badges on a card never cover one another, however many there are: %s", (view) =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    await shopper.goto(`${categoryPath}?view=${view}`);
    const badge = page.getByRole("listitem").getByText(/^New$|% off$/);
    const boxes = await badge.first().evaluate((first: HTMLElement) => {
      for (const text of ["Made in India", "Only 4 left", "Energy saver"])
        first.after(Object.assign(first.cloneNode(), { textContent: text }));
      const card = first.closest("li");
      return [...(card?.querySelectorAll(".badge") ?? [])].map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        const { top: start = 0, bottom: end = 0 } = card?.getBoundingClientRect() ?? {};
        return { top, bottom, card: { top: start, bottom: end } };
      });
    });
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    const byHeight = boxes.toSorted((a, b) => a.top - b.top);
    for (const [at, { top, bottom, card }] of byHeight.entries()) {
      expect(top, `badge ${at} below the one above it`).toBeGreaterThanOrEqual(byHeight[at - 1]?.bottom ?? card.top);
      expect(bottom, `badge ${at} on the card`).toBeLessThanOrEqual(card.bottom);
    }
  }),
);
