import { describe, expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { plansFor } from "./product-texts";
import { readInstalments } from "./load-product-page.server";

const table = `<table><tbody><tr><th scope="row">3 months</th><td>₹10,235</td></tr><tr><th scope="row">12 months</th><td>₹2,694</td></tr></tbody></table>`;
const block = (example: string) => `<p>Ask your bank.</p><p>${example}</p>${table}<p>The bank decides.</p>`;

describe("readInstalments", () => {
  test.each(["For ₹30,000 at 14 per cent a year:", "At 14% per annum", "14 percent a year"])(
    "reads rate and months from the example: %s",
    (example) => {
      expect(readInstalments(block(example))).toEqual({
        html: "<p>Ask your bank.</p><p>The bank decides.</p>",
        terms: { yearlyRate: 14, months: [3, 12] },
      });
    },
  );

  test.each([
    ['<p class="x" title="1 > 0">At <b>14%</b> per annum</p><!-- </table> -->', table],
    ["<p>At&nbsp;14% per\n annum</p>\n", table.replace("<table>", '<table class="plain">')],
    ["<P>At 14% a year", `${table.replaceAll(/\d+ months/g, "<b> $& </b>").replaceAll(" months", "&nbsp;months")}`],
    ["<p>At 14% a year</p>", table.replace("</td>", "<table><tr><td>First offer</td></tr></table></td>")],
  ])("reads odd markup: %s", (paragraph, example) => {
    expect(readInstalments(`<p>Ask.</p>${paragraph}${example}<p>The bank &amp; you.</p>`)).toEqual({
      html: "<p>Ask.</p><p>The bank &amp; you.</p>",
      terms: { yearlyRate: 14, months: [3, 12] },
    });
  });

  test.each(["", "<p>Ask your bank.</p>", block("Each bank has its own rate."), block("14 per cent less")])(
    "returns a block without a rate unchanged: %s",
    (html) => {
      expect(readInstalments(html)).toEqual({ html, terms: null });
    },
  );
});

describe("plansFor", () => {
  const plans = (rupees: number, yearlyRate = 14) =>
    plansFor(money(rupees * 100, "INR"), { yearlyRate, months: [3, 12] }).map(({ months, monthly, total }) => [
      months,
      monthly.minor / 100,
      total.minor / 100,
    ]);

  test("computes the merchant's example, rounded up to whole rupees", () => {
    expect(plans(30_000)).toEqual([
      [3, 10_235, 30_705],
      [12, 2_694, 32_328],
    ]);
    expect(plans(59_999)[1]).toEqual([12, 5_388, 64_656]);
  });

  test("divides the price by the months without interest", () => {
    expect(plans(12_000, 0)[1]).toEqual([12, 1_000, 12_000]);
  });
});
