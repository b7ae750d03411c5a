import { expect, test } from "vitest";
import { toItems } from "./search-start.server";

test("toItems returns the items of a list without duplicates", () => {
  const html =
    '<h2>Popular</h2><ul><li><a href="/x">5G  phones</a></li><li>tv &amp; audio</li><li> </li><li>5G phones</li></ul>';
  expect(toItems(html)).toEqual(["5G phones", "tv & audio"]);
  expect(toItems("")).toEqual([]);
  expect(toItems("<p>none</p>")).toEqual([]);
});

test("toItems returns at most eight items", () => {
  expect(toItems(`<ul>${Array.from({ length: 30 }, (_, at) => `<li>${at}</li>`).join("")}`)).toHaveLength(8);
});
