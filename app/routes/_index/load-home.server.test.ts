import { expect, test } from "vitest";
import { firstLinkPath, hasOwnContent } from "./load-home.server";

test("firstLinkPath returns the path of the first link", () => {
  expect(firstLinkPath('<ul><li><a class="x" href="/fan.html?colour=red#top">Fan</a></li></ul>')).toBe("/fan.html");
  expect(firstLinkPath('<a href="/fans.html">Fans</a> <a href="/fan.html">Fan</a>')).toBe("/fans.html");
  expect(firstLinkPath("<p>Summer</p>")).toBeNull();
});

test.each([
  ["", false],
  ["<p>CMS homepage content goes here.</p>", false],
  ["<p>Lamps</p>", true],
])("the page %j has content of its own: %s", (html, expected) => {
  expect(hasOwnContent({ html })).toBe(expected);
});
