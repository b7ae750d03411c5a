import { expect, test } from "vitest";
import { heroProduct } from "./hero-product";

const products = [{ path: "/lamp.html" }, { path: "/fan.html" }];

test.each([
  ["it is what the hero leads to", '<ul><li><a class="x" href="/fan.html">Fan</a></li></ul>', "/fan.html"],
  ["whatever else the link says", '<a href="/fan.html?colour=red#top">Fan</a>', "/fan.html"],
  ["a hero that leads to a list has none", '<a href="/fans.html">Fans</a> <a href="/fan.html">Fan</a>', undefined],
  ["a hero without a link has none", "<p>Summer</p>", undefined],
])("%s", (_, html, path) => {
  expect(heroProduct(html, products)?.path).toBe(path);
});
