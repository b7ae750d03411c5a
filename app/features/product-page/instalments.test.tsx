import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { INDIAN_DATES } from "~/lib/format/dates";
import { type RootData, ShopContext } from "~/lib/root-data";
import { Instalments } from "./product-texts";

const shop = { store: INDIAN_DATES } as RootData; // what it reads
const block = { html: "<p>Ask your bank.</p>", terms: { yearlyRate: 14, months: [3, 12] } };
const of = (paise: number, words = block) =>
  renderToStaticMarkup(
    <ShopContext.Provider value={shop}>
      <Instalments block={words} price={money(paise, "INR")} />
    </ShopContext.Provider>,
  );

test("Instalments shows the smallest monthly amount from ₹3,000, if the merchant's block exists", () => {
  expect(of(299_999)).toBe("");
  expect(of(300_000)).toContain("EMI from <b>₹270</b>/month");
  expect(of(300_000, { ...block, html: "" })).toBe("");
});
