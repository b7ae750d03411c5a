import { describe, expect, test } from "vitest";
import { hashPassword, isPassword, passwordProblem } from "./password.ts";

const policy = { passwordLength: 8, passwordClasses: 3 };

test.each([
  ["Pw0!", "The password needs at least 8 characters. Create a new password and try again."],
  ["       a1B", "The password needs at least 8 characters. Create a new password and try again."],
  [" Passw0rd!", "The password can't begin or end with a space. Verify the password and try again."],
  [
    "passwordpassword",
    "Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.",
  ],
  ["a".repeat(257), "Please enter a password with at most 256 characters."],
  ["Asha1@Example.in", "The password can't be the same as the email address. Create a new password and try again."],
  ["Passw0rd", null],
  ["पासवर्ड-aB", null],
])("passwordProblem(%j) is %j", (password, problem) => {
  expect(passwordProblem(password, "asha1@example.in", policy)).toBe(problem);
});

describe("isPassword", () => {
  test("accepts only the right password", async () => {
    const hash = await hashPassword("Passw0rd!");
    expect(hash).not.toContain("Passw0rd!");
    expect(await isPassword("Passw0rd!", hash)).toBe(true);
    expect(await isPassword("passw0rd!", hash)).toBe(false);
  });

  test("works with different hashes of equal passwords", async () => {
    expect(await hashPassword("Passw0rd!")).not.toBe(await hashPassword("Passw0rd!"));
  });

  test("accepts no password for an account without one", async () => {
    expect(await isPassword("", null)).toBe(false);
    expect(await isPassword("Passw0rd!", null)).toBe(false);
  });
});
