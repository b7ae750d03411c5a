import { describe, expect, test } from "vitest";
import { meetsPasswordRule, passwordRuleText } from "./password-rule";

const magento = { minimumLength: 8, requiredClasses: 3 };

describe("meetsPasswordRule", () => {
  test.each([
    ["Passw0rd", true],
    ["passw0rd!", true],
    ["मेरापास1a!", true],
    ["passwordpassword", false],
    ["PASSWORD1", false],
    ["Pw0!", false],
    ["  Pw0!  ", false],
    ["", false],
  ])("%j with at least eight characters of three classes: %s", (password, isGood) => {
    expect(meetsPasswordRule(password, magento)).toBe(isGood);
  });

  test("accepts one class when the backend requires only one", () => {
    expect(meetsPasswordRule("aaaaaaaa", { minimumLength: 8, requiredClasses: 1 })).toBe(true);
  });
});

test("passwordRuleText states the backend's numbers", () => {
  expect(passwordRuleText({ minimumLength: 10, requiredClasses: 1 })).toBe(
    "At least 10 characters with at least one letter, one number or one special character.",
  );
  expect(passwordRuleText(magento)).toBe("8 or more characters, three of: a–z, A–Z, 0–9, symbol");
  expect(passwordRuleText({ minimumLength: 8, requiredClasses: 4 })).toContain("all of: a–z");
});
