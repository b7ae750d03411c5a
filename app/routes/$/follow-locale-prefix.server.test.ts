import { describe, expect, test } from "vitest";
import { localePrefix, namesLocale } from "./follow-locale-prefix.server";

describe("the first segment of a path", () => {
  test.each([
    ["/en_IN/phones.html", "en", "IN", "/phones.html"],
    ["/en-us/a/b", "en", "US", "/a/b"],
    ["/fr/phones.html", "fr", null, "/phones.html"],
    ["/en_IN", "en", "IN", ""],
    ["/tv/8k.html", "tv", null, "/8k.html"],
    ["/en//evil.example", "en", null, "/evil.example"],
    ["/en_IN///evil.example/x", "en", "IN", "/evil.example/x"],
  ])("%s may be the locale %s %s before %s", (path, language, region, rest) => {
    expect(localePrefix(path)).toEqual({ language, region, rest });
  });

  test.each(["/", "/tv.html", "/engineering.html", "/phones/en/x.html", "/en_IND/x", "/e/x", "/en_/x"])(
    "of %s is no locale",
    (path) => expect(localePrefix(path)).toBeNull(),
  );
});

test.each([
  ["/en_IN/x", "en-IN", true],
  ["/en/x", "en-IN", true],
  ["/en_US/x", "en-IN", false],
  ["/hi/x", "en-IN", false],
  ["/zh_TW/x", "zh-Hant-TW", true],
  ["/en_IN/x", "en", false],
])("%s names %s: %s", (path, locale, names) => {
  const prefix = localePrefix(path);
  expect(prefix && namesLocale(prefix, locale)).toBe(names);
});
