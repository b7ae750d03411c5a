import { expect, test } from "vitest";
import { plainMarkup } from "./plain-markup.ts";

test.each([
  ['<p onclick="x()">Hi <b>there</b></p>', "<p>Hi  there </p>"],
  ["<script>alert(1)</script><ul><li>One</li></ul>", "<ul><li>One</li></ul>"],
  ["<img src=x onerror=y>5 < 6", " 5 &lt; 6"],
  ["<p<script>", "<p>"],
])("reduces %s to plain markup", (html, plain) => {
  expect(plainMarkup(html)).toBe(plain);
});
