import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { Instalments } from "./product-texts";

const block = { html: "<p>Ask your bank.</p>", terms: { yearlyRate: 14, months: [3, 12] } };
const of = (paise: number, words = block) =>
  renderToStaticMarkup(<Instalments block={words} price={money(paise, "INR")} />);

test("Instalments shows the smallest monthly amount from ₹3,000, if the merchant's block exists", () => {
  expect(of(299_999)).toBe("");
  expect(of(300_000)).toContain("EMI from <b>₹270</b>/month");
  expect(of(300_000, { ...block, html: "" })).toBe("");
});
