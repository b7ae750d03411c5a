import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { amountInWords } from "./amount-in-words";

test.each([
  [0, "Rupees zero only"],
  [1500, "Rupees fifteen only"],
  [4200, "Rupees forty-two only"],
  [59_999_00, "Rupees fifty-nine thousand nine hundred ninety-nine only"],
  [1_20_000_50, "Rupees one lakh twenty thousand and fifty paise only"],
  [
    2_34_56_789_05,
    "Rupees two crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and five paise only",
  ],
  [100_00_00_000_00, "Rupees one hundred crore only"],
])("amountInWords writes %i paise as %s", (minor, words) => {
  expect(amountInWords(money(minor, "INR"))).toBe(words);
});

test("amountInWords returns null for another currency", () => {
  expect(amountInWords(money(100, "USD"))).toBeNull();
});
