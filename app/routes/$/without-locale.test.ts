import { expect, test } from "vitest";
import { withoutLocale } from "./without-locale";

test.each([
  ["/en_IN/phones.html", "/phones.html"],
  ["/en-in/phones.html", "/phones.html"],
  ["/en/phones.html", "/phones.html"],
  ["/en_IN", ""],
  ["/engineering.html", "/engineering.html"],
  ["/phones/en/x.html", "/phones/en/x.html"],
])("%s is %s", (path, without) => {
  expect(withoutLocale(path)).toBe(without);
});
