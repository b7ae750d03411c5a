import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.each([
  ["ravi@example.com", true],
  ["ravi.iyer+shop@mail.example.co.in", true],
  ["bad", false],
  ["a@b", false],
  ["a@b..com", false],
  ["two@at@example.com", false],
  ["with space@example.com", false],
  ["<script>@example.com", false],
  [`${"x".repeat(250)}@example.com`, false],
])("isEmail(%s) is %s", (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});
