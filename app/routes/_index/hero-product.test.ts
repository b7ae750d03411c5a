import { expect, test } from "vitest";
import { heroProduct } from "./hero-product";

const products = [{ path: "/lamp.html" }, { path: "/fan.html" }];

test("it is what the hero leads to", () => {
  const inList = '<ul><li><a class="x" href="/fan.html">Fan</a></li></ul>';
  expect(heroProduct(inList, products)?.path).toBe("/fan.html");
  const withMore = '<a href="/fan.html?colour=red#top">Fan</a>';
  expect(heroProduct(withMore, products)?.path).toBe("/fan.html");
});

test("a hero that leads to a list has none", () => {
  const html = '<a href="/fans.html">Fans</a> <a href="/fan.html">Fan</a>';
  expect(heroProduct(html, products)).toBeNull();
});

test("a hero without a link has none", () => {
  expect(heroProduct("<p>Summer</p>", products)).toBeNull();
});
